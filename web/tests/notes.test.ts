import { expect, test } from "vitest";
import { Pencil } from "../src/shell/notes";

test("a sheet shows what is on its way, and then what the server keeps", () => {
  const pencil = new Pencil();
  pencil.keep(0, { a: "no", b: "?" });
  pencil.write("1", 0, { a: "", c: "yes" });
  pencil.write("2", 1, { a: "mine, too" });
  expect(pencil.sheets()).toEqual({ 0: { b: "?", c: "yes" }, 1: { a: "mine, too" } });
  pencil.keep(0, { a: "no", b: "?", d: "from the other device" });
  expect(pencil.sheets()[0]).toEqual({ b: "?", c: "yes", d: "from the other device" });
  pencil.done("1"); // it was refused
  expect(pencil.sheets()[0]).toEqual({ a: "no", b: "?", d: "from the other device" });
});
