/** The nouns that hosts and renderer share: plain data that survives JSON and structured clone. */
import type { HeuristicId, MaxMember } from '../puzzle/heuristics/heuristics.ts';
import type { OwnHeuristic } from '../puzzle/heuristics/own.ts';
import type { OwnProof } from '../puzzle/heuristics/ownProofs.ts';
import type { Status } from '../trace/trace.ts';
import type { SearchLimits } from '../engine/options.ts';
import type { TileCosts } from '../puzzle/tileCosts.ts';
import type { TilePicture } from './pictures.ts';
import type { DuplicateRule, GoalTest, StraightBackRule, StrategyId, TieRule } from '../engine/strategy.ts';

/** Row by row; 0 is the blank. */
export type Cells = readonly number[];

export interface Puzzle {
  readonly rows: number;
  readonly cols: number;
  readonly start: Cells;
  readonly goal: Cells;
  /** What moves cost; absent: 1 each. */
  readonly costs?: TileCosts | undefined;
}

export interface SearchSpec {
  readonly algorithm: StrategyId;
  /** Ignored by algorithms without one. */
  readonly heuristic: HeuristicId;
  /** The order of successors: a permutation of UDLR, moves of the blank. */
  readonly order: string;
  /** Which of several frontier nodes with the lowest f comes first. Ignored by algorithms without f. */
  readonly ties: TieRule;
  /** When nodes are compared with the goal. */
  readonly goalTest: GoalTest;
  /** Factor on h, by default `DEFAULT_WEIGHT`. Ignored by algorithms without one. */
  readonly weight?: number;
  /** Factor of `manhattan-times`, by default `DEFAULT_FACTOR`. Ignored by other heuristics. */
  readonly factor?: number;
  /** The heuristics whose maximum `max` is; by default all that are possible. Ignored by other heuristics. */
  readonly members?: readonly MaxMember[];
  /** Present exactly if `heuristic` is `own`. */
  readonly own?: OwnHeuristic;
  /** What happens to repeated states; by default as in the algorithm's row. */
  readonly duplicates?: DuplicateRule;
  /** Whether the move straight back is tried; by default as in the algorithm's row. */
  readonly straightBack?: StraightBackRule;
  /** Its own limits: by default `USUAL_LIMITS`, at most `MAX_RAISE` times those. */
  readonly limits?: Partial<SearchLimits>;
}

export interface PuzzleSet {
  readonly setId: number;
  readonly title: string;
  readonly puzzleCount: number;
}

export interface PuzzleText {
  readonly title: string;
  readonly notes: string;
  readonly tags: readonly string[];
}

export interface LibraryPuzzle extends PuzzleText {
  readonly puzzleId: number;
  readonly setId: number;
  readonly puzzle: Puzzle;
  /** Length of a shortest solution, if proved. `null`: unknown, or the puzzle has no solution. */
  readonly optimal: number | null;
  /** The length that a file claims, where none is proved. */
  readonly claimed?: number;
  readonly picture?: TilePicture;
}

export interface TagCount {
  readonly tag: string;
  readonly puzzleCount: number;
}

/** `limit` rows after the first `offset`. */
export interface Page {
  readonly offset: number;
  readonly limit: number;
}

/** The most rows in a page of a list. */
export const MAX_PAGE = 200;

/** `set`: the user's own order of the sets, and of the puzzles in each. */
export const PUZZLE_SORTS = ['set', 'title', 'size', 'length', 'added'] as const;
export type PuzzleSort = (typeof PUZZLE_SORTS)[number];

/** A missing member lets all pass. */
export interface PuzzleFilter {
  /** Words that must all occur in the title, the notes or the tags; case and accents do not matter. */
  readonly text?: string;
  readonly setId?: number;
  /** All of these. */
  readonly tags?: readonly string[];
  /** One of these. */
  readonly sizes?: readonly { readonly rows: number; readonly cols: number }[];
  /** Known length of a shortest solution, both bounds included. */
  readonly length?: { readonly least: number; readonly most: number };
  /** Whether moves lead from the start to the goal. */
  readonly solvable?: boolean;
}

/** Days for which deleted documents can be restored; the next start then removes them for good. */
export const DELETED_KEPT_DAYS = 30;

/** A row whose hash does not match. It can be named and deleted, but is never shown. */
export interface Damaged {
  /** A `setId`, `puzzleId`, `runId` and so on. */
  readonly id: number;
  /** `null` where the title is damaged too. */
  readonly title: string | null;
  /** One sentence for the user. */
  readonly sentence: string;
}

export interface Prepared {
  /** The part that is done, from 0 to 1. */
  readonly done: number;
  /** What is proved of an own heuristic, once all states of a small board are judged. */
  readonly proof?: OwnProof;
}

export interface ShortestProgress {
  /** No solution is shorter. */
  readonly bound: number;
  readonly generated: number;
  /** Moves of the blank as letters of UDLR, once a shortest solution is found. */
  readonly solution: string | null;
}

export interface Outcome {
  readonly status: Exclude<Status, 'running'>;
  /** Nodes taken from the frontier, the goal included. */
  readonly expanded: number;
  /** Successors generated, repeats included, the start not. */
  readonly generated: number;
  /** The largest size of the frontier after any expansion. */
  readonly maxFrontier: number;
  /** Moves of the blank from start to goal as letters of UDLR; `null` for none. */
  readonly solution: string | null;
  readonly durationMs: number;
}

/** A run in the history: a recipe and a result. Its trace is recomputed when it is opened. */
export interface Run {
  readonly runId: number;
  /** The searched puzzle of the library, if it is still there. */
  readonly puzzleId: number | null;
  /** Title of that puzzle when the run ended. */
  readonly title: string;
  readonly puzzle: Puzzle;
  readonly search: SearchSpec;
  readonly engineVersion: number;
  readonly outcome: Outcome;
  /** When it ended: milliseconds since 1970-01-01 UTC. */
  readonly savedAtMs: number;
  /** Whether it stays when old runs make room for new ones. */
  readonly isPinned: boolean;
  /** Missing if it was made here; otherwise its result is a claim, and proves nothing. */
  readonly source?: RunSource;
}

/** `unknown`: kept by a program that did not record it. */
export type RunSource = 'file' | 'unknown';

/** The columns of the history. `length`: of the solution; runs without one come last. */
export const RUN_SORTS = [
  'time',
  'title',
  'size',
  'algorithm',
  'heuristic',
  'status',
  'expanded',
  'generated',
  'frontier',
  'length',
  'duration',
] as const;
export type RunSort = (typeof RUN_SORTS)[number];

/** A missing member lets all pass. */
export interface RunFilter {
  readonly puzzleId?: number;
  readonly setId?: number;
  readonly algorithm?: StrategyId;
  /** Ended at `fromMs` or later, and before `beforeMs`: milliseconds since 1970-01-01 UTC. */
  readonly fromMs?: number;
  readonly beforeMs?: number;
  readonly pinned?: boolean;
}

/** The label of a run in the history: its puzzle of the library, if any, and the title. */
export interface RunLabel {
  readonly puzzleId: number | null;
  readonly title: string;
}

export const THEMES = ['system', 'light', 'dark', 'projector'] as const;
export type Theme = (typeof THEMES)[number];

/** A puzzle on the board and in no set. `isGuest`: it came with a link, and its runs are not kept. */
export interface UnsavedPuzzle {
  readonly puzzle: Puzzle;
  readonly title: string;
  readonly picture?: TilePicture;
  readonly isGuest?: true;
}

/** The optional parts of the presented search view, in order. */
export const PRESENTED_PARTS = ['goal', 'timeline', 'pseudocode', 'counters', 'frontier'] as const;
export type PresentedPart = (typeof PRESENTED_PARTS)[number];

/** The optional parts of a presented comparison, in order. */
export const COMPARE_PARTS = ['key', 'table', 'chart', 'clock'] as const;
export type ComparePart = (typeof COMPARE_PARTS)[number];

/** How a library is kept if not on a disk. */
export interface LibraryKeeping {
  /** What the user should know about it. */
  readonly sentence: string;
  /** Whether it is still there at the next start. */
  readonly isLasting: boolean;
  /** Whether the browser may block the page's downloads. */
  readonly isSandboxed?: boolean;
}
