import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { WritableDb } from '../../host/store/database.ts';
import { isLongToCopy } from './backUp.ts';
import { backupPath, isBackupDue, keptOf, listBackups, rotateBackups, type Backup } from './backups.ts';
import { DAY_MS } from '../../host/store/daysSeen.ts';
import { BACKUP_FOLDER } from './files.ts';
import { temporaryFolder } from './temporaryFolder.fixture.ts';

/** Noon of a Saturday, UTC. */
const NOW = Date.parse('2026-11-21T12:00:00Z');
const HOUR_MS = DAY_MS / 24;

/** Backups made this many hours ago, newest first. */
function madeAgo(hours: readonly number[]): Backup[] {
  return hours.map((ago) => ({ path: `${ago}`, number: 0, madeAtMs: NOW - ago * HOUR_MS }));
}

function keptHours(hours: readonly number[]): number[] {
  return keptOf(madeAgo(hours)).map(({ path }) => Number(path));
}

/** A folder with files of these names in its backups. */
function folderWith(names: readonly string[]): string {
  const folder = temporaryFolder(onTestFinished);
  mkdirSync(join(folder, BACKUP_FOLDER));
  for (const name of names) writeFileSync(join(folder, BACKUP_FOLDER, name), '');
  return folder;
}

describe('of the backups are kept', () => {
  test('the five newest, however close together', () => {
    expect(keptHours([0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6])).toEqual([0, 0.1, 0.2, 0.3, 0.4]);
  });

  test('the last one of each of the seven latest days that have any', () => {
    const daily = Array.from({ length: 20 }, (_, day) => [day * 24, day * 24 + 2]).flat();
    const kept = keptHours(daily);
    expect(kept.slice(0, 9)).toEqual([0, 2, 24, 26, 48, 72, 96, 120, 144]);
  });

  test('the last one of each of the four latest weeks that have any', () => {
    const weekly = Array.from({ length: 30 }, (_, week) => week * 7 * 24);
    expect(keptHours(weekly)).toEqual(weekly.slice(0, 7));
    const daily = Array.from({ length: 60 }, (_, day) => day * 24);
    expect(
      keptHours(daily)
        .slice(7)
        .every((hours, at, all) => at === 0 || hours - all[at - 1]! === 7 * 24),
    ).toBe(true);
    expect(keptHours(daily).length).toBeGreaterThanOrEqual(9);
  });

  test('everything while there is little, and the newest always', () => {
    expect(keptHours([])).toEqual([]);
    expect(keptHours([3])).toEqual([3]);
    expect(keptHours([3, 2000, 9000])).toEqual([3, 2000, 9000]);
  });
});

/** A backup as older programs named it, without a number. */
const unnumbered = (folder: string, ms: number): string =>
  join(folder, BACKUP_FOLDER, `${new Date(ms).toISOString().replaceAll(/[:.]/g, '-')}-start.sqlite3`);

test('backups are found by their names, the newest first, and other files are left alone', () => {
  const folder = folderWith(['notes.txt', '2026-99-99T99-99-99-999Z-start.sqlite3', 'x.sqlite3']);
  const times = [NOW - 1, NOW, NOW - DAY_MS];
  for (const ms of times) writeFileSync(unnumbered(folder, ms), '');
  expect(listBackups(folder).map(({ madeAtMs }) => madeAtMs)).toEqual([NOW, NOW - 1, NOW - DAY_MS]);
  for (let hour = 200; hour >= 2; hour--) writeFileSync(backupPath(folder, NOW - hour * HOUR_MS, 'start'), '');
  const newest = backupPath(folder, NOW, 'before-import');
  writeFileSync(newest, '');
  writeFileSync(`${newest}.unfinished`, '');
  rotateBackups(folder);
  const left = readdirSync(join(folder, BACKUP_FOLDER));
  expect(left).toEqual(expect.arrayContaining(['notes.txt', 'x.sqlite3', basename(newest)]));
  expect(left.filter((name) => name.endsWith('.unfinished'))).toEqual([]);
  expect(left.length).toBeLessThanOrEqual(3 + 5 + 7 + 4);
});

test('a file in the place of their folder is no backup', () => {
  const folder = temporaryFolder(onTestFinished);
  writeFileSync(join(folder, BACKUP_FOLDER), 'my notes');
  expect([listBackups(folder), isBackupDue(folder, NOW, DAY_MS)]).toEqual([[], true]);
});

describe('a wrong clock', () => {
  const YEARS_MS = 4 * 365 * DAY_MS;

  test('has no say in which backup is the newest, nor has it in the names of older programs', () => {
    const folder = folderWith([]);
    writeFileSync(unnumbered(folder, NOW + YEARS_MS), '');
    writeFileSync(backupPath(folder, NOW + YEARS_MS, 'start'), '');
    const today = backupPath(folder, NOW, 'start');
    writeFileSync(today, '');
    expect(listBackups(folder)[0]!.path).toBe(today);
  });

  test('of many days pushes none of the days after it out', () => {
    const folder = folderWith([]);
    for (let day = 0; day < 35; day++) writeFileSync(backupPath(folder, NOW + YEARS_MS + day * DAY_MS, 'start'), '');
    for (let day = 0; day < 5; day++) {
      const today = backupPath(folder, NOW + day * DAY_MS, 'start');
      writeFileSync(today, '');
      rotateBackups(folder);
      expect(listBackups(folder)[0]!.path).toBe(today);
    }
    expect(listBackups(folder).filter(({ madeAtMs }) => madeAtMs < NOW + YEARS_MS)).toHaveLength(5);
  });
});

test('a backup is due where none is young enough; one from the future does not count', () => {
  const folder = folderWith([]);
  expect(isBackupDue(folder, NOW, DAY_MS)).toBe(true);
  writeFileSync(backupPath(folder, NOW + DAY_MS, 'start'), '');
  writeFileSync(backupPath(folder, NOW - DAY_MS, 'start'), '');
  expect(isBackupDue(folder, NOW, DAY_MS)).toBe(true);
  writeFileSync(backupPath(folder, NOW - DAY_MS + 1, 'start'), '');
  expect(isBackupDue(folder, NOW, DAY_MS)).toBe(false);
});

test.each([
  [16_383, false],
  [16_384, true],
])('a library of %d pages of 4 KB is long to copy: %s', (pages, isLong) => {
  const pragma = (name: string): number => (name === 'page_count' ? pages : 4096);
  expect(isLongToCopy({ pragma } as unknown as WritableDb)).toBe(isLong);
});
