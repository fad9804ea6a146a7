/** What a question lights in the cauldron: chips that may be chosen, and what would lie where. */
import { say } from "../../lib/words.svelte";
import type { Question } from "../../shell/question.svelte";
import { choices, optionName } from "./ask";
import type { Ghost, Lit } from "./Pot.svelte";
import type { PlayerView, Prompt } from "./shapes";
import { chipName } from "./words";

const onSpace = (chip: string, space: number): string => say("quacks-chip-on", { chip: chipName(chip), space });

/** Chips of the cauldron, by `chip@space`. */
export function litChips(question: Question<Prompt>, p: PlayerView): Record<string, Lit> {
  const prompt = question.prompt;
  const out: Record<string, Lit> = {};
  if (!prompt) return out;
  if (prompt.place === "pot")
    for (const option of prompt.options ?? [])
      out[option] = {
        option,
        key: question.digit(option),
        label: optionName(prompt, option),
        act: () => question.pick(option),
      };
  const white = p.pot.findLast((x) => x.chip === "white-3");
  if (prompt.verb === "brew" && prompt.options?.includes("white-3") && white)
    out[`${white.chip}@${white.space}`] = {
      option: "white-3",
      key: "N",
      label: optionName(prompt, "white-3"),
      act: () => question.pick("white-3"),
    };
  if (prompt.verb === "return_white" && prompt.chip)
    out[`${prompt.chip}@${prompt.spaces?.[0]}`] = {
      option: "",
      key: "",
      label: say("quacks-yes-return_white"),
      act: () => question.answer(true),
    };
  return out;
}

/** What is not there yet. */
export function ghosts(question: Question<Prompt>, p: PlayerView): Ghost[] {
  const prompt = question.prompt;
  if (!prompt) return [];
  const { verb, chip, spaces, lands } = prompt;
  if (lands) {
    const options = (prompt.options ?? []).filter((o, i, all) => all.findIndex((x) => lands[x] === lands[o]) === i);
    return options
      .filter((o) => lands[o] !== undefined)
      .map((o) => ({
        chip: o,
        space: lands[o]!,
        key: question.digit(o),
        label: onSpace(o, lands[o]!),
        act: () => question.pick(o),
      }));
  }
  if (verb === "droplet" || (verb === "spend" && prompt.options?.includes("droplet"))) {
    const option = verb === "spend" ? "droplet" : "cauldron";
    const act = (): void => question.pick(option);
    return [
      { sign: "drop", space: p.droplet + 1, key: question.digit(option), label: optionName(prompt, option), act },
    ];
  }
  if (prompt.kind !== "yes_no" || !spaces || spaces[0] === spaces[1]) return [];
  const answers = choices(prompt);
  const at = (answer: boolean): Ghost => ({
    ...(verb === "rat" ? { sign: "rat" } : { chip: chip! }),
    space: spaces[answer ? 1 : 0]!,
    label: answers.find((c) => c.answer === answer)!.text,
    act: () => question.answer(answer),
  });
  if (verb === "rat") return [at(true)];
  if (verb === "stir") return [at(false)];
  return p.pot.some((x) => x.space === spaces[0]) ? [at(true)] : [at(false), at(true)];
}

/** The next test tube, while one chooses which droplet moves. */
export function nextTube(question: Question<Prompt>): Lit | undefined {
  const prompt = question.prompt;
  const option = "tube";
  if (!prompt?.options?.includes(option)) return undefined;
  return { option, key: question.digit(option), label: optionName(prompt, option), act: () => question.pick(option) };
}

/** Where the essence may stay, if that is asked. */
export const settling = (question: Question<Prompt>): ((space: number) => void) | undefined =>
  question.prompt?.verb === "settle" ? (space) => question.answer(space) : undefined;
