/** What pure code asks of a browser, for tests: a language, no memory, and the server's words. */
import { vi } from "vitest";

const files = import.meta.glob<string>("../../src/chaudron/locales/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const GAMES = ["dominion", "quacks", "alchemists"];

/** The answer of /api/locales/{language}?part={part}. */
function words(url: string): string {
  const [, language, part] = /\/api\/locales\/(\w+)\?part=(\w+)/.exec(url)!;
  const owner = (path: string): string => {
    const name = /(\w+)[\w-]*\.ftl$/.exec(path)![1]!;
    return GAMES.includes(name) ? name : name === "cli" ? "" : "common";
  };
  const wanted = Object.entries(files).filter(([path]) => path.includes(`/${language}/`) && owner(path) === part);
  return wanted.map(([, text]) => text).join("\n");
}

vi.stubGlobal("navigator", { language: "en-GB" });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("location", { pathname: "/", search: "" });
vi.stubGlobal("fetch", async (url: string) => ({ ok: true, text: async () => words(url) }));
