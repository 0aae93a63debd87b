/** Whether this program can make anything of a library that a newer one has written. */
import type { Page } from '../../shared/contract/types.ts';
import type { ReadableDb } from './database.ts';
import { searchPuzzles } from './findPuzzles.ts';
import { listRuns } from './findRuns.ts';
import { listSets } from './sets.ts';
import { readSettings } from './settings.ts';

const FIRST: Page = { offset: 0, limit: 20 };

/** Whether every list can be asked for, and none of the first rows is one that this program takes for damaged. */
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
