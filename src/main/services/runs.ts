import type { Api } from '../../shared/contract/api.ts';
import type { Store } from '../store/database.ts';
import { listRuns } from '../store/findRuns.ts';
import { deleteRuns, getRun, pinRuns, restoreRuns } from '../store/runs.ts';
import type { History } from './history.ts';
import type { Searches } from './searches.ts';

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
