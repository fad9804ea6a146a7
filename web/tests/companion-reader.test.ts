import { afterEach, describe, expect, test, vi } from "vitest";
import { ALL_EIGHT, COLOURS, PAIRS, POTIONS } from "../src/lib/alchemy/algebra";
import {
  GLYPHS,
  GLYPH_COLOURS,
  LETTERS,
  Refusal,
  codeOf,
  decode,
  libraryOffer,
  limit,
  mix32,
  newCode,
  subkey,
  type Secret,
} from "../src/lib/alchemy/reader";
import text from "./reader.json?raw";

interface Vectors {
  glyphs: string[];
  colours: string[];
  mix32: [number, number][];
  subkeys: number[][];
  secrets: string[];
  typed: [string, string][];
  answers: Record<string, string>[];
}
const vectors = JSON.parse(text) as Vectors;

function outcome(code: string): string {
  try {
    return decode(code).code;
  } catch (refusal) {
    if (refusal instanceof Refusal) return refusal.reason;
    throw refusal;
  }
}

const digits = (answers: readonly (number | boolean)[]): string => answers.map(Number).join("");

/** Colour and size for the chest, then for the ears. */
const triggers = (secret: Secret): string =>
  secret.hasGolem ? digits([0, 1].map((part) => secret.trigger(part)).flatMap((t) => [t.colour, t.size])) : "";

function answers(secret: Secret): Record<string, string> {
  const wanted = POTIONS.slice(0, -1);
  const ofPairs = (ask: (i: number, j: number) => number | boolean): string => digits(PAIRS.map(([i, j]) => ask(i, j)));
  const out = {
    code: secret.code,
    mix: ofPairs((i, j) => secret.mix(i, j)),
    sale: digits(PAIRS.flatMap(([i, j]) => wanted.map((_, w) => secret.sale(i, j, w)))),
    sign: digits(ALL_EIGHT.flatMap((i) => COLOURS.map((_, c) => secret.sign(i, c)))),
    claim: digits(PAIRS.flatMap(([i, j]) => POTIONS.map((_, p) => secret.isTrue(j, i, p)))),
    light: digits(ALL_EIGHT.map((i) => secret.light(i))),
  };
  if (!secret.hasGolem) return out;
  return {
    ...out,
    reaction: digits(ALL_EIGHT.map((i) => secret.reaction(i))),
    animates: ofPairs((i, j) => secret.animates(i, j)),
  };
}

describe("codes are those of the terminal", () => {
  test("words are spread alike", () => {
    for (const [word, spread] of vectors.mix32) expect(mix32(word)).toBe(spread);
    expect([4, 5].map((width) => vectors.subkeys[0]!.map((_, round) => subkey(width, round)))).toEqual(vectors.subkeys);
  });

  test("thousands of secrets have their code, glyph, alchemicals and golem", () => {
    const rows = vectors.secrets.map((row) => {
      const [number, code] = row.split(" ") as [string, string];
      const golem = code.length === 5;
      const secret = decode(code);
      return `${number} ${codeOf(Number(number), golem)} ${secret.glyph} ${digits(secret.revelation())} ${triggers(secret)}`;
    });
    expect(rows.length).toBeGreaterThan(4000);
    expect(rows).toEqual(vectors.secrets);
  });

  test("what is typed is understood, or refused for the same reason", () => {
    expect(vectors.typed.map(([typed]) => [typed, outcome(typed)])).toEqual(vectors.typed);
    const reasons = new Set(vectors.typed.map(([, came]) => came).filter((came) => came.startsWith("code-")));
    expect([...reasons].sort()).toEqual(["code-length", "code-letter", "code-unused"]);
  });

  test("glyphs have the same names in the same order", () => {
    expect([...GLYPHS]).toEqual(vectors.glyphs);
    expect([...GLYPH_COLOURS]).toEqual(vectors.colours);
  });
});

describe("answers are those of the terminal", () => {
  test.each(vectors.answers.map((a) => [a.code!, a] as const))("%s", (code, told) => {
    expect(answers(decode(code))).toEqual(told);
  });

  test("what makes no sense is refused", () => {
    const [base, golem] = vectors.answers.map((a) => a.code!).sort((a, b) => a.length - b.length) as [string, string];
    const refused = (ask: () => unknown, reason: string): void => expect(ask).toThrow(reason);
    refused(() => decode(base).reaction(0), "code-needs-golem");
    refused(() => decode(base).animates(0, 1), "code-needs-golem");
    refused(() => decode(base).trigger(0), "code-needs-golem");
    refused(() => decode(golem).mix(3, 3), "same-ingredient");
    refused(() => decode(golem).animates(3, 3), "same-ingredient");
  });
});

describe("chance is this phone's own", () => {
  afterEach(() => void vi.restoreAllMocks());

  /** The words that chance gives next. */
  function given(...words: number[]): void {
    vi.spyOn(crypto, "getRandomValues").mockImplementation((into) => {
      (into as Uint32Array)[0] = words.shift()!;
      return into;
    });
  }

  test("a new game may be any, and none is likelier", () => {
    given(12345, 40320 + 7, 2 ** 32 - 1, 5);
    expect(newCode(false)).toBe(codeOf(12345, false));
    expect(newCode(false)).toBe(codeOf(7, false));
    expect(newCode(false)).toBe(codeOf(5, false)); // the greatest words would make some games likelier
    given(limit(true) - 1);
    expect(newCode(true)).toBe(codeOf(967679, true));
  });

  test("new codes are codes", () => {
    for (let k = 0; k < 200; k++) {
      const code = newCode(k % 2 === 0);
      expect(decode(code).code).toBe(code);
      expect([...code].every((letter) => LETTERS.includes(letter))).toBe(true);
    }
  });

  test("a shelf holds four different ingredients, any of the eight", () => {
    const seen = new Set<number>();
    for (let k = 0; k < 200; k++) {
      const shelf = libraryOffer();
      expect(new Set(shelf).size).toBe(4);
      expect(shelf).toEqual(shelf.toSorted());
      shelf.forEach((i) => seen.add(i));
    }
    expect([...seen].sort()).toEqual([...ALL_EIGHT]);
  });
});
