/** What can be filled in about the state that is taken, in a search by hand. */
export const VALUE_PARTS = ['g', 'h', 'f'] as const;
export type ValuePart = (typeof VALUE_PARTS)[number];
export const HAND_PARTS = [...VALUE_PARTS, 'successors'] as const;
export type HandPart = (typeof HAND_PARTS)[number];

/** Searches by hand of one person, in one file or lesson. */
export const MAX_HANDS = 20;
/** Steps of one search: nobody does more by hand. */
export const MAX_HAND_STEPS = 500;

/** Where a move of the blank leads. */
export const SUCCESSOR_NAMES = {
  none: 'no state',
  new: 'new',
  repeated: 'repeated',
  goal: 'goal',
  beyond: 'beyond the bound',
};
export type SuccessorId = keyof typeof SUCCESSOR_NAMES;
export const SUCCESSOR_IDS = Object.keys(SUCCESSOR_NAMES) as SuccessorId[];

/** Successors in the order of `MOVES`. Missing: not filled in. */
export type FilledIn = { readonly [Part in ValuePart]?: number } & { readonly successors?: readonly SuccessorId[] };
