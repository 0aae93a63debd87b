/** A word that the editor offers, as it is written and what it means. */
export interface OfferedWord {
  readonly name: string;
  readonly write: string;
  readonly meaning: string;
}

/** Words for the one that begins at `at`. */
export interface WordCompletion {
  readonly at: number;
  readonly words: readonly OfferedWord[];
}

/** `isAsked`: the user has asked for a list. */
export type Complete = (text: string, caret: number, isAsked: boolean) => WordCompletion | null;
