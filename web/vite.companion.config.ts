import { fileURLToPath } from "node:url";
import { serwist } from "@serwist/vite";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import drawn from "./src/companion/icons.json" with { type: "json" };
import { glyphs, icons } from "./vite.drawings.ts";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const OUT = at("../src/chaudron/server/static/companion");

/** The companion: a page of its own that asks no server for anything, and lies in any folder of any site. */
export default defineConfig({
  root: at("./companion"),
  base: "./",
  plugins: [
    svelte({ configFile: false }),
    icons(drawn),
    glyphs({ each: false }),
    serwist({
      swSrc: at("./src/companion/offline.worker.ts"),
      swDest: "offline.js",
      swUrl: "./offline.js",
      globDirectory: OUT,
      globPatterns: ["**/*"],
      base: "./",
      scope: "./",
      rollupFormat: "iife",
    }),
  ],
  build: { outDir: OUT, emptyOutDir: true, reportCompressedSize: false, target: "es2022" },
});
