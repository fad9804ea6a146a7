import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { tableLine } from "../src/shell/log";
import { say, words } from "../src/lib/words.svelte";

const usual = globalThis.fetch;

describe("words that do not come at once", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.stubGlobal("fetch", usual);
  });

  test("are asked for again, and meanwhile nobody reads an id", async () => {
    let tries = 0;
    vi.stubGlobal("fetch", async (url: string) => {
      tries++;
      if (tries === 1) return { ok: false, status: 503, statusText: "busy" };
      if (tries === 2) throw new TypeError("no line");
      return usual(url);
    });
    const loaded = words.load("");
    expect(say("web-resign")).toBe("…");
    await vi.advanceTimersByTimeAsync(10_000);
    await loaded;
    expect(tries).toBe(3);
    expect(say("web-resign")).toBe("Resign");
    expect(say("web-no-such-message")).toBe("…");
  });
});

test("a number below nought has its own sign", async () => {
  await words.load("");
  expect([say("web-points", { n: -2 }), say("web-points", { n: 3 })]).toEqual(["−2 points", "3 points"]);
});

describe("what happens at a table", () => {
  const told = (entry: Parameters<typeof tableLine>[0], you = 0): string | undefined =>
    tableLine(entry, ["Ada", "Ben", "Cleo"], you)
      ?.parts.map((p) => p.text)
      .join("");

  test("is told in every game alike", () => {
    expect(told({ event: "resigned", player: 1, over: true })).toBe("Ben gives up. That is the end.");
    expect(told({ event: "resigned", player: 0, over: false })).toBe("You give up. A bot plays on.");
    expect(told({ event: "clock", player: 1 })).toBe("The time of Ben is up: a bot chooses.");
    expect(told({ event: "undo_refused", player: 1, other: 0 })).toBe(
      "Ben does not let you take back: your move stays.",
    );
    expect(told({ event: "undo_refused", player: 1, other: 2 })).toBe("Ben does not let Cleo take back.");
    expect(told({ event: "play", player: 1 })).toBeUndefined();
  });
});
