import { expect, test } from "vitest";
import type { GameInfo } from "../src/lib/api";
import { changed, fromAddress, lastOf, newcomers, presetOf, toAddress, withFriends } from "../src/pages/lobby/setups";
import { settings } from "../src/lib/settings.svelte";

const option = (name: string, kind: string, usual: unknown) => ({
  name,
  kind,
  default: usual,
  choices: [],
  lo: 0,
  hi: 9,
});
const preset = (name: string, options: Record<string, unknown>, asks: string[] = []) => ({
  name,
  message: name,
  names: {},
  options,
  asks,
});

const game = {
  name: "stones",
  bots_about: {},
  default_bot: "greedy",
  options: [option("bag", "text", "small"), option("night", "flag", false), option("first", "number", 0)],
  presets: [preset("usual", { bag: "small" }), preset("big", { bag: "big" }), preset("own", {}, ["bag", "night"])],
} as unknown as GameInfo;

test("a newcomer plays the first preset against the usual bot", () => {
  const { options, seats } = newcomers(game);
  expect(options).toEqual({ bag: "small" });
  expect(seats).toEqual([{ kind: "mine" }, { kind: "bot", bot: "greedy" }]);
  expect(withFriends(seats)).toEqual([{ kind: "mine" }, { kind: "open" }]);
});

test("options are known by the preset that makes them", () => {
  expect(presetOf(game, {})?.name).toBe("usual");
  expect(presetOf(game, { bag: "big" })?.name).toBe("big");
  expect(presetOf(game, { bag: "mine", night: true })?.name).toBe("own");
  expect(presetOf(game, { first: 2 })).toBeUndefined();
  expect(changed(game.options, { bag: "small", night: true }).map((o) => o.name)).toEqual(["night"]);
});

test("an address carries a set-up there and back", () => {
  const options = { bag: "a, b + c", night: true, first: 2 };
  const address = toAddress(game, options);
  expect(address.startsWith("/set/stones?bag=")).toBe(true);
  expect(fromAddress(game, address.slice(address.indexOf("?")))).toEqual(options);
  expect(fromAddress(game, "?utm=x")).toBeNull();
});

test("a set-up that an older page kept is completed", () => {
  settings.setups = { stones: { options: { night: true } } as never };
  expect(lastOf(game)?.seats).toHaveLength(2);
  expect(lastOf(game)?.table.spectators).toBe(true);
  settings.setups = {};
  expect(lastOf(game)).toBeNull();
});
