import { SqliteFile } from './sqliteFile.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { seededRandom } from '../../shared/puzzle/states/scramble.ts';
import { DAY_MS } from '../../host/store/daysSeen.ts';
import type { Store } from '../../host/store/database.ts';
import { LIBRARY_FILE } from './files.ts';
import { isWhole } from '../../host/repair/structure.ts';
import { execIn, inStore, titlesOf } from '../../host/store/library.fixture.ts';
import { CHANGES, dump, operate } from './operations.fixture.ts';
import { moveSet } from '../../host/store/sets.ts';
import { writeSettings } from '../../host/store/settings.ts';
import { memoryFolder } from './temporaryFolder.fixture.ts';

const WEEK_MS = 7 * DAY_MS;

function check(file: string): { whole: boolean; full: boolean } {
  const db = new SqliteFile(file, { readonly: true });
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
    if (whole && !full) return { folder, file, before };
  }
}

const without = (text: string): string => text.replaceAll(/\{"key":"fullyChecked[^}]*\},/g, '');

test('an index that disagrees with its table is rebuilt and reported at the next start', () => {
  const { folder, file, before } = libraryWithBadIndex();
  inStore(folder, (store) => {
    expect(store.notices).toEqual([
      expect.stringMatching(/They were rebuilt\. Everything in the library is as it was saved\./),
    ]);
    expect(dump(store) === before).toBe(true);
    store.acknowledge();
  });
  expect(check(file)).toEqual({ whole: true, full: true });
  inStore(folder, ({ notices }) => expect(notices).toEqual([]));
});

test('at an end it repairs what was corrupted since the start, and the next start reports it', () => {
  const folder = memoryFolder(onTestFinished);
  const before = inStore(folder, (store) => {
    const content = dump(store);
    store.write((db) => db.exec("UPDATE puzzles SET sort_title = 'z', solvable = 0, folded = '' WHERE puzzle_id = 1"));
    store.checkFully(WEEK_MS);
    expect(without(dump(store)) === content).toBe(true);
    return content;
  });
  inStore(folder, (store) => {
    expect(store.notices).toEqual([expect.stringContaining('Some lists of the library were wrong')]);
    expect(without(dump(store)) === before).toBe(true);
  });
});

/** Corrupts a library: runs SQL without its triggers. */
function execBehind(folder: string, sql: string): void {
  const db = new SqliteFile(join(folder, LIBRARY_FILE));
  db.pragma('foreign_keys = OFF');
  const triggers = db.prepare<[], { name: string; sql: string }>("SELECT * FROM sqlite_schema WHERE type = 'trigger'");
  const all = triggers.all();
  for (const { name } of all) db.exec(`DROP TRIGGER ${name}`);
  db.exec(sql);
  for (const { sql } of all) db.exec(sql);
  db.close();
}

/** The notices about a restored place, and about one that nothing proves. */
const PROVED = /^In 1 entry, the place .* has been restored\. Everything in the library is as it was saved\./;
const UNPROVED =
  /^In 1 entry, the place, .* nothing tells what was saved\. .* Everything else in the library is as it was saved\./;

describe('a corrupted deletion is not trusted', () => {
  test.each([
    ['of a set with its puzzles', 'UPDATE sets SET deleted_at_ms = 0 WHERE set_id = 1', UNPROVED],
    ['of a puzzle', 'UPDATE puzzles SET deleted_at_ms = 0 WHERE puzzle_id = 2', UNPROVED],
    ['of the set of a puzzle', 'UPDATE puzzles SET set_id = 2 WHERE puzzle_id = 3', PROVED],
    ['of a set that is not there', 'UPDATE puzzles SET set_id = 99 WHERE puzzle_id = 3', PROVED],
    ['of a position', 'UPDATE puzzles SET position = 77 WHERE puzzle_id = 7', UNPROVED],
  ])('%s', (_what, sql, told) => {
    const folder = memoryFolder(onTestFinished);
    const places = (store: Store): unknown[] =>
      store.read((db) => db.prepare('SELECT puzzle_id, set_id, deleted_at_ms FROM puzzles ORDER BY 1').all());
    const before = inStore(folder, places);
    execBehind(folder, sql);
    inStore(folder, (store) => {
      expect(store.notices).toEqual([expect.stringMatching(told)]);
      expect(places(store)).toEqual(before);
      expect(store.read((db) => db.prepare('SELECT 1 FROM sets WHERE deleted_at_ms IS NOT NULL').all())).toEqual([]);
      store.acknowledge();
    });
    inStore(folder, ({ notices }) => expect(notices).toEqual([]));
  });
});

describe('a corrupted place is restored from a backup that proves it', () => {
  test.each([
    ['the order of a puzzle', 'UPDATE puzzles SET position = 77 WHERE puzzle_id = 7'],
    ['the order of a set', 'UPDATE sets SET position = 77 WHERE set_id = 1'],
    ['the order of a lesson', 'UPDATE lessons SET position = 9'],
    ['a pin', 'UPDATE runs SET is_pinned = 1 - is_pinned WHERE run_id = 1'],
    ['the deletion of a puzzle', 'UPDATE puzzles SET deleted_at_ms = 0 WHERE puzzle_id = 2'],
    ['the check of a comparison', 'UPDATE comparisons SET place_check = place_check + 1 WHERE comparison_id = 1'],
    ['the check of an experiment', 'UPDATE experiments SET place_check = 0'],
  ])('%s', (_what, sql) => {
    const folder = memoryFolder(onTestFinished);
    const before = inStore(folder, (store) => {
      store.write((db) => Object.keys(CHANGES).forEach((_, at) => operate(db, at + 1)));
      store.backUp('test');
      return dump(store);
    });
    execBehind(folder, sql);
    inStore(folder, (store) => {
      expect(store.notices).toEqual([expect.stringMatching(PROVED)]);
      expect(dump(store) === before).toBe(true);
    });
  });

  test('but not if it was moved since', () => {
    const folder = memoryFolder(onTestFinished);
    const order = (store: Store): unknown =>
      store.read((db) => db.prepare('SELECT set_id FROM sets ORDER BY position').all());
    const before = inStore(folder, (store) => {
      store.backUp('test');
      store.write((db) => moveSet(db, { setId: 2, before: 1 }));
      return order(store);
    });
    execBehind(folder, 'UPDATE sets SET place_check = place_check + 1 WHERE set_id = 2');
    inStore(folder, (store) => {
      expect(store.notices).toEqual([expect.stringMatching(UNPROVED)]);
      expect(order(store)).toEqual(before);
    });
  });
});

describe('the puzzle of a run, a comparison or a question follows from its check', () => {
  /** Some runs, comparisons and questions, with a puzzle and without. */
  function libraryWithLinks(): { folder: string; before: string } {
    const folder = memoryFolder(onTestFinished);
    const before = inStore(folder, (store) => {
      store.write((db) => Object.keys(CHANGES).forEach((_, at) => operate(db, at + 1)));
      return dump(store);
    });
    return { folder, before };
  }

  test.each([
    ['a run of another puzzle', 'UPDATE runs SET puzzle_id = 2 WHERE puzzle_id IS NOT NULL'],
    ['a run of a puzzle that is not there', 'UPDATE runs SET puzzle_id = 4711 WHERE puzzle_id IS NOT NULL'],
    ['a run that lost its puzzle', 'UPDATE runs SET puzzle_id = NULL WHERE puzzle_id IS NOT NULL'],
    ['a run that got a puzzle', 'UPDATE runs SET puzzle_id = 1 WHERE puzzle_id IS NULL'],
    ['a comparison of another puzzle', 'UPDATE comparisons SET puzzle_id = 3 WHERE comparison_id = 1'],
    ['a question of another puzzle', 'UPDATE questions SET puzzle_id = 3 WHERE question_id = 1'],
  ])('%s', (_what, sql) => {
    const { folder, before } = libraryWithLinks();
    execBehind(folder, sql);
    inStore(folder, (store) => {
      expect(store.notices).toEqual([expect.stringContaining('the place or the deletion mark')]);
      expect(dump(store) === before).toBe(true);
    });
  });

  test('and a row whose puzzle is gone for good belongs to none, which is no damage', () => {
    const { folder } = libraryWithLinks();
    const links = 'SELECT COUNT(*) FROM runs WHERE puzzle_id IS NOT NULL';
    const count = (store: Store): unknown => store.read((db) => db.prepare(links).pluck().get());
    inStore(folder, (store) => {
      expect(count(store)).toBeGreaterThan(0);
      store.write((db) => db.exec('DELETE FROM puzzles'));
    });
    inStore(folder, (store) => expect([count(store), store.notices]).toEqual([0, []]));
  });
});

test('corrupted settings neither restore the starter sets nor report lost changes', () => {
  const folder = memoryFolder(onTestFinished);
  const before = inStore(folder, (store) => {
    store.write((db) => writeSettings(db, { step: 3 }));
    return titlesOf(store);
  });
  execIn(folder, "UPDATE settings SET value = '0' WHERE key IN ('changes', 'starterSetsAdded')");
  inStore(folder, (store) => expect([titlesOf(store), store.notices]).toEqual([before, []]));
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
