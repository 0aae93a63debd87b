/**
 * What the files of libraries hold, in the format that `docs/library-format.md` describes: puzzle sets and, if wanted, the
 * runs made on their puzzles.
 */
import type { ImportFault } from '../contract/exchange.ts';
import type { PuzzleText, Puzzle, Run } from '../contract/types.ts';

export const FORMAT = 'searchlight-library';
/** Raised when a reader of before would misread what is written now. */
export const VERSION = 1;

/** A puzzle as files hold it. */
export interface FilePuzzle extends PuzzleText {
  readonly puzzle: Puzzle;
  /** Length of a shortest solution, where it is known. */
  readonly optimal: number | null;
}

export interface FileSet {
  readonly title: string;
  readonly puzzles: readonly FilePuzzle[];
}

/** A run of the history. `madeOn` is its puzzle in the file: the set, and the puzzle in it, counted from 0. */
export interface FileRun extends Omit<Run, 'runId' | 'puzzleId'> {
  readonly madeOn: readonly [set: number, puzzle: number] | null;
}

export interface LibraryFile {
  readonly sets: readonly FileSet[];
  readonly runs: readonly FileRun[];
}

/** What could be read of a file, and what in it is wrong and was left out. */
export interface ReadFile extends LibraryFile {
  readonly faults: readonly ImportFault[];
}

/** The text of a library's file: a puzzle and a run take a line each, so that two files can be compared. */
export function writeLibrary({ sets, runs }: LibraryFile): string {
  const head = `{\n"format": ${JSON.stringify(FORMAT)},\n"version": ${VERSION},\n`;
  const history = runs.length === 0 ? '' : `,\n"runs": ${list(runs.map((run) => JSON.stringify(run)))}`;
  return `${head}"sets": ${list(sets.map(writeSet))}${history}\n}\n`;
}

function writeSet({ title, puzzles }: FileSet): string {
  return `{"title": ${JSON.stringify(title)}, "puzzles": ${list(puzzles.map(writePuzzle))}}`;
}

function writePuzzle({ title, notes, tags, puzzle, optimal }: FilePuzzle): string {
  const { rows, cols, start, goal } = puzzle;
  return JSON.stringify({ title, notes, tags, rows, cols, start, goal, optimal });
}

function list(entries: readonly string[]): string {
  return entries.length === 0 ? '[]' : `[\n${entries.join(',\n')}\n]`;
}
