/** What pure code asks of a browser, for tests: a language, no memory, and the server's words. */
import { vi } from "vitest";

const files = import.meta.glob<string>("../../src/chaudron/locales/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The answer of /api/locales/{language}. */
function words(url: string): string {
  const language = /\/api\/locales\/(\w+)/.exec(url)?.[1];
  return Object.entries(files)
    .filter(([path]) => path.includes(`/${language}/`))
    .map(([, text]) => text)
    .join("\n");
}

vi.stubGlobal("navigator", { language: "en-GB" });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("location", { pathname: "/", search: "" });
vi.stubGlobal("fetch", async (url: string) => ({ ok: true, text: async () => words(url) }));
