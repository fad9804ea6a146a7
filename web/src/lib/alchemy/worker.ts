/** Deduction beside the page: a question in, its answer out. */
import { Deducer, reasons } from "./deduction";
import type { Answer, Question } from "./laboratory";

let deducer = new Deducer(false);

function answer(asked: Question): Answer {
  const { id, facts, golem } = asked;
  if ("ingredient" in asked) return { id, reasons: reasons(facts, golem, asked.ingredient, asked.alchemical) };
  if (golem !== deducer.golem) deducer = new Deducer(golem);
  return { id, deduction: deducer.deduce(facts, asked.figures) };
}

onmessage = ({ data }: MessageEvent<Question>): void => postMessage(answer(data));
