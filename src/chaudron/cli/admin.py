"""`chaudron admin`: what whoever runs a server may do to its tables; for programs with --json."""

import asyncio
from argparse import Namespace
from collections.abc import Callable
from datetime import datetime
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from chaudron.cli.refusals import explain
from chaudron.cli.serve import opened
from chaudron.kernel.errors import Refusal
from chaudron.locales import Texts
from chaudron.server import admin as server_admin
from chaudron.server.admin import ListedTable, SeatLine
from chaudron.server.store.store import Store

UNWELL = 1  # the exit status when the database is not well


def admin(options: Namespace, texts: Texts) -> int:
    """Carry out one of the commands below over the database that the server uses."""
    if options.subcommand == "health":
        return health(options, texts)
    store = opened()
    try:
        return COMMANDS[options.subcommand](store, options, texts)
    finally:
        store.close()


def told(options: Namespace, value: Any, show: Callable[[], None]) -> int:
    """For a program, or for a person."""
    if options.json:
        print(msgspec.json.format(msgspec.json.encode(value), indent=1).decode())
    else:
        show()
    return 0


# ---------------------------------------------------------------- looking


def tables(store: Store, options: Namespace, texts: Texts) -> int:
    found = server_admin.table_lines(store, options.status or "", options.most)
    return told(options, found, lambda: show_tables(found, texts))


def show_tables(found: list[ListedTable], texts: Texts) -> None:
    if not found:
        print(texts.say("admin-no-tables"))
        return
    grid = Grid(border_style="dim")
    for heading in ("code", "id", "game", "status", "seats", "events", "used"):
        grid.add_column(texts.say(f"admin-{heading}"), justify="right" if heading == "events" else "left")
    for line in found:
        seats = ", ".join(seat_name(seat, texts) for seat in line.seats)
        status = texts.say(f"admin-status-{line.status}")
        grid.add_row(line.code, line.id, line.game, status, Text(seats), str(line.events), when(line.updated))
    wide(grid)


def wide(grid: Grid) -> None:
    """Print a table; what is not a terminal is wide enough for every column."""
    console = Console(highlight=False)
    if not console.is_terminal:
        console.width = max(console.width, 160)
    console.print(grid)


def seat_name(seat: SeatLine, texts: Texts) -> str:
    return texts.say("admin-free-seat") if seat.kind == "open" else seat.name


def when(at: float) -> str:
    return datetime.fromtimestamp(at).astimezone().strftime("%Y-%m-%d %H:%M")


def show(store: Store, options: Namespace, texts: Texts) -> int:
    card = server_admin.table_card(store, options.table)

    def shown() -> None:
        show_tables([card.table], texts)
        for seat in card.table.seats:
            print(texts.say("admin-seat-line", seat=seat.seat, name=seat_name(seat, texts)))
        for line in card.chat:
            name = line.name or texts.say("admin-spectator")
            print(texts.say("admin-chat-line", n=line.n, at=when(line.at), name=name, text=line.text))

    return told(options, card, shown)


def health(options: Namespace, texts: Texts) -> int:
    try:
        store = opened()
    except Refusal as r:
        if not options.json:
            raise
        told(options, {"ok": False, "problem": r.code, "message": explain(r, texts)}, lambda: None)
        return UNWELL
    try:
        found = server_admin.health(store, asyncio.run(store.problem()) or store.damage())
    finally:
        store.close()

    def shown() -> None:
        said = texts.say(f"error-{found.problem}") if found.problem else texts.say("admin-well")
        print(texts.say("admin-database", where=found.where, how=said))
        for status in ("open", "playing", "over", "closed"):
            n = found.tables.get(status, 0)
            print(texts.say("admin-count", n=n, status=texts.say(f"admin-status-{status}")))
        print(texts.say("admin-size", events=found.events, size=megabytes(found.bytes)))
        if found.free_bytes is not None:
            print(texts.say("admin-free", size=megabytes(found.free_bytes)))

    told(options, found, shown)
    return 0 if found.ok else UNWELL


def megabytes(size: int) -> str:
    return f"{size / 1e6:.1f}"


# ---------------------------------------------------------------- changing


def close(store: Store, options: Namespace, texts: Texts) -> int:
    line = server_admin.close(store, options.table)
    return told(options, line, lambda: print(texts.say("admin-closed", table=line.code)))


def remove_name(store: Store, options: Namespace, texts: Texts) -> int:
    line = server_admin.remove_name(store, options.table, options.seat)
    name = line.seats[options.seat].name
    done = texts.say("admin-name-removed", seat=options.seat, table=line.code, name=name)
    return told(options, line, lambda: print(done))


def remove_line(store: Store, options: Namespace, texts: Texts) -> int:
    line = server_admin.remove_line(store, options.table, options.line)
    done = texts.say("admin-line-removed", n=options.line, table=line.code)
    return told(options, line, lambda: print(done))


def prune(store: Store, options: Namespace, texts: Texts) -> int:
    codes = server_admin.prune(store, options.days, options.dry_run)
    said = texts.say(
        "admin-would-prune" if options.dry_run else "admin-pruned", n=len(codes), days=options.days
    )
    body = {"removed": [] if options.dry_run else codes, "found": codes, "days": options.days}
    return told(options, body, lambda: print(said))


COMMANDS: dict[str, Callable[[Store, Namespace, Texts], int]] = {
    "tables": tables,
    "show": show,
    "close": close,
    "remove-name": remove_name,
    "remove-line": remove_line,
    "prune": prune,
}
