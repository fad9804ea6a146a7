import { generic } from "../plain/speech";

export const speech = generic("alchemists");
