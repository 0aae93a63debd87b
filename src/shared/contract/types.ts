/** The nouns that hosts and renderer agree on. Plain data: everything here survives JSON and structured clone. */
import type { MoveNaming } from '../puzzle/geometry.ts';
import type { HeuristicId } from '../puzzle/heuristics/heuristics.ts';
import type { PaperId } from '../paper/papers.ts';
import type { MaxMember } from '../puzzle/heuristics/measure.ts';
import type { HeuristicDraft } from './heuristics.ts';
import type { OwnHeuristic } from '../puzzle/heuristics/own.ts';
import type { OwnProof } from '../puzzle/heuristics/ownProofs.ts';
import type { Status } from '../trace/trace.ts';
import type { SearchLimits } from '../engine/options.ts';
import type { ComparisonUnderWay } from './comparisons.ts';
import type { ExperimentUnderWay } from './experimentLook.ts';
import type { HeldLesson } from './lessons.ts';
import type { PageBrings } from './pages.ts';
import type { TilePicture } from './pictures.ts';
import type { DuplicateRule, GoalTest, StraightBackRule, StrategyId, TieRule } from '../engine/strategy.ts';

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
  /** The user's own heuristic, where `heuristic` is `own`; not there with any other. */
  readonly own?: OwnHeuristic;
  /** What happens to repeated states: as in the algorithm's row where it is not given. */
  readonly duplicates?: DuplicateRule;
  /** Whether the move straight back is tried: as in the algorithm's row where it is not given. */
  readonly straightBack?: StraightBackRule;
  /** Limits of its own: `USUAL_LIMITS` hold where none are given, and `MAX_RAISE` times those are the highest. */
  readonly limits?: Partial<SearchLimits>;
}

export interface PuzzleSet {
  readonly setId: number;
  readonly title: string;
  readonly puzzleCount: number;
}

/** One page of the sets, in the user's order. The page is as long as `sets` and `damaged` together. */
export interface SetPage {
  /** Sets in the library, the damaged ones included. */
  readonly total: number;
  readonly sets: readonly PuzzleSet[];
  readonly damaged: readonly Damaged[];
}

/** What the user says of a puzzle. */
export interface PuzzleText {
  readonly title: string;
  /** Free text, in lines. */
  readonly notes: string;
  readonly tags: readonly string[];
}

/** A puzzle kept in a set. */
export interface LibraryPuzzle extends PuzzleText {
  readonly puzzleId: number;
  readonly setId: number;
  readonly puzzle: Puzzle;
  /** Length of a shortest solution, where it is proved. `null`: unknown, or the puzzle has no solution. */
  readonly optimal: number | null;
  /** The length that a file says, where nobody has proved one here. */
  readonly claimed?: number;
  /** What its tiles show; without one, their numbers. */
  readonly picture?: TilePicture;
}

/** A tag, and how many puzzles of the library have it. */
export interface TagCount {
  readonly tag: string;
  readonly puzzleCount: number;
}

/** A part of a list: `limit` rows after the first `offset`. */
export interface Page {
  readonly offset: number;
  readonly limit: number;
}

/** What puzzles are sorted by. `set` is the user's own order: the sets, and the puzzles in each. */
export const PUZZLE_SORTS = ['set', 'title', 'size', 'length', 'added'] as const;
export type PuzzleSort = (typeof PUZZLE_SORTS)[number];

/** Which puzzles of the library are meant; a member that is not given lets all pass. */
export interface PuzzleFilter {
  /** Words that must all occur in the title, the notes or the tags, wherever; upper case and accents do not matter. */
  readonly text?: string;
  readonly setId?: number;
  /** All of these. */
  readonly tags?: readonly string[];
  /** One of these. */
  readonly sizes?: readonly { readonly rows: number; readonly cols: number }[];
  /** Known length of a shortest solution, both ends included. */
  readonly length?: { readonly least: number; readonly most: number };
  /** Whether moves lead from the start to the goal. */
  readonly solvable?: boolean;
}

/** Days for which what is deleted can be restored; then, at a start of the program, it goes for good. */
export const DELETED_KEPT_DAYS = 30;

/** Something that was deleted and can still be restored. */
export interface Deleted {
  readonly kind:
    'set' | 'puzzle' | 'run' | 'comparison' | 'question' | 'lesson' | 'experiment' | 'heuristic' | 'challenge';
  readonly id: number;
  /** `null` where it is no longer what was saved. */
  readonly title: string | null;
  /** Puzzles that went with a set; 0 for the other kinds. */
  readonly puzzleCount: number;
  /** Milliseconds since 1970-01-01 UTC. */
  readonly deletedAtMs: number;
}

/** One page of what was deleted, the latest first. */
export interface DeletedPage {
  readonly total: number;
  readonly deleted: readonly Deleted[];
}

/** A set, a puzzle or a run that is no longer what was saved. It can be named and deleted; it is never shown. */
export interface Damaged {
  /** What it is deleted by: a `setId`, a `puzzleId` or a `runId`. */
  readonly id: number;
  /** `null` where the title cannot be read either. */
  readonly title: string | null;
  /** One sentence for the user. */
  readonly sentence: string;
}

/** One page of puzzles. The page is as long as `puzzles` and `damaged` together. */
export interface PuzzlePage {
  /** Puzzles on all pages, the damaged ones included. */
  readonly total: number;
  readonly puzzles: readonly LibraryPuzzle[];
  readonly damaged: readonly Damaged[];
}

/** How far what a search needs has come. */
export interface Prepared {
  /** The part that is done, from 0 to 1. */
  readonly done: number;
  /** Of the user's own heuristic, on boards whose states are all judged: what is proved of it, once all is done. */
  readonly proof?: OwnProof;
}

/** How far the search for a shortest solution has come. */
export interface ShortestProgress {
  /** No solution is shorter. */
  readonly bound: number;
  readonly generated: number;
  /** Moves of the blank as letters of UDLR, once a shortest solution is found. */
  readonly solution: string | null;
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
  /** Where it comes from, unless it was made here: then its result is what a file says, and proves nothing. */
  readonly source?: RunSource;
}

/** `unknown`: kept by a program that did not note it. */
export type RunSource = 'file' | 'unknown';

/** What runs are sorted by: the columns of the history. `length` is that of the solution; runs without one come last. */
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

/** Which runs of the history are meant; a member that is not given lets all pass. */
export interface RunFilter {
  readonly puzzleId?: number;
  readonly setId?: number;
  readonly algorithm?: StrategyId;
  /** Ended at this time or later, and before that one: milliseconds since 1970-01-01 UTC. */
  readonly fromMs?: number;
  readonly beforeMs?: number;
  readonly pinned?: boolean;
}

/** One page of the history. The page is as long as `runs` and `damaged` together. */
export interface RunPage {
  /** Runs on all pages, the damaged ones included. */
  readonly total: number;
  readonly runs: readonly Run[];
  readonly damaged: readonly Damaged[];
  /** Runs that have made room for newer ones since the library began (`MAX_KEPT_RUNS`). */
  readonly pruned: number;
}

/** What the run of a search is called in the history: the puzzle of the library, if it is one, and its title. */
export interface RunLabel {
  readonly puzzleId: number | null;
  readonly title: string;
}

export const THEMES = ['system', 'light', 'dark', 'projector'] as const;
export type Theme = (typeof THEMES)[number];

/** The views of the program. */
export const VIEWS = ['search', 'compare', 'puzzle', 'states', 'lab', 'heuristics', 'lessons', 'library'] as const;
export type View = (typeof VIEWS)[number];

/** A puzzle that is on the board and in no set yet. `isGuest`: it came with a link, and its runs are not kept. */
export interface UnsavedPuzzle {
  readonly puzzle: Puzzle;
  readonly title: string;
  readonly picture?: TilePicture;
  readonly isGuest?: true;
}

/** Parts of the search view that may be left out while it is presented, in the order in which they are offered. */
export const PRESENTED_PARTS = ['goal', 'timeline', 'pseudocode', 'counters', 'frontier'] as const;
export type PresentedPart = (typeof PRESENTED_PARTS)[number];

/** What the program remembers between two launches. */
export interface Settings {
  readonly theme: Theme;
  /** Steps per second while playing. */
  readonly speed: number;
  readonly search: SearchSpec;
  /** Whether tiles with a picture on them show their numbers as well. */
  readonly pictureNumbers: boolean;
  /** Whether arrows lead from the tiles of the board to their goal cells, where the heuristic counts these ways. */
  readonly ways: boolean;
  /** Whether what comes after the step is hidden, so that a class can think about it first. */
  readonly hidesNext: boolean;
  /** What the search view shows while it is presented, beside the board, the tree and the sentence. */
  readonly presented: readonly PresentedPart[];
  /** Whether the first two minutes are offered: they are, until they were followed or skipped. */
  readonly welcome: boolean;
  /** What moves are named for, wherever they are shown. */
  readonly moveNaming: MoveNaming;
  /** What pages are printed on; `null` until somebody chooses: then it is guessed. */
  readonly paper: PaperId | null;
  /** Where the user was: the view, the puzzle or run (saved or not), and the step. */
  readonly view: View;
  readonly puzzleId: number | null;
  readonly runId: number | null;
  readonly unsaved: UnsavedPuzzle | null;
  /** The comparison that was worked on last; `null` before the first. */
  readonly comparison: ComparisonUnderWay | null;
  /** What the class is called whose votes are kept; '' for no label. */
  readonly classLabel: string;
  /** The address of the page that links lead to; '' where the user has none. */
  readonly linkAddress: string;
  /** Whether lessons are done by one person alone, and not before a class; `null` until somebody chooses. */
  readonly alone: boolean | null;
  /** The lesson that is held; `null` while none is. */
  readonly lesson: HeldLesson | null;
  readonly step: number;
  /** The heuristic that is being written; `null` before the first. */
  readonly draft: HeuristicDraft | null;
  /** The experiment that was worked on last; `null` before the first. */
  readonly experiment: ExperimentUnderWay | null;
}

/** How a library is kept if it is not on a disk. */
export interface LibraryKeeping {
  /** What its user should know of that. */
  readonly sentence: string;
  /** Whether it is still there at the next start. */
  readonly isLasting: boolean;
  /** Whether the page may be kept from saving files. */
  readonly isSandboxed?: boolean;
}

export interface AppDescription {
  readonly version: string;
  readonly engineVersion: number;
  readonly host: 'electron' | 'web' | 'page';
  /** What it runs on, by name: the system, Node, Electron. */
  readonly versions: Readonly<Record<string, string>>;
  /** The page of its releases; `null` where nobody has published this copy. */
  readonly releases: string | null;
  /** Where the library is: its folder or, in a page without a host, words for it: “this browser”. */
  readonly dataFolder: string;
  /** Where it is not given, the library is kept on a disk, with backups. */
  readonly keeping?: LibraryKeeping;
  /** What the page brought, where it is one that was exported. */
  readonly brings?: PageBrings;
  /** The library can be looked at and exported, and nothing can be changed in it. */
  readonly isReadOnly: boolean;
  /** What happened when the library was opened, now or earlier, and was not acknowledged yet, in paragraphs for the user; empty where all was well. */
  readonly notices: readonly string[];
  /** Whether a file waits that the user has opened with the program. */
  readonly isFileWaiting: boolean;
}
