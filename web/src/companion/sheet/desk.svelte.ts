/** The sheets that this phone keeps, and every step back and forth between them. */
import { INGREDIENTS } from "../../games/alchemists/alchemy";
import { AIDS, type Aid } from "../../lib/alchemy/laboratory";
import { keep, kept, setAside } from "../kept";
import { EMPTY, opened, read, type Shelf } from "./shelf";

const NAME = "sheet";
const WISHES = "sheet-wishes";
const STEPS = 200; // that can be taken back

interface Wishes {
  aid: Aid;
  /** What is held; nothing stands for everything. */
  hand: string[];
}
const isWishes = (value: unknown): value is Wishes =>
  typeof value === "object" &&
  value !== null &&
  AIDS.some((aid) => aid === (value as Partial<Wishes>).aid) &&
  Array.isArray((value as Partial<Wishes>).hand) &&
  (value as Wishes).hand.every((held) => INGREDIENTS.includes(held));

export class Desk {
  shelf = $state.raw<Shelf>(EMPTY);
  sheet = $derived(opened(this.shelf));
  /** Something that was kept could not be read, and lies aside. */
  damaged = $state(false);
  /** What was done last is kept on the phone. */
  safe = $state(true);
  wishes = $state.raw<Wishes>(kept(WISHES, isWishes) ?? { aid: "checks", hand: [] });
  #past = $state.raw<Shelf[]>([]);
  #future = $state.raw<Shelf[]>([]);

  constructor() {
    const found = kept(NAME, (value): value is object => typeof value === "object" && value !== null);
    const { shelf, whole } = read(found);
    this.shelf = shelf;
    if (whole) return;
    this.damaged = setAside(NAME);
    if (this.damaged) this.#keep();
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }
  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** A step that can be taken back. */
  change(next: Shelf): void {
    if (next === this.shelf) return;
    this.#past = [...this.#past, this.shelf].slice(-STEPS);
    this.#future = [];
    this.#show(next);
  }

  /** Only looks at another sheet. */
  turn(next: Shelf): void {
    this.#show(next);
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [this.shelf, ...this.#future];
    this.#show(before);
  }

  redo(): void {
    const [next, ...rest] = this.#future;
    if (!next) return;
    this.#past = [...this.#past, this.shelf];
    this.#future = rest;
    this.#show(next);
  }

  wish(wishes: Partial<Wishes>): void {
    this.wishes = { ...this.wishes, ...wishes };
    keep(WISHES, this.wishes);
  }

  #show(shelf: Shelf): void {
    this.shelf = shelf;
    this.#keep();
  }

  #keep(): void {
    this.safe = keep(NAME, this.shelf);
  }
}
