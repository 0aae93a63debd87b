/** The user's own heuristic, as it stands in a recipe: with its text, so that a run can be computed again after the heuristic was changed or deleted. */

/** What it can be written in. */
export const OWN_KINDS = { formula: { label: 'Formula' }, javascript: { label: 'JavaScript' } } as const;

export type OwnKind = keyof typeof OWN_KINDS;

/** Characters of a program in JavaScript. A formula has `MAX_FORMULA_LENGTH`. */
export const MAX_PROGRAM_LENGTH = 20_000;

export interface OwnHeuristic {
  readonly name: string;
  readonly kind: OwnKind;
  /** A formula, or a program with a function h(board, goal, rows, cols). */
  readonly text: string;
}
