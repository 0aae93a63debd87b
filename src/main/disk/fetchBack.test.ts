/** Corrupted parts of a sound file are restored from a backup that proves what was saved. */
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Store } from '../../host/store/database.ts';
import { shown } from './flips.fixture.ts';
import { execIn, inStore } from '../../host/store/library.fixture.ts';
import { CHANGES, dump, operate } from './operations.fixture.ts';
import { editPuzzle } from '../../host/store/puzzles.ts';
import { readSettings, writeSettings } from '../../host/store/settings.ts';
import { memoryFolder } from './temporaryFolder.fixture.ts';

const BACK = '1 entry had changed on the disk. What was saved has been restored from a backup.';

/** A library with everything in it and a backup, and its whole content. */
function libraryWithBackup(): { folder: string; before: string } {
  const folder = memoryFolder(onTestFinished);
  const before = inStore(folder, (store) => {
    store.write((db) => Object.keys(CHANGES).forEach((_, at) => operate(db, at + 1)));
    store.write((db) => CHANGES['add a puzzle with a picture']!(db, 1));
    store.backUp('test');
    return dump(store);
  });
  return { folder, before };
}

function expectAsBefore(store: Store, before: string): void {
  expect(store.notices).toEqual([expect.stringContaining(BACK)]);
  expect(store.notices[0]).toContain('Everything in the library is as it was saved.');
  expect(dump(store) === before).toBe(true);
}

const LAST_RUN = '(SELECT MAX(run_id) FROM runs)';

describe('is restored', () => {
  test.each([
    ['the title of a set', "UPDATE sets SET title = 'Tuesdax' WHERE set_id = 1"],
    ['the notes of a puzzle', "UPDATE puzzles SET notes = 'nought' WHERE puzzle_id = 1"],
    ['the board of a puzzle', "UPDATE puzzles SET start = '2 1 3 0' WHERE puzzle_id = 6"],
    ['the solution of a run', `UPDATE runs SET solution = 'L' WHERE run_id = ${LAST_RUN}`],
    ['the numbers of a run', `UPDATE runs SET expanded = 3, duration_ms = 7 WHERE run_id = ${LAST_RUN}`],
    ['a comparison', "UPDATE comparisons SET content = replace(content, 'astar', 'bfs')"],
    [
      'the votes on a question',
      'UPDATE questions SET content = replace(content, \'"counts":[\', \'"counts":[9\') WHERE question_id = 1',
    ],
    [
      'whose word the answer of a question is',
      'UPDATE questions SET is_claimed = 1 - is_claimed WHERE question_id = 1',
    ],
    ['the class of an answer', "UPDATE questions SET homework = replace(homework, 'CS ', 'XY ') WHERE question_id = 2"],
    ['that an answer is of a student', 'UPDATE questions SET homework = NULL WHERE question_id = 2'],
    ['a student of a class', "UPDATE rosters SET content = replace(content, 'Ada', 'Eve')"],
    ['the text of a lesson', "UPDATE lessons SET content = replace(content, 'f is', 'h is')"],
    ['the seed of an experiment', 'UPDATE experiments SET content = replace(content, \'"seed":7\', \'"seed":8\')'],
    ['the text of a heuristic', "UPDATE heuristics SET content = replace(content, 'zero', 'hero')"],
    ['the ceiling of a challenge', "UPDATE challenges SET content = replace(content, ':7,', ':8,')"],
    ['what an experiment has counted', "UPDATE experiment_parts SET packed = x'00' WHERE part_id = 2"],
    ['a hash', "UPDATE puzzles SET content_hash = 'f' WHERE puzzle_id = 2"],
    ['a picture', "UPDATE pictures SET bytes = x'00'"],
    ['a setting', "UPDATE settings SET value = '7' WHERE key = 'step'"],
    ['the hash of a setting', "UPDATE settings SET content_hash = 'f' WHERE key = 'step'"],
    ['the name of a picture', `UPDATE pictures SET picture_id = '${'0'.repeat(64)}'`],
  ])('%s', (_what, sql) => {
    const { folder, before } = libraryWithBackup();
    execIn(folder, sql);
    inStore(folder, (store) => {
      expectAsBefore(store, before);
      store.acknowledge();
    });
    inStore(folder, (store) => expect([store.notices, dump(store) === before]).toEqual([[], true]));
  });

  test('a row that is damaged in the newest backup too, from an older one', () => {
    const { folder, before } = libraryWithBackup();
    inStore(folder, (store) => {
      store.write((db) => db.exec("UPDATE puzzles SET notes = 'nought' WHERE puzzle_id = 1"));
      store.backUp('damaged');
    });
    inStore(folder, (store) => expectAsBefore(store, before));
  });

  test('a row that a check at an end finds', () => {
    const { folder } = libraryWithBackup();
    const titles = inStore(folder, (store) => {
      const { texts } = shown(store);
      store.write((db) => db.exec("UPDATE puzzles SET notes = 'nought' WHERE puzzle_id = 1"));
      store.checkFully(0);
      return texts;
    });
    inStore(folder, (store) => {
      expect(store.notices).toEqual([expect.stringContaining(BACK)]);
      expect(shown(store).texts).toEqual(titles);
    });
  });
});

test('a row that was saved again after the last backup is named, and no older one takes its place', () => {
  const { folder } = libraryWithBackup();
  inStore(folder, (store) => store.write((db) => editPuzzle(db, { puzzleId: 1, change: { notes: 'newer' } })));
  execIn(folder, "UPDATE puzzles SET notes = 'newxr' WHERE puzzle_id = 1");
  inStore(folder, (store) => {
    expect(store.notices).toEqual([]);
    expect(shown(store).isTold).toBe(true);
    expect(dump(store)).toContain('newxr');
  });
});

test('a setting that no backup has is reset, and reported once', () => {
  const { folder } = libraryWithBackup();
  inStore(folder, (store) => store.write((db) => writeSettings(db, { theme: 'dark' })));
  execIn(folder, "UPDATE settings SET value = '\"dirk\"' WHERE key = 'theme'");
  inStore(folder, (store) => {
    expect(store.notices).toEqual([expect.stringContaining('1 setting had changed on the disk, and was reset.')]);
    expect(store.read(readSettings).has('theme')).toBe(false);
    store.acknowledge();
  });
  inStore(folder, ({ notices }) => expect(notices).toEqual([]));
});
