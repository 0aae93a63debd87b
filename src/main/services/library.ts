import type { Api } from '../../shared/contract/api.ts';
import type { Store } from '../store/database.ts';
import { addPuzzle, deletePuzzle, getPuzzle, listPuzzles, renamePuzzle } from '../store/puzzles.ts';
import { createSet, listSets } from '../store/sets.ts';

export function libraryService({ read, write }: Store): Api['library'] {
  return {
    listSets: async () => read(listSets),
    createSet: async (params) => write((db) => createSet(db, params)),
    listPuzzles: async (params) => read((db) => listPuzzles(db, params)),
    getPuzzle: async (params) => read((db) => getPuzzle(db, params)),
    savePuzzle: async (params) => write((db) => addPuzzle(db, { ...params, notes: '', optimal: null })),
    renamePuzzle: async (params) => write((db) => renamePuzzle(db, params)),
    deletePuzzle: async (params) => write((db) => deletePuzzle(db, params)),
  };
}
