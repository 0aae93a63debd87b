/** What is told when a library opens, in paragraphs for the user. */
import type { Recovery } from './recover.ts';
import type { Salvage } from './salvage.ts';

const HAPPENED = {
  lost: 'The file of the library was missing or empty, although there were backups of it or changes still to be stored.',
  damaged: 'The file of the library was damaged.',
} as const;

/** A library was put back from a backup, or begun anew; `salvage` tells what came from the damaged file, `null` nothing. */
export function recovered(why: keyof typeof HAPPENED, recovery: Recovery, salvage: Salvage | null): string[] {
  const { backup, setAside } = recovery;
  const instead = backup === null ? beganAnew(salvage) : putBack(backup.madeAtMs, salvage);
  const kept = setAside === null ? [] : [`Nothing was deleted. What was there before lies in ${setAside}`];
  return [[HAPPENED[why], ...instead, ...unreadable(salvage)].join(' '), ...kept];
}

function putBack(madeAtMs: number, salvage: Salvage | null): string[] {
  const taken = takenInWords(salvage);
  const later =
    taken === ''
      ? 'What was changed after that is not in it.'
      : `What could still be read of the damaged file was newer, and is in it too: ${taken}.`;
  return [`Searchlight has put back the backup of ${dateAndTime(madeAtMs)}.`, later];
}

function beganAnew(salvage: Salvage | null): string[] {
  const taken = takenInWords(salvage);
  if (taken === '') return ['There was no good backup, so a new library has begun.'];
  return [`There was no good backup, so a new library has begun, with what could still be read: ${taken}.`];
}

function unreadable(salvage: Salvage | null): string[] {
  const count = salvage?.unreadable ?? 0;
  return count === 0 ? [] : [`At least ${amount(count, 'entry', 'entries')} of the damaged file could not be read.`];
}

/** "2 sets, 14 puzzles, 1 run"; '' for nothing. */
function takenInWords(salvage: Salvage | null): string {
  const counts = Object.entries(salvage?.taken ?? {}).filter(([, count]) => count > 0);
  return counts.map(([noun, count]) => amount(count, noun)).join(', ');
}

function amount(count: number, noun: string, plural = `${noun}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? noun : plural}`;
}

/** A library can only be looked at; `formats` names its format, and the newest that is known. */
export function fromFuture(folder: string, formats: string): string[] {
  return [
    `This library was written by a newer Searchlight (${formats}). You can look at it, teach with it and export it; nothing in it can be changed, and no runs are kept.`,
    `To go on with it, use the newer program. The library lies in ${folder}`,
  ];
}

/** The weekly check has made indexes anew. */
export function mended(): string[] {
  return [
    'The weekly check of the library found lists that did not agree with what they list. They were made again, and nothing was lost. The disk may be failing: keep a copy of the library elsewhere.',
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
