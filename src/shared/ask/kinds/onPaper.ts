/** What a question on paper shows beside the rules, and what that tells of the answers to others of the same run. */
import type { AskedRun } from '../askedRun.ts';
import type { AskedQuestion } from '../question.ts';

/** States are their tiles in order, joined: two nodes with one state look the same on paper. */
export interface ToldOnPaper {
  /** The state that is taken next, where the question says so; else `null`. */
  readonly takes: string | null;
  /** States shown as waiting, and as taken already. */
  readonly waiting: ReadonlySet<string>;
  readonly taken: ReadonlySet<string>;
  /** All states that are shown. */
  readonly shown: ReadonlySet<string>;
  /** States whose g is printed, and whose h or f is. */
  readonly priced: ReadonlySet<string>;
  readonly valued: ReadonlySet<string>;
  /** Steps that are named as those that generated a state. */
  readonly births: readonly number[];
  /** The state whose key is printed as that of the one taken last; else `null`. */
  readonly last: string | null;
  /** A complete list: of what, and how long. */
  readonly list: { readonly of: 'waiting' | 'reached'; readonly length: number } | null;
  /** Whether it says that the goal was found. */
  readonly ends: boolean;
}

export interface PaperBoard {
  readonly node: number;
  readonly cells: readonly number[];
  /** The number that an answer needs; '' for none. */
  readonly caption: string;
}

/** Nodes that stand beside a question, in order of generation. */
export interface PaperBoards {
  readonly of: 'waiting' | 'reached';
  readonly nodes: readonly PaperBoard[];
}

interface OneOfPair {
  readonly question: AskedQuestion<unknown> & { readonly kind: string };
  readonly boards: PaperBoards | null;
  readonly told: ToldOnPaper;
}

/** Two questions on one test. */
export interface PaperPair {
  readonly run: AskedRun;
  readonly teller: OneOfPair;
  readonly asked: OneOfPair;
  /** Steps from the asked question to the one that tells. */
  readonly later: number;
}
