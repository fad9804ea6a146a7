"""Measures the deduction in a browser: python -m tools.deduction_figures

How long an answer over all 8!·24 worlds takes on a phone: with the processor slowed four times on the page
itself, and beside it in a worker, which Chromium does not slow, so that its time is taken four times.
"""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from playwright.sync_api import Browser, sync_playwright

from chaudron.games.alchemists.deduction import worlds_left
from chaudron.games.alchemists.knowledge import identity
from chaudron.server.front import STATIC
from chaudron.testing.browser.companion import web_space
from chaudron.testing.browser.people import ARGUMENTS, chromium
from tools.alchemy_vectors import some_facts

WEB = Path(__file__).resolve().parents[1] / "web"
SLOWER = 4
TARGET = 100  # milliseconds
TIMES = 5  # of which the best counts: what else this machine does is no part of it
CASE = 34  # of the vectors: a golem, and many facts of all kinds

# Everything that is asked of a sheet in the course of a game, timed on the page itself.
ON_THE_PAGE = """async ({facts, wrong}) => {
    const took = {};
    const timed = (what, work) => {
        const began = performance.now();
        const done = work();
        took[what] = Math.max(took[what] ?? 0, performance.now() - began);
        return done;
    };
    const began = performance.now();
    const { Deducer, reasons } = await import('/src/lib/alchemy/deduction.ts');
    const deducer = new Deducer(true);
    deducer.deduce([], true);
    took['first question, with its tables'] = performance.now() - began;
    let found;
    facts.forEach((_, n) => {
        found = timed('one fact more', () => deducer.deduce(facts.slice(0, n + 1), true));
    });
    const settled = found.checks.alchemicals.flatMap((left, i) =>
        [0, 1, 2, 3, 4, 5, 6, 7].filter(a => !(left >> a & 1)).map(a => [i, a]));
    for (const [i, a] of settled) timed('why a cell is ruled out', () => reasons(facts, true, i, a));
    timed('the first fact taken back', () => deducer.deduce(facts.slice(1), true));
    timed('a contradiction', () => deducer.deduce([...facts, wrong], true));
    return took;
}"""

# The same from the page's side of the companion's worker, which is started for the first question.
BESIDE = """async ({facts, wrong, worker}) => {
    let assistant;
    const ask = (known, more = { figures: true }) => {
        const began = performance.now();
        assistant ??= new Worker(worker, { type: 'module' });
        return new Promise(done => {
            assistant.onmessage = () => done(performance.now() - began);
            assistant.postMessage({ id: 0, facts: known, golem: true, ...more });
        });
    };
    const took = { 'first question, with its tables': await ask([]), 'one fact more': 0 };
    for (let n = 1; n <= facts.length; n++)
        took['one fact more'] = Math.max(took['one fact more'], await ask(facts.slice(0, n)));
    took['why a cell is ruled out'] = await ask(facts, { ingredient: 0, alchemical: 0 });
    took['the first fact taken back'] = await ask(facts.slice(1));
    took['a contradiction'] = await ask([...facts, wrong]);
    assistant.terminate();
    return took;
}"""

# What is fetched before the clock runs, as a phone has it already.
FETCH = """async () => {
    for (const part of ['algebra', 'facts', 'worlds', 'deduction']) {
        const link = document.createElement('link');
        link.rel = 'modulepreload';
        link.href = `/src/lib/alchemy/${part}.ts`;
        await new Promise(done => { link.onload = done; document.head.append(link); });
    }
}"""


@contextmanager
def sources() -> Iterator[str]:
    """The client's modules, one by one; their address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    vite = [str(WEB / "node_modules" / ".bin" / "vite"), "--host", "127.0.0.1", "--port", str(port)]
    server = subprocess.Popen([*vite, "--strictPort"], cwd=WEB, stdout=subprocess.DEVNULL)
    url = f"http://127.0.0.1:{port}"
    try:
        until = time.monotonic() + 60
        while time.monotonic() < until and server.poll() is None:
            try:
                urlopen(f"{url}/src/lib/alchemy/deduction.ts").close()
                break
            except URLError:
                time.sleep(0.2)
        yield url
    finally:
        server.terminate()
        server.wait()


def times(browser: Browser, url: str, script: str, slower: int, worker: str = "") -> dict[str, float]:
    """On a fresh page, as slow as a phone's, or as fast as this machine."""
    golem, facts = some_facts(CASE)
    wrong = next(f for f in (identity(0, a) for a in range(8)) if not worlds_left([*facts, f], golem))
    page = browser.new_page()
    page.route("**/blank", lambda route: route.fulfill(content_type="text/html", body="<!doctype html>"))
    page.goto(f"{url}/blank")
    if not worker:
        page.evaluate(FETCH)
    line = page.context.new_cdp_session(page)
    line.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    found: dict[str, float] = page.evaluate(
        script, {"facts": [f.shown() for f in facts], "wrong": wrong.shown(), "worker": worker}
    )
    page.close()
    return found


def best(runs: list[dict[str, float]]) -> dict[str, float]:
    return {what: min(run[what] for run in runs) for what in runs[0]}


def main() -> int:
    subprocess.run([sys.executable, str(WEB / "build.py")], check=True, capture_output=True)
    companion = STATIC / "companion"
    worker = f"/{next(companion.glob('assets/worker-*.js')).relative_to(companion).as_posix()}"
    with sources() as url, web_space(companion) as site, sync_playwright() as p:
        browser = p.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        slowed = best([times(browser, url, ON_THE_PAGE, SLOWER) for _ in range(TIMES)])
        beside = best([times(browser, site, BESIDE, 1, worker) for _ in range(TIMES)])
        browser.close()
    print(f"milliseconds, {SLOWER} times slower, best of {TIMES} (target: under {TARGET})")
    print(f"  {'':34} {'page':>6} {'worker':>8}")
    for what, took in slowed.items():
        print(f"  {what:34} {took:6.1f} {SLOWER * beside[what]:8.1f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
