import { expect, test } from "vitest";
import { chosen, offered, written, type Printed } from "../src/games/quacks/shelf";

const book = (colour: string, set: string, module: string): Printed => ({
  id: `${colour}-${set}`,
  colour,
  set,
  module,
});
const ALL = [
  ...["green", "blue", "red", "yellow", "purple"].flatMap((c) => [
    ...["1", "2", "3", "4"].map((n) => book(c, n, "base")),
    ...["5", "6"].map((n) => book(c, n, "herb_witches")),
  ]),
  book("black", "base", "base"),
  book("black", "base", "base"),
  ...["5", "6"].map((n) => book("black", n, "herb_witches")),
  ...["5", "6"].map((n) => book("locoweed", n, "herb_witches")),
  ...["A", "B"].map((n) => book("locoweed", n, "alchemists")),
];
const with_ =
  (witches: boolean, patients: boolean) =>
  (colour: string): string[] =>
    offered(ALL, colour, witches, patients);

test("boxes bring their books", () => {
  expect(offered(ALL, "black", false, false)).toEqual(["base"]);
  expect(offered(ALL, "locoweed", false, true)).toEqual(["A", "B"]);
  expect(offered(ALL, "red", true, false)).toHaveLength(6);
});

test("a set is read as the server reads it", () => {
  expect(written(chosen("set2", with_(false, false)))).toBe("green=2,blue=2,red=2,yellow=2,purple=2,black=base");
  expect(chosen("set5", with_(true, false))).toMatchObject({ green: "5", black: "5", locoweed: "5" });
  expect(chosen("set1", with_(true, true))).toMatchObject({ black: "base", locoweed: "5" });
  expect(chosen("red=3, locoweed=B", with_(false, true))).toMatchObject({ red: "3", blue: "1", locoweed: "B" });
});
