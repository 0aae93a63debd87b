/** What lies in the library: each method is a read or a write of the store. */
import type { Api } from '../../shared/contract/api.ts';
import type { ComparisonsApi } from '../../shared/contract/comparisons.ts';
import { AppError } from '../../shared/contract/errors.ts';
import type { LessonsApi } from '../../shared/contract/lessons.ts';
import type { PicturesApi } from '../../shared/contract/pictures.ts';
import type { QuestionsApi } from '../../shared/contract/questions.ts';
import type { LibraryPuzzle, Puzzle } from '../../shared/contract/types.ts';
import { isSmall, shortestLength } from '../../shared/puzzle/solve/shortest.ts';
import { deleteComparison, listComparisons, restoreComparison, saveComparison } from '../store/comparisons.ts';
import type { ReadableDb, Store, WritableDb } from '../store/database.ts';
import { listDeleted } from '../store/deleted.ts';
import { listPuzzles, listTags, searchPuzzles } from '../store/findPuzzles.ts';
import { listClasses, listQuestions } from '../store/findQuestions.ts';
import { listRuns } from '../store/findRuns.ts';
import {
  addStop,
  createLesson,
  deleteLesson,
  getLesson,
  listLessons,
  moveLesson,
  restoreLesson,
  writeLesson,
} from '../store/lessons.ts';
import { deletePicture, getPicture, listPictures, putPicture } from '../store/pictures.ts';
import { addPuzzle, deletePuzzles, editPuzzle, getPuzzle, movePuzzles, restorePuzzles } from '../store/puzzles.ts';
import { deleteQuestion, lastAsked, restoreQuestion, saveQuestion } from '../store/questions.ts';
import { adoptRuns, deleteRuns, getRun, pinRuns, restoreRuns, runsOfBoards } from '../store/runs.ts';
import { createSet, deleteSet, duplicateSet, listSets, moveSet, renameSet, restoreSet } from '../store/sets.ts';
import { barePicture } from './barePicture.ts';
import type { History } from './history.ts';
import { provenLength } from './provenLength.ts';
import type { Searches } from './searches.ts';

/** Sets and puzzles. */
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

/** The history. `searches` are those of the connection. */
export function runsService({ read, write }: Store, searches: Searches, history: History): Api['runs'] {
  return {
    keep: async ({ searchId, keepAs }) => {
      const { open, outcome } = await searches.ended({ searchId });
      return history.keep(open, outcome, keepAs);
    },
    list: async (params) => read((db) => listRuns(db, params)),
    get: async (params) => read((db) => getRun(db, params)),
    pin: async (params) => write((db) => pinRuns(db, params)),
    delete: async (params) => write((db) => deleteRuns(db, { ...params, nowMs: Date.now() })),
    restore: async (params) => write((db) => restoreRuns(db, params)),
  };
}

export function comparisonsService({ read, write }: Store): ComparisonsApi {
  return {
    save: async (params) => write((db) => saveComparison(db, { ...params, savedAtMs: Date.now() })),
    list: async (params) => read((db) => listComparisons(db, params)),
    delete: async (params) => write((db) => deleteComparison(db, { ...params, nowMs: Date.now() })),
    restore: async (params) => write((db) => restoreComparison(db, params)),
  };
}

export function questionsService({ read, write }: Store): QuestionsApi {
  return {
    save: async (params) => write((db) => saveQuestion(db, { ...params, savedAtMs: Date.now(), isClaimed: false })),
    list: async (params) => read((db) => listQuestions(db, params)),
    last: async (params) => read((db) => lastAsked(db, params)),
    listClasses: async () => read(listClasses),
    delete: async (params) => write((db) => deleteQuestion(db, { ...params, nowMs: Date.now() })),
    restore: async (params) => write((db) => restoreQuestion(db, params)),
  };
}

export function lessonsService({ read, write }: Store): LessonsApi {
  return {
    list: async () => read(listLessons),
    get: async (params) => read((db) => getLesson(db, params)),
    create: async (params) => write((db) => createLesson(db, params)),
    write: async (params) => write((db) => writeLesson(db, params)),
    addStop: async (params) => write((db) => addStop(db, params)),
    move: async (params) => write((db) => moveLesson(db, params)),
    delete: async (params) => write((db) => deleteLesson(db, { ...params, nowMs: Date.now() })),
    restore: async (params) => write((db) => restoreLesson(db, params)),
  };
}

export function picturesService({ read, write }: Store): PicturesApi {
  return {
    put: async ({ bytes }) => {
      const bare = barePicture(new Uint8Array(bytes));
      if ('fault' in bare) throw new AppError('bad-file', `This picture cannot be kept. ${bare.fault}`);
      return { pictureId: write((db) => putPicture(db, bare.bytes)) };
    },
    get: async (params) => ownBuffer(read((db) => getPicture(db, params))),
    list: async () => read(listPictures),
    delete: async (params) => write((db) => deletePicture(db, params)),
  };
}

/** SQLite's bytes may lie in a larger buffer, and a pipe takes a whole one. */
function ownBuffer(bytes: Uint8Array): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
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
