/** A deleted item can be restored on thirty days with a start, whatever the clock shows. */
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { DAY_MS, recordStart } from './daysSeen.ts';
import { deleteDocuments, listDeleted, purgeDeleted, restoreDocuments } from './deleted.ts';
import { addSet, inStore, STARTER_TITLES, titlesOf } from './library.fixture.ts';
import { openStore } from '../../main/disk/openStore.ts';
import { ALL } from './pages.fixture.ts';
import { createSet } from './sets.ts';
import { memoryFolder } from '../../main/disk/temporaryFolder.fixture.ts';

const YEAR_MS = 365 * DAY_MS;
/** Of the real clock, by which a store records its start when it is opened: a fixed day was four days too early one day. */
const NOW_MS = Date.now();
/** The first set that is not a starter set. */
const SET_ID = STARTER_TITLES.length + 1;

/** Whether a set deleted after `days` with a start each can still be restored after each of these starts. */
function deletedAfter(days: number) {
  const store = openStore(memoryFolder(onTestFinished));
  onTestFinished(store.close);
  let nowMs = NOW_MS;
  const startAfter = (ms: number): boolean =>
    store.write((db) => {
      purgeDeleted(db, recordStart(db, (nowMs += ms)));
      return listDeleted(db, ALL).total === 1;
    });
  const startDaily = (count: number): boolean[] => Array.from({ length: count }, () => startAfter(DAY_MS));
  store.write((db) => createSet(db, { title: 'Monday' }));
  startDaily(days);
  store.write((db) => deleteDocuments(db, { kind: 'set', ids: [SET_ID] }, nowMs));
  return { store, startAfter, startDaily };
}

describe.each([
  ['a new library', 0],
  ['a library of three months', 90],
])('in %s', (_library, days) => {
  test('it is there for thirty days, and then it goes for good', () => {
    const { startDaily } = deletedAfter(days);
    expect(startDaily(32)).toEqual([...Array<boolean>(30).fill(true), expect.any(Boolean), false]);
  });

  test('a clock that was once set years ahead used to delete it; now it does not', () => {
    const { startAfter, startDaily } = deletedAfter(days);
    expect([9 * YEAR_MS, 0, 2 * DAY_MS, -9 * YEAR_MS].map(startAfter)).toEqual([true, true, true, true]);
    expect(startDaily(20)).not.toContain(false);
  });

  test('a clock that begins in the past at each start, and is put right later, takes nothing early', () => {
    const { startAfter } = deletedAfter(days);
    for (let day = 0; day < 14; day++)
      expect([-16 * YEAR_MS, 16 * YEAR_MS + DAY_MS].map(startAfter)).toEqual([true, true]);
  });

  test('one start a week gives it up after as many days', () => {
    const { startAfter } = deletedAfter(days);
    expect([1, 2, 3, 4, 5].map(() => startAfter(7 * DAY_MS))).toEqual([true, true, true, true, false]);
  });

  test('a corrupted record of the days keeps it longer, not shorter', () => {
    const { store, startAfter, startDaily } = deletedAfter(days);
    store.write((db) => db.exec("UPDATE settings SET value = '{}' WHERE key = 'daysSeen'"));
    expect([startAfter(40 * DAY_MS), ...startDaily(29)]).not.toContain(false);
  });
});

test('a library that is opened with a clock that is years ahead still has all that was deleted', () => {
  const folder = memoryFolder(onTestFinished);
  vi.useFakeTimers({ now: NOW_MS, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  addSet(folder, 'Monday');
  inStore(folder, (store) => store.write((db) => deleteDocuments(db, { kind: 'set', ids: [SET_ID] }, Date.now())));
  vi.setSystemTime(NOW_MS + 9 * YEAR_MS);
  inStore(folder, () => {});
  vi.setSystemTime(NOW_MS + DAY_MS);
  inStore(folder, (store) => {
    store.write((db) => restoreDocuments(db, { kind: 'set', ids: [SET_ID] }));
    expect(titlesOf(store)).toContain('Monday');
  });
});
