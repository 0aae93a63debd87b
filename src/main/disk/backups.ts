/** The backups of a library, and which of them newer ones replace. */
import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS } from '../../host/store/daysSeen.ts';
import { BACKUP_FOLDER } from './files.ts';
import { UNFINISHED } from './onDisk.ts';
import { isOwnFolder, removeOwn } from './ownFiles.ts';

export interface Backup {
  readonly path: string;
  /** Higher than those of all earlier backups; 0 for none. */
  readonly number: number;
  /** When it was made, by the clock at the time: milliseconds since 1970-01-01 UTC. */
  readonly madeAtMs: number;
}

/**
 * Which backups are kept: this many of the newest, and the last one of each of this many days and weeks (UTC) with any.
 */
const KEPT: readonly { readonly count: number; readonly periodOf: (backup: Backup) => unknown }[] = [
  { count: 5, periodOf: ({ path }) => path },
  { count: 7, periodOf: ({ madeAtMs }) => Math.floor(madeAtMs / DAY_MS) },
  { count: 4, periodOf: ({ madeAtMs }) => Math.floor(madeAtMs / (7 * DAY_MS)) },
];

/**
 * `000042-2026-11-21T08-47-35-123Z-before-import.sqlite3`: number, time and reason. The number decides which backup is
 * newer, since the clock may be wrong. Backups of older programs have no number.
 */
const NAME = /^(?:(\d{6,})-)?(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z-[\w-]+\.sqlite3$/;
const NUMBER_DIGITS = 6;

export function backupPath(folder: string, madeAtMs: number, reason: string): string {
  const number = 1 + (listBackups(folder)[0]?.number ?? 0);
  const name = `${String(number).padStart(NUMBER_DIGITS, '0')}-${timeStamp(madeAtMs)}-${reason}.sqlite3`;
  return join(backupFolder(folder), name);
}

/** The folder of the backups of the library in `folder`. Throws `NotOwn` for a link. */
export function backupFolder(folder: string): string {
  const path = join(folder, BACKUP_FOLDER);
  isOwnFolder(path);
  return path;
}

/** The time in a form that sorts as text and is valid in file names on every platform. */
export function timeStamp(ms: number): string {
  return new Date(ms).toISOString().replaceAll(/[:.]/g, '-');
}

/** The backups of the library in `folder`, newest first. Ignores other files, and links (see `linkedBackups`). */
export function listBackups(folder: string): Backup[] {
  return entriesIn(folder)
    .flatMap((entry) => {
      const { name } = entry;
      const match = entry.isFile() ? NAME.exec(name) : null;
      if (match === null) return [];
      const [, number = 0, day, hour, minute, second, ms] = match;
      const madeAtMs = Date.parse(`${day}T${hour}:${minute}:${second}.${ms}Z`);
      const path = join(folder, BACKUP_FOLDER, name);
      return Number.isNaN(madeAtMs) ? [] : [{ path, number: Number(number), madeAtMs }];
    })
    .sort((a, b) => b.number - a.number || b.madeAtMs - a.madeAtMs);
}

/** Links named like backups: their targets are not read. */
export function linkedBackups(folder: string): string[] {
  const links = entriesIn(folder).filter((entry) => entry.isSymbolicLink() && NAME.test(entry.name));
  return links.map(({ name }) => `${BACKUP_FOLDER}/${name}`);
}

/** Whether no backup is younger than `ageMs`. One from the future, made while the clock was wrong, does not count. */
export function isBackupDue(folder: string, nowMs: number, ageMs: number): boolean {
  return !listBackups(folder).some(({ madeAtMs }) => madeAtMs <= nowMs && nowMs - madeAtMs < ageMs);
}

/** Removes backups that newer ones replace, and the remains of interrupted ones. */
export function rotateBackups(folder: string): void {
  const backups = listBackups(folder);
  const kept = new Set(keptOf(backups));
  for (const backup of backups) if (!kept.has(backup)) removeOwn(backup.path);
  for (const entry of entriesIn(folder))
    if (entry.name.endsWith(UNFINISHED) && !entry.isDirectory()) removeOwn(join(backupFolder(folder), entry.name));
}

/** Which of `backups`, newest first, are kept. */
export function keptOf(backups: readonly Backup[]): Backup[] {
  const kept = KEPT.flatMap(({ count, periodOf }) => lastOfEach(backups, periodOf).slice(0, count));
  return backups.filter((backup) => kept.includes(backup));
}

function lastOfEach(backups: readonly Backup[], periodOf: (backup: Backup) => unknown): Backup[] {
  return backups.filter((backup, at) => at === 0 || periodOf(backup) !== periodOf(backups[at - 1]!));
}

function entriesIn(folder: string): Dirent[] {
  const path = backupFolder(folder);
  return isOwnFolder(path) ? readdirSync(path, { withFileTypes: true }) : [];
}
