/** Cards that lie together and can be looked through. */
export interface Heap {
  /** What it is called, if there are several. */
  name?: string;
  cards: string[];
  /** How many there are, where not all are known. */
  size?: number;
}

export type Show = (title: string, heaps: Heap[]) => void;
