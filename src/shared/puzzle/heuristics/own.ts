export const OWN_KINDS = { formula: { label: 'Formula' }, javascript: { label: 'JavaScript' } } as const;

export type OwnKind = keyof typeof OWN_KINDS;

/** In characters. For a formula: `MAX_FORMULA_LENGTH`. */
export const MAX_PROGRAM_LENGTH = 20_000;

export interface OwnHeuristic {
  readonly name: string;
  readonly kind: OwnKind;
  /** A formula, or a JavaScript program with a function h(board, goal, rows, cols). */
  readonly text: string;
}
