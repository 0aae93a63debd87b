/** Which places of a worksheet are left empty for the class. */

export interface Emptiness {
  readonly label: string;
  /** What is to be filled in. */
  readonly states: boolean;
  readonly numbers: boolean;
  /** Whatever else the step tells: the moves of its successors, and how many nodes wait. */
  readonly moves: boolean;
}

export const EMPTIES = {
  everything: { label: 'Everything', states: true, numbers: true, moves: true },
  numbers: { label: 'The numbers', states: false, numbers: true, moves: false },
  states: { label: 'The states', states: true, numbers: false, moves: false },
  nothing: { label: 'Nothing', states: false, numbers: false, moves: false },
} as const satisfies Record<string, Emptiness>;

export type EmptinessId = keyof typeof EMPTIES;
