/** The Quacks in words: questions and the log as the terminal says them. */
import type { Prompt as AnyPrompt, Told as AnyTold } from "../../lib/protocol";
import { first, listed, say } from "../../lib/words.svelte";
import { generic, lineOf, type Speech } from "../plain/speech";
import type { Prompt, Told } from "./shapes";

const plain = generic("quacks", {
  all: ["chip", "fortune", "witch", "patient", "book", "word"],
  under: {
    books: "book",
    card: "fortune",
    witches: "witch",
    visitor: "witch",
    patients: "patient",
    patient: "patient",
    phase: "phase",
    pennies: "penny",
  },
});

/** The name of anything that can ask: a book, a card, a witch, a patient. Books share their ids with chips. */
function called(id: string): string {
  const message = first(...["fortune", "witch", "patient", "book"].map((kind) => `quacks-${kind}-${id}`));
  return message ? say(message) : id;
}

const chipName = (chip: string): string => say(`quacks-chip-${chip}`);

function ask(prompt: AnyPrompt): string {
  const { verb, source = "", chip, n = 0 } = prompt as Prompt;
  const asked = `quacks-ask-${verb}`;
  const text = verb === "call" ? plain.text(source, "witches") : "";
  const question = say(first(`${asked}-${source}`, asked) ?? asked, { chip: chip ? chipName(chip) : "", n, text });
  return source && verb !== "buy" ? say("quacks-ask-from", { source: called(source), question }) : question;
}

function option(prompt: AnyPrompt, option: string): string {
  const [chip, space] = option.split("@", 2);
  if (space) return say("quacks-chip-on", { chip: chipName(chip!), space });
  const own = first(`quacks-word-${prompt.verb}-${option}`, `quacks-chip-${option}`);
  return own ? say(own) : plain.word(option, prompt.verb);
}

const OF_THE_TABLE = ["round", "fortune"]; // told of everybody, though the start player does it

function tell(entry: AnyTold, names: string[], you: number): ReturnType<Speech["tell"]> {
  const { event, player, n, chips = [], word = "" } = entry as Told;
  if (event === "scoring") return null;
  const message = event === "rubies" && n < 0 ? "pay" : event;
  const text = say(`quacks-log-${message}`, {
    you: player === you ? "yes" : "no",
    name: names[player] ?? "",
    n: Math.abs(n),
    chips: listed(chips.map(chipName)),
    word: word && (event === "book" ? called(word) : plain.word(word, event)),
  });
  const heading = event === "round";
  return lineOf(OF_THE_TABLE.includes(event) ? { ...entry, player: -1 } : entry, text, heading);
}

export const speech: Speech = {
  ...plain,
  ask,
  option,
  tell,
  brief: ["points", "rubies", "droplet", "space"],
};
