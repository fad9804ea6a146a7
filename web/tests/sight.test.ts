import { expect, test } from "vitest";
import { farFrom } from "../src/shell/sight";

const box = (top: number, bottom: number): DOMRect => ({ top, bottom }) as DOMRect;

test("what is in sight is not scrolled", () => {
  expect(farFrom([box(10, 50), box(60, 90)], 0, 100)).toBe(0);
  expect(farFrom([], 0, 100)).toBe(0);
});

test("what lies below comes up as far as it must", () => {
  expect(farFrom([box(120, 150)], 0, 100)).toBe(58);
});

test("what lies above, or is too long, is seen from its beginning", () => {
  expect(farFrom([box(-40, 20)], 0, 100)).toBe(-48);
  expect(farFrom([box(50, 60), box(300, 320)], 0, 100)).toBe(42);
});
