import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { glyphs, icons } from "./vite.drawings.ts";

export default defineConfig({
  plugins: [svelte(), icons(), glyphs({ each: true })],
  build: {
    outDir: "../src/chaudron/server/static",
    emptyOutDir: true,
    reportCompressedSize: false,
    target: "es2022",
    rolldownOptions: {
      output: {
        // What every table needs travels together, and so does what every table of a game needs. What only some
        // of them need of the shell at once has a place of its own, lest they fetch each other's boards for it.
        codeSplitting: {
          groups: [
            {
              name: "shell",
              test: /node_modules\/svelte\/|src\/(lib|shell)\/(?!alchemy|asked|Chapters|End|Help|Look|Menu|Me\.|[Mm]otion|options|Readings|Rulings|Search|SettingsForm|Stopped|Subject)/,
            },
            { name: "panels", test: /src\/shell\/(asked|Help|Look|Rulings)/ },
            {
              name: "dominion",
              test: /src\/games\/dominion\/(?!CardPanel|Moment|[Mm]otion|Picker|picture|Score|ZonePanel)/,
            },
            { name: "alchemists", test: /(src\/games\/|virtual:icons\/)alchemists(?!\/(Moment|picture))/ },
            { name: "quacks", test: /(src\/games\/|virtual:icons\/)quacks(?!\/(Moment|picture|[Ss]helf))/ },
          ],
        },
      },
    },
  },
  server: {
    proxy: { "/ws": { target: "ws://127.0.0.1:8765", ws: true }, "/api": "http://127.0.0.1:8765" },
  },
});
