/** The nouns that hosts and renderer agree on. Plain data: everything here survives JSON and structured clone. */
import type { HeuristicId } from '../puzzle/heuristics.ts';
import type { MaxMember } from '../puzzle/measure.ts';
import type { Status } from '../search/trace.ts';
import type { SearchLimits } from '../search/options.ts';
import type { DuplicateRule, GoalTest, StraightBackRule, StrategyId, TieRule } from '../search/strategy.ts';

/** A board row by row; 0 is the blank. */
export type Cells = readonly number[];

/** A start, a goal and a size. */
export interface Puzzle {
  readonly rows: number;
  readonly cols: number;
  readonly start: Cells;
  readonly goal: Cells;
}

/** An algorithm with its options. */
export interface SearchSpec {
  readonly algorithm: StrategyId;
  /** Ignored by algorithms that use none. */
  readonly heuristic: HeuristicId;
  /** Order in which successors are generated: a permutation of UDLR, moves of the blank. */
  readonly order: string;
  /** Which of several frontier nodes with the lowest f is taken. Ignored by algorithms without f. */
  readonly ties: TieRule;
  /** When a node is compared with the goal. */
  readonly goalTest: GoalTest;
  /** Factor on h of weighted A*: `DEFAULT_WEIGHT` where it is not given. Ignored by the others. */
  readonly weight?: number;
  /** Factor of `manhattan-times`: `DEFAULT_FACTOR` where it is not given. Ignored by other heuristics. */
  readonly factor?: number;
  /** Heuristics of which `max` is the maximum: all that it can be of where they are not given. Ignored by other heuristics. */
  readonly members?: readonly MaxMember[];
  /** What happens to repeated states: as in the algorithm's row where it is not given. */
  readonly duplicates?: DuplicateRule;
  /** Whether the move straight back is tried: as in the algorithm's row where it is not given. */
  readonly straightBack?: StraightBackRule;
  /** Limits below those of the program, which hold where none is given. */
  readonly limits?: Partial<SearchLimits>;
}

/** The members of a search that need not be given. A search of the first library format has none of them. */
export const SEARCH_OPTIONS = [
  'weight',
  'factor',
  'members',
  'duplicates',
  'straightBack',
  'limits',
] as const satisfies (keyof SearchSpec)[];

export interface PuzzleSet {
  readonly setId: number;
  readonly title: string;
  readonly puzzleCount: number;
}

/** A puzzle kept in a set. */
export interface LibraryPuzzle {
  readonly puzzleId: number;
  readonly setId: number;
  readonly title: string;
  readonly notes: string;
  readonly puzzle: Puzzle;
  /** Length of a shortest solution, where it is known. `null`: unknown, or the puzzle has no solution. */
  readonly optimal: number | null;
}

/** A puzzle or a run that is no longer what was saved. It can be named and deleted; it is never shown. */
export interface Damaged {
  /** What it is deleted by: a `puzzleId` or a `runId`. */
  readonly id: number;
  /** `null` where the title cannot be read either. */
  readonly title: string | null;
  /** One sentence for the user. */
  readonly sentence: string;
}

/** The puzzles of a set, in the user's order, and those that are damaged. */
export interface PuzzleList {
  readonly puzzles: readonly LibraryPuzzle[];
  readonly damaged: readonly Damaged[];
}

/** The result of a search that has ended. */
export interface Outcome {
  readonly status: Exclude<Status, 'running'>;
  /** Nodes taken from the frontier, the goal included. */
  readonly expanded: number;
  /** Successors generated, repeats included, the start not. */
  readonly generated: number;
  /** Largest number of nodes in the frontier after any expansion. */
  readonly maxFrontier: number;
  /** Moves of the blank from start to goal as letters of UDLR, or `null` where none was found. */
  readonly solution: string | null;
  /** Time spent searching. */
  readonly durationMs: number;
}

/** A run in the history: a recipe and a result. Its trace is recomputed when it is opened. */
export interface Run {
  readonly runId: number;
  /** The puzzle of the library that was searched, if it was one and is still there. */
  readonly puzzleId: number | null;
  /** Title of that puzzle when the run was saved. */
  readonly title: string;
  readonly puzzle: Puzzle;
  readonly search: SearchSpec;
  readonly engineVersion: number;
  readonly outcome: Outcome;
  /** Milliseconds since 1970-01-01 UTC. */
  readonly savedAtMs: number;
}

/** One page of the history, the newest runs first. The page is as long as `runs` and `damaged` together. */
export interface RunPage {
  /** Runs in the whole history, the damaged ones included. */
  readonly total: number;
  readonly runs: readonly Run[];
  readonly damaged: readonly Damaged[];
}

export const THEMES = ['system', 'light', 'dark', 'projector'] as const;
export type Theme = (typeof THEMES)[number];

/** What the program remembers between two launches. */
export interface Settings {
  readonly theme: Theme;
  /** Steps per second while playing. */
  readonly speed: number;
  readonly search: SearchSpec;
  /** Where the user was: the puzzle of the library, or a run of the history, and the step. */
  readonly puzzleId: number | null;
  readonly runId: number | null;
  readonly step: number;
}

export interface AppDescription {
  readonly version: string;
  readonly engineVersion: number;
  readonly host: 'electron' | 'web';
  /** Folder that holds the library. */
  readonly dataFolder: string;
}
