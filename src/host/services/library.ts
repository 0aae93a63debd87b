/** The library: each method is a read or a write of the store. */
import type { Api } from '../../shared/contract/api.ts';
import { AppError } from '../../shared/contract/errors.ts';
import type { LibraryPuzzle, Puzzle } from '../../shared/contract/types.ts';
import { isSmall, shortestLength } from '../../shared/puzzle/solve/shortest.ts';
import { saveComparison } from '../store/comparisons.ts';
import type { LibraryStore, ReadableDb, Store, WritableDb } from '../store/database.ts';
import { deleteDocuments, restoreDocuments, type NamedDocuments } from '../store/deleted.ts';
import { getDocument } from '../store/documents.ts';
import { saveDocument } from '../store/schemaDocuments.ts';
import { moveRow } from '../store/keptRows.ts';
import { addStop, LESSONS } from '../store/lessons.ts';
import { deletePicture, getPicture, putPicture } from '../store/pictures.ts';
import { addPuzzle, editPuzzle, getPuzzle, linkedId, movePuzzles } from '../store/puzzles.ts';
import { lastAsked, nameQuestions, saveQuestion } from '../store/questions.ts';
import { adoptRuns, getRun, pinRuns, runsOfBoards } from '../store/runs.ts';
import { createSet, duplicateSet, moveSet, renameSet } from '../store/sets.ts';
import { TABLES } from '../store/tables.ts';
import { allSettings, writeSettings } from '../store/settings.ts';
import { strippedPicture } from './exchange/strippedPicture.ts';
import type { listerOf } from './lists.ts';
import { provenLength, type History } from './history.ts';
import type { Searches } from './searches.ts';

/** `beforeDeletion` ends the work on what is deleted. */
export function libraryService(
  { read, write }: LibraryStore,
  lister: ReturnType<typeof listerOf>,
  beforeDeletion: (documents: NamedDocuments) => void,
): Api['library'] {
  return {
    list: async (wanted) => read((db) => lister(db, wanted)) as never, // the names decide which answers there are
    createSet: async (params) => write((db) => createSet(db, params)),
    renameSet: async (params) => write((db) => renameSet(db, params)),
    duplicateSet: async (params) => write((db) => duplicateSet(db, params)),
    moveSet: async (params) => write((db) => moveSet(db, params)),

    getPuzzle: async (params) => read((db) => getPuzzle(db, params)),
    savePuzzle: async (params) => write((db) => savePuzzle(db, params)),
    editPuzzle: async ({ puzzleId, change }) =>
      write((db) => {
        const edited = editPuzzle(db, { puzzleId, change: withLength(db, change) });
        if (change.title !== undefined) nameQuestions(db, edited);
        return edited;
      }),
    movePuzzles: async (params) => write((db) => movePuzzles(db, params)),

    save: async (params) => write((db) => saveDocument(db, params)),
    delete: async ({ unsaved, ...documents }) => {
      beforeDeletion(documents);
      write((db) => {
        deleteDocuments(db, documents, Date.now());
        if (unsaved) writeSettings(db, { unsaved });
      });
    },
    restore: async (params) => write((db) => restoreDocuments(db, params)),
  };
}

export function runsService({ read, write }: LibraryStore, searches: Searches, history: History): Api['runs'] {
  return {
    keep: async ({ searchId, keepAs }) => {
      const { open, outcome } = await searches.ended({ searchId });
      return history.keep(open, outcome, keepAs);
    },
    get: async (params) => read((db) => getRun(db, params)),
    pin: async (params) => write((db) => pinRuns(db, params)),
  };
}

export function settingsService({ read, write }: Store): Api['settings'] {
  return {
    read: async () => read(allSettings),
    write: async ({ change }) =>
      write((db) => {
        writeSettings(db, change);
        return allSettings(db);
      }),
  };
}

export function comparisonsService({ write }: LibraryStore): Api['comparisons'] {
  return {
    save: async ({ content, keepAs }) =>
      write((db) => {
        const puzzleId = linkedId(db, keepAs.puzzleId, content.puzzle);
        return saveComparison(db, { content, keepAs: { ...keepAs, puzzleId }, savedAtMs: Date.now() });
      }),
  };
}

export function questionsService({ read, write }: LibraryStore): Api['questions'] {
  return {
    save: async ({ content, keepAs }) =>
      write((db) => {
        const puzzleId = linkedId(db, keepAs.puzzleId, content.puzzle);
        return saveQuestion(db, { content, keepAs: { ...keepAs, puzzleId }, savedAtMs: Date.now(), isClaimed: false });
      }),
    last: async (params) => read((db) => lastAsked(db, params)),
  };
}

export function lessonsService({ read, write }: LibraryStore): Api['lessons'] {
  return {
    get: async ({ lessonId }) => read((db) => getDocument(db, LESSONS, lessonId)),
    addStop: async (params) => write((db) => addStop(db, params)),
    move: async ({ lessonId, before }) => write((db) => moveRow(db, TABLES.lesson, { rowId: lessonId, before })),
  };
}

export function picturesService({ read, write }: LibraryStore): Api['pictures'] {
  return {
    put: async ({ bytes }) => {
      const bare = strippedPicture(new Uint8Array(bytes));
      if ('fault' in bare) throw new AppError('bad-file', `This picture cannot be saved. ${bare.fault}`);
      return { pictureId: write((db) => putPicture(db, bare.bytes)) };
    },
    get: async (params) => ownBuffer(read((db) => getPicture(db, params))),
    delete: async (params) => write((db) => deletePicture(db, params)),
  };
}

/** SQLite's bytes may lie in a larger buffer, and a pipe transfers a whole one. */
function ownBuffer(bytes: Uint8Array): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}

/** Adds what the history knows of the puzzle. */
function savePuzzle(db: WritableDb, params: Parameters<Api['library']['savePuzzle']>[0]): LibraryPuzzle {
  const { notes = '', tags = [], title, puzzle, picture, isOnBoard = false } = params;
  const setId = params.setId ?? createSet(db, { title: params.setTitle! }).setId;
  const saved = addPuzzle(db, {
    setId,
    title,
    notes,
    tags,
    puzzle,
    ...(picture && { picture }),
    optimal: knownLength(db, puzzle),
  });
  adoptRuns(db, saved);
  if (isOnBoard) writeSettings(db, { puzzleId: saved.puzzleId, unsaved: null });
  return saved;
}

/**
 * Length of a shortest solution: computed for a small board, for others if a run made here has proved it; else `null`.
 */
function knownLength(db: ReadableDb, puzzle: Puzzle): number | null {
  if (isSmall(puzzle)) return shortestLength(puzzle);
  return runsOfBoards(db, puzzle).reduce<number | null>((known, run) => known ?? provenLength(run), null);
}

function withLength<Change extends { puzzle?: Puzzle }>(db: ReadableDb, change: Change) {
  return change.puzzle === undefined ? change : { ...change, optimal: knownLength(db, change.puzzle) };
}
