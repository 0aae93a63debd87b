import { onTestFinished, expect, test } from 'vitest';
import { placeLibrary } from '../../../main/disk/formats.fixture.ts';
import { execIn, inStore } from '../library.fixture.ts';
import { memoryFolder } from '../../../main/disk/temporaryFolder.fixture.ts';

/** The puzzle of each comparison and of each of the first runs, in a library of format 8 with this corruption. */
function linksAfter(change: string): { links: unknown; isTold: boolean } {
  const folder = memoryFolder(onTestFinished);
  placeLibrary(folder, 8);
  execIn(folder, change);
  const sql = `SELECT title, puzzle_id FROM comparisons UNION ALL SELECT title, puzzle_id FROM runs WHERE run_id <= 3`;
  return inStore(folder, ({ read, notices }) => ({
    links: Object.fromEntries(read((db) => db.prepare<[], [string, number | null]>(sql).raw().all())),
    isTold: notices.length > 0,
  }));
}

const SAVED = { 'Comparison 1': 20, 'Comparison 2': null, 'Run 1': 18, 'Run 2': 19, 'Run 3': 20 };

test('runs and comparisons of format 8 belong to what they belonged to', () => {
  expect(linksAfter('')).toEqual({ links: SAVED, isTold: false });
});

test('one whose check of format 8 is corrupted belongs to none, which is reported: its puzzle may be the corrupted part', () => {
  const change = `UPDATE comparisons SET place_check = place_check + 1 WHERE title = 'Comparison 1';
    UPDATE runs SET place_check = place_check - 1 WHERE run_id = 2`;
  expect(linksAfter(change)).toEqual({ links: { ...SAVED, 'Comparison 1': null, 'Run 2': null }, isTold: true });
});
