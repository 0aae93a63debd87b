export interface Emptiness {
  readonly label: string;
  readonly states: boolean;
  readonly numbers: boolean;
  /** The rest of a step: the moves of its successors, and the size of the frontier. */
  readonly moves: boolean;
}

export const EMPTIES = {
  everything: { label: 'Everything', states: true, numbers: true, moves: true },
  numbers: { label: 'The numbers', states: false, numbers: true, moves: false },
  states: { label: 'The states', states: true, numbers: false, moves: false },
  nothing: { label: 'Nothing', states: false, numbers: false, moves: false },
} as const satisfies Record<string, Emptiness>;

export type EmptinessId = keyof typeof EMPTIES;
