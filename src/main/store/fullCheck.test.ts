import Database from 'better-sqlite3';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { seededRandom } from '../../shared/puzzle/scramble.ts';
import { DAY_MS } from './backups.ts';
import { LIBRARY_FILE } from './files.ts';
import { isWhole } from './integrity.ts';
import { inStore } from './library.fixture.ts';
import { CHANGES, dump, operate } from './operations.fixture.ts';
import { memoryFolder } from './temporaryFolder.fixture.ts';

const WEEK_MS = 7 * DAY_MS;

function check(file: string): { whole: boolean; full: boolean } {
  const db = new Database(file, { readonly: true });
  try {
    return { whole: isWhole(db), full: db.pragma('integrity_check', { simple: true }) === 'ok' };
  } catch {
    return { whole: false, full: false };
  } finally {
    db.close();
  }
}

/** A library with a byte changed so that only a full check finds it, and what the library holds. */
function libraryWithBadIndex(): { folder: string; file: string; before: string } {
  const folder = memoryFolder(onTestFinished);
  const before = inStore(folder, (store) => {
    store.write((db) => Object.keys(CHANGES).forEach((_, at) => operate(db, at + 1)));
    return dump(store);
  });
  const file = join(folder, LIBRARY_FILE);
  const [bytes, random] = [readFileSync(file), seededRandom(5)];
  for (;;) {
    const changed = Buffer.from(bytes);
    changed[Math.floor(random() * bytes.length)]! ^= 1;
    writeFileSync(file, changed);
    const { whole, full } = check(file);
    if (whole && !full && inStore(folder, dump) === before) return { folder, file, before };
  }
}

test('an index that does not agree with its table is made again, which is told once, and nothing is lost', () => {
  const { folder, file, before } = libraryWithBadIndex();
  inStore(folder, (store) => store.checkFully(WEEK_MS));
  expect(check(file)).toEqual({ whole: true, full: true });
  const withoutMarks = (text: string): string => text.replaceAll(/\{"key":"(fullyChecked|indexesMended)[^}]*\},/g, '');
  inStore(folder, (store) => {
    expect(store.notices).toEqual([expect.stringContaining('made again, and nothing was lost')]);
    expect(withoutMarks(dump(store)) === before).toBe(true);
  });
  inStore(folder, ({ notices }) => expect(notices).toEqual([]));
});

test('it is made once a week', () => {
  const folder = memoryFolder(onTestFinished);
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const checkedAt = (): string =>
    inStore(folder, (store) => {
      store.checkFully(WEEK_MS);
      return /"fullyCheckedAtMs","value":"(\d+)"/.exec(dump(store))![1]!;
    });
  const first = checkedAt();
  vi.setSystemTime(Date.now() + 6 * DAY_MS);
  expect(checkedAt()).toBe(first);
  vi.setSystemTime(Date.now() + DAY_MS);
  expect(checkedAt()).toBe(String(Number(first) + WEEK_MS));
});
