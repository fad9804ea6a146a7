import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["node_modules", "src/lib/protocol.ts", "src/games/*/shapes.ts"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs["flat/recommended"],
  {
    languageOptions: { globals: { ...globals.browser } },
    rules: {
      eqeqeq: "error",
      "no-undef": "off", // TypeScript knows better
      "svelte/no-at-html-tags": "off", // icons of our own bundle and QR codes of our own server
      "svelte/prefer-svelte-reactivity": "off", // a Map that nothing is drawn from is a Map
      "svelte/require-each-key": "off", // lists of words are drawn anew
      "svelte/no-navigation-without-resolve": "off", // SvelteKit's
    },
  },
  { files: ["*.config.{js,ts}"], languageOptions: { globals: { ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"] } },
  },
);
