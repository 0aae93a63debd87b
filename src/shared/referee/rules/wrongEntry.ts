/** One wrong entry in a table of moves, as a text that can stand among the other odd moves. */
/** From a cell, the blank never goes to another one; goes to one that is not next to it; or does so in place of the other. */
export interface WrongEntry {
  readonly from: number;
  /** `NO_CELL`: all that are right are there. */
  readonly misses: number;
  /** `NO_CELL`: none. */
  readonly adds: number;
}

export type WrongEntryText = `from ${number} not ${number} but ${number}`;

export function entryText({ from, misses, adds }: WrongEntry): WrongEntryText {
  return `from ${from} not ${misses} but ${adds}`;
}

export function entryOf(text: string): WrongEntry | null {
  const found = /^from (\d+) not (-?\d+) but (-?\d+)$/.exec(text);
  return found && { from: Number(found[1]), misses: Number(found[2]), adds: Number(found[3]) };
}
