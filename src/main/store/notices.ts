/** What is told when a library opens, in paragraphs for the user. */
import type { Recovery } from './recover.ts';

const HAPPENED = {
  lost: 'The file of the library was missing or empty, although there were backups of it or changes still to be stored.',
  damaged: 'The file of the library was damaged.',
} as const;

/** A library was put back from a backup, or begun anew. */
export function recovered(why: keyof typeof HAPPENED, { backup, setAside }: Recovery): string[] {
  const instead =
    backup === null
      ? 'There was no good backup, so a new library has begun.'
      : `Searchlight has put back the backup of ${dateAndTime(backup.madeAtMs)}. What was changed after that is not in it.`;
  const kept = setAside === null ? [] : [`Nothing was deleted. What was there before lies in ${setAside}`];
  return [`${HAPPENED[why]} ${instead}`, ...kept];
}

/** A library can only be looked at; `formats` names its format, and the newest that is known. */
export function fromFuture(folder: string, formats: string): string[] {
  return [
    `This library was written by a newer Searchlight (${formats}). You can look at it, teach with it and export it; nothing in it can be changed, and no runs are kept.`,
    `To go on with it, use the newer program. The library lies in ${folder}`,
  ];
}

/** The backup of this start failed; `reason` is a sentence. */
export function notBackedUp(reason: string): string[] {
  return [`The library is open, but no backup of it could be written. ${reason}`];
}

/** "20 November 2026 at 14:05", in local time. */
function dateAndTime(ms: number): string {
  return new Date(ms).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' });
}
