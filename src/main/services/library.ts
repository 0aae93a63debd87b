import type { Api } from '../../shared/contract/api.ts';
import type { LibraryPuzzle, Puzzle } from '../../shared/contract/types.ts';
import { isSmall, shortestLength } from '../../shared/puzzle/solve/shortest.ts';
import type { ReadableDb, Store, WritableDb } from '../store/database.ts';
import { listDeleted } from '../store/deleted.ts';
import { listPuzzles, listTags, searchPuzzles } from '../store/findPuzzles.ts';
import { addPuzzle, deletePuzzles, editPuzzle, getPuzzle, movePuzzles, restorePuzzles } from '../store/puzzles.ts';
import { adoptRuns, runsOfBoards } from '../store/runs.ts';
import { createSet, deleteSet, duplicateSet, listSets, moveSet, renameSet, restoreSet } from '../store/sets.ts';
import { provenLength } from './provenLength.ts';

export function libraryService({ read, write }: Store): Api['library'] {
  return {
    listSets: async (params) => read((db) => listSets(db, params)),
    createSet: async (params) => write((db) => createSet(db, params)),
    renameSet: async (params) => write((db) => renameSet(db, params)),
    duplicateSet: async (params) => write((db) => duplicateSet(db, params)),
    moveSet: async (params) => write((db) => moveSet(db, params)),
    deleteSet: async (params) => write((db) => deleteSet(db, { ...params, nowMs: Date.now() })),
    restoreSet: async (params) => write((db) => restoreSet(db, params)),

    listPuzzles: async (params) => read((db) => listPuzzles(db, params)),
    search: async (params) => read((db) => searchPuzzles(db, params)),
    listTags: async () => read(listTags),
    getPuzzle: async (params) => read((db) => getPuzzle(db, params)),
    savePuzzle: async (params) => write((db) => savePuzzle(db, params)),
    editPuzzle: async ({ puzzleId, change }) =>
      write((db) => editPuzzle(db, { puzzleId, change: withLength(db, change) })),
    movePuzzles: async (params) => write((db) => movePuzzles(db, params)),
    deletePuzzles: async (params) => write((db) => deletePuzzles(db, { ...params, nowMs: Date.now() })),
    restorePuzzles: async (params) => write((db) => restorePuzzles(db, params)),

    listDeleted: async (params) => read((db) => listDeleted(db, params)),
  };
}

/** A puzzle comes with what the history knows of it. */
function savePuzzle(db: WritableDb, params: Parameters<Api['library']['savePuzzle']>[0]): LibraryPuzzle {
  const { notes = '', tags = [], ...rest } = params;
  const saved = addPuzzle(db, { ...rest, notes, tags, optimal: knownLength(db, params.puzzle) });
  adoptRuns(db, saved);
  return saved;
}

/** Length of a shortest solution: computed for a small board, of others where a run made here has proved it; else `null`. */
function knownLength(db: ReadableDb, puzzle: Puzzle): number | null {
  if (isSmall(puzzle)) return shortestLength(puzzle);
  return runsOfBoards(db, puzzle).reduce<number | null>((known, run) => known ?? provenLength(run), null);
}

/** With new boards comes what is known of them; without, the length stays. */
function withLength<Change extends { puzzle?: Puzzle }>(db: ReadableDb, change: Change) {
  return change.puzzle === undefined ? change : { ...change, optimal: knownLength(db, change.puzzle) };
}
