/** Whether this program can read a library written by a newer one. */
import type { Page } from '../../shared/contract/types.ts';
import type { ReadableDb } from './database.ts';
import { searchPuzzles } from './findPuzzles.ts';
import { listRuns } from './findRuns.ts';
import { listSets } from './sets.ts';
import { readSettings } from './settings.ts';

const FIRST: Page = { offset: 0, limit: 20 };

/** Whether every list can be read, without damaged rows on its first page. */
export function isReadable(db: ReadableDb): boolean {
  try {
    readSettings(db);
    const lists = [
      listSets(db, FIRST),
      searchPuzzles(db, { filter: {}, sort: 'set', descending: false, ...FIRST }),
      listRuns(db, { filter: {}, sort: 'time', descending: true, ...FIRST }),
    ];
    return lists.every(({ damaged }) => damaged.length === 0);
  } catch {
    return false;
  }
}
