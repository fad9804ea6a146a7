/** Deduction beside the page: a question in, its answer out. */
import { Deducer } from "./deduction";
import type { Answer, Question } from "./laboratory";

let deducer = new Deducer(false);

onmessage = ({ data }: MessageEvent<Question>): void => {
  if (data.golem !== deducer.golem) deducer = new Deducer(data.golem);
  const answer: Answer = { id: data.id, deduction: deducer.deduce(data.facts, data.figures) };
  postMessage(answer);
};
