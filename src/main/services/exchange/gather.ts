/** What an export holds. */
import { AppError } from '../../../shared/contract/errors.ts';
import type { LibraryPuzzle, Page, PuzzleSet, Run } from '../../../shared/contract/types.ts';
import {
  ownPictures,
  type FilePuzzle,
  type FileRun,
  type FileSet,
  type LibraryFile,
} from '../../../shared/exchange/libraryFile.ts';
import type { ReadableDb } from '../../store/database.ts';
import { listPuzzles } from '../../store/findPuzzles.ts';
import { getPicture } from '../../store/pictures.ts';
import { listRuns } from '../../store/findRuns.ts';
import { listSets, requireSet } from '../../store/sets.ts';

const EVERYTHING: Page = { offset: 0, limit: Number.MAX_SAFE_INTEGER };

/** A part of the library, and how many damaged rows are not in it. */
export interface Gathered {
  readonly file: LibraryFile;
  readonly damaged: number;
}

/** All sound sets, in the user's order. */
export function allSets(db: ReadableDb): PuzzleSet[] {
  return [...listSets(db, EVERYTHING).sets];
}

/** Sets with their puzzles, `null`: all, and if wanted the runs made on them; with all sets, every run. */
export function gather(
  db: ReadableDb,
  { setIds, withRuns }: { setIds: readonly number[] | null; withRuns: boolean },
): Gathered {
  setIds?.forEach((setId) => requireSet(db, setId));
  const page = listSets(db, EVERYTHING);
  const chosen = page.sets.filter(({ setId }) => setIds === null || setIds.includes(setId));
  const lists = chosen.map(({ setId }) => listPuzzles(db, { setId, ...EVERYTHING }));
  const sets = chosen.map(({ title }, at) => ({ title, puzzles: lists[at].puzzles.map(filePuzzle) }));
  const history = withRuns ? gatherRuns(db, placesOf(lists.map(({ puzzles }) => puzzles)), setIds === null) : NO_RUNS;
  const pictures = gatherPictures(db, sets);
  const rows = lists.reduce((sum, list) => sum + list.damaged.length, setIds === null ? page.damaged.length : 0);
  const damaged = rows + history.damaged + pictures.damaged;
  return { file: { sets, runs: history.runs, pictures: pictures.bytes }, damaged };
}

const NO_RUNS = { runs: [], damaged: 0 };

type Places = ReadonlyMap<number, readonly [set: number, puzzle: number]>;

function placesOf(lists: readonly (readonly LibraryPuzzle[])[]): Places {
  return new Map(
    lists.flatMap((puzzles, set) => puzzles.map(({ puzzleId }, at) => [puzzleId, [set, at] as const] as const)),
  );
}

function filePuzzle({ title, notes, tags, puzzle, optimal, picture }: LibraryPuzzle): FilePuzzle {
  return { title, notes, tags, puzzle, optimal, ...(picture && { picture }) };
}

/** The pictures of the user's own that puzzles show. One that is damaged, or is not there, is left out and counted. */
function gatherPictures(db: ReadableDb, sets: readonly FileSet[]): { bytes: Record<string, string>; damaged: number } {
  const bytes: Record<string, string> = {};
  const ids = ownPictures(sets);
  for (const { pictureId } of ids) {
    const found = findPicture(db, pictureId);
    if (found) bytes[pictureId] = Buffer.from(found).toString('base64');
  }
  return { bytes, damaged: ids.length - Object.keys(bytes).length };
}

function findPicture(db: ReadableDb, pictureId: string): Uint8Array | null {
  try {
    return getPicture(db, { pictureId });
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** Runs in the order in which they were made. */
function gatherRuns(db: ReadableDb, places: Places, withStrays: boolean): { runs: FileRun[]; damaged: number } {
  const { runs, damaged } = listRuns(db, { filter: {}, sort: 'time', descending: false, ...EVERYTHING });
  const wanted = runs.filter(({ puzzleId }) => withStrays || (puzzleId !== null && places.has(puzzleId)));
  return { runs: wanted.map((run) => fileRun(run, places)), damaged: withStrays ? damaged.length : 0 };
}

function fileRun({ runId: _runId, puzzleId, ...run }: Run, places: Places): FileRun {
  return { ...run, madeOn: (puzzleId === null ? undefined : places.get(puzzleId)) ?? null };
}
