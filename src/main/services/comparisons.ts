import type { ComparisonsApi } from '../../shared/contract/comparisons.ts';
import { deleteComparison, listComparisons, restoreComparison, saveComparison } from '../store/comparisons.ts';
import type { Store } from '../store/database.ts';

export function comparisonsService({ read, write }: Store): ComparisonsApi {
  return {
    save: async (params) => write((db) => saveComparison(db, { ...params, savedAtMs: Date.now() })),
    list: async (params) => read((db) => listComparisons(db, params)),
    delete: async (params) => write((db) => deleteComparison(db, { ...params, nowMs: Date.now() })),
    restore: async (params) => write((db) => restoreComparison(db, params)),
  };
}
