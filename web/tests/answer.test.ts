import { describe, expect, test } from "vitest";
import { confirmed, digit, left, numbers, pick, rank, ready, sought, unpick } from "../src/shell/answer";

const some = { kind: "some" as const, lo: 0, hi: 2, options: ["copper", "copper", "estate"] };

describe("an answer in the making", () => {
  test("one option is an answer at once", () => {
    expect(pick({ kind: "one", lo: 1, hi: 1, options: ["a", "b"] }, [], "b").answer).toBe("b");
    expect(pick({ kind: "name", lo: 1, hi: 1, options: ["a"] }, [], "a").answer).toBe("a");
  });

  test("one of several that must be exactly one is an answer at once, as a list", () => {
    expect(pick({ ...some, lo: 1, hi: 1 }, [], "estate").answer).toEqual(["estate"]);
  });

  test("copies are chosen one by one, and no more than may be", () => {
    let { chosen } = pick(some, [], "copper");
    ({ chosen } = pick(some, chosen, "copper"));
    expect(chosen).toEqual(["copper", "copper"]);
    expect(left(some.options, chosen)).toEqual(["estate"]);
    expect(pick(some, chosen, "estate")).toEqual({ chosen });
  });

  test("a click on what is chosen takes it back when there is no other copy", () => {
    expect(pick(some, ["estate"], "estate")).toEqual({ chosen: [] });
    expect(unpick(["a", "b", "a"], "a")).toEqual(["a", "b"]);
    expect(unpick(["a"], "b")).toEqual(["a"]);
  });

  test("it is ready from the fewest to the most", () => {
    expect([[], ["copper"], ["copper", "copper", "estate"]].map((c) => ready({ ...some, lo: 1 }, c))).toEqual([
      false,
      true,
      false,
    ]);
  });

  test("what was not put in order follows as it was shown", () => {
    const order = { kind: "order" as const, lo: 3, hi: 3, options: ["a", "b", "c"] };
    expect(confirmed(order, ["c"])).toEqual(["c", "a", "b"]);
    expect(ready(order, [])).toBe(true);
    expect(rank(order, ["c", "a"], "a", 0)).toBe(2);
    expect(rank(order, ["c"], "b", 0)).toBe(0);
  });

  test("the last one to be put in order has no choice", () => {
    const order = { kind: "order" as const, lo: 3, hi: 3, options: ["a", "b", "c"] };
    expect(pick(order, [], "c")).toEqual({ chosen: ["c"] });
    expect(pick(order, ["c"], "b").answer).toEqual(["c", "b", "a"]);
  });

  test("letters mean the name that begins with them, or has a word that does", () => {
    const names = ["ironworks", "gold", "copper", "throne room", "room"];
    expect(["gol", "o", "roo", "thr", "x", ""].map((typed) => names[sought(names, typed)])).toEqual([
      "gold",
      "ironworks",
      "room",
      "throne room",
      undefined,
      undefined,
    ]);
  });

  test("few numbers are buttons, many are not", () => {
    expect(numbers({ kind: "number", lo: 2, hi: 4 })).toEqual([2, 3, 4]);
    expect(numbers({ kind: "number", lo: 0, hi: 40 })).toEqual([]);
  });

  test("ten choices have a key", () => {
    expect([0, 8, 9, 10, -1].map(digit)).toEqual(["1", "9", "0", "", ""]);
  });
});
