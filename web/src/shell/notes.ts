/** Pencil notes of one's own seats: what the server keeps, and what is still on its way there. */
export type Marks = Record<string, string>;

export class Pencil {
  #kept = new Map<number, Marks>();
  #underway = new Map<string, { seat: number; marks: Marks }>();

  /** The server says what it keeps of a seat. */
  keep(seat: number, marks: Marks): void {
    this.#kept.set(seat, marks);
  }

  /** Marks are sent with this id; an empty one wipes out what stood there. */
  write(id: string, seat: number, marks: Marks): void {
    this.#underway.set(id, { seat, marks });
  }

  /** The server has kept them, or refused: what it told of the seat holds. */
  done(id: string): void {
    this.#underway.delete(id);
  }

  /** What the sheet of each seat shows. */
  sheets(): Record<number, Marks> {
    const out: Record<number, Marks> = Object.fromEntries(this.#kept);
    for (const { seat, marks } of this.#underway.values()) {
      const all = Object.entries({ ...out[seat], ...marks });
      out[seat] = Object.fromEntries(all.filter(([, text]) => text));
    }
    return out;
  }
}
