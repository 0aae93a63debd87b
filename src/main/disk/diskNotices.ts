/** Notices about the file of a library and its folder, in paragraphs. */
import { join } from 'node:path';
import type { Salvage } from '../../host/repair/salvage.ts';
import { DOCUMENT_KIND_NAMES, nounOf, nounsOf } from '../../shared/contract/kinds.ts';
import { count } from '../../shared/text/numbers.ts';
import { BACKUP_FOLDER } from './files.ts';
import type { Backup } from './backups.ts';

/** Why a library is restored: its file is gone, or it or its log is damaged. */
export type RecoveryReason = keyof typeof HAPPENED;

export interface Recovery {
  /** The backup that was restored; `null`: none was good, and a new library begins. */
  readonly backup: Backup | null;
  /** What came from the damaged files; `null`: nothing. */
  readonly salvaged: Salvage | null;
  /** Where the old files are. */
  readonly setAside: readonly string[];
}

const HAPPENED = {
  lost: 'The file of the library was missing or empty, although there were backups of it or changes still to be stored.',
  damaged: 'The file of the library was damaged.',
  log: 'The log of the library, which holds the latest changes, was damaged.',
};

/** A library was restored from a backup, or started anew. */
export function recovered(why: RecoveryReason, { backup, salvaged, setAside }: Recovery): string[] {
  const instead = backup === null ? beganAnew(salvaged) : putBack(backup.madeAtMs, salvaged);
  const kept =
    setAside.length === 0 ? [] : [`Nothing was deleted. What was there before lies in ${setAside.join(' and ')}`];
  return [[HAPPENED[why], ...instead, ...unreadable(salvaged)].join(' '), ...kept];
}

/** A sound file has fewer changes than were saved. */
export function olderThanSaved(missing: number, folder: string): string[] {
  const changes = count(missing, 'change');
  return [
    `The file of the library is older than what was saved last: ${changes} since then ${missing === 1 ? 'is' : 'are'} not in it. That is fine if you have put an older file there. If not, a newer one may be among the backups in ${join(folder, BACKUP_FOLDER)}`,
  ];
}

function putBack(madeAtMs: number, salvage: Salvage | null): string[] {
  const taken = takenInWords(salvage);
  const later =
    taken === ''
      ? 'Later changes are not in it.'
      : `What could still be read of the damaged file was newer, and is in it too: ${taken}.`;
  return [`Searchlight has put back the backup of ${dateAndTime(madeAtMs)}.`, later];
}

function beganAnew(salvage: Salvage | null): string[] {
  const taken = takenInWords(salvage);
  if (taken === '') return ['There was no good backup, so Searchlight started a new library.'];
  return [`There was no good backup, so Searchlight started a new library, with what could still be read: ${taken}.`];
}

function unreadable(salvage: Salvage | null): string[] {
  const unread = salvage?.unreadable ?? 0;
  return unread === 0 ? [] : [`At least ${count(unread, 'entry', 'entries')} of the damaged file could not be read.`];
}

/** "2 sets, 14 puzzles, 1 run"; '' for nothing. */
function takenInWords(salvage: Salvage | null): string {
  const kinds = salvage === null ? [] : DOCUMENT_KIND_NAMES.filter((kind) => salvage.taken[kind] > 0);
  return kinds.map((kind) => count(salvage!.taken[kind], nounOf(kind), nounsOf(kind))).join(', ');
}

/** `formats`: the library's format and the newest known one. */
export function fromFuture(folder: string, formats: string): string[] {
  return [
    `This library was written by a newer Searchlight (${formats}). You can look at it, teach with it and export it; nothing in it can be changed, and no runs are kept.`,
    `To change it, use the newer program. The library lies in ${folder}`,
  ];
}

/** Backups that are links; `names` as the user sees them. */
export function notRead(names: readonly string[]): string[] {
  return names.map(
    (name) => `The backup “${name}” is a link, which Searchlight does not follow. Put what it leads to in its place.`,
  );
}

export function mayOnlyBeRead(file: string): string[] {
  return [
    `The file of this library may only be read. You can look at it, teach with it and export it; nothing in it can be changed, and no runs are kept.`,
    `To change it, allow writing, and start Searchlight again. The library lies in ${file}`,
  ];
}

/** `reason`: a sentence. */
export function notBackedUp(reason: string): string[] {
  return [`The library is open, but no backup of it could be written. ${reason}`];
}

/** "20 November 2026 at 14:05", in local time. */
function dateAndTime(ms: number): string {
  return new Date(ms).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' });
}
