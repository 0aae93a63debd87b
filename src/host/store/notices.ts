/** What the user is told when a library opens, in paragraphs; it is kept until it was read. */
import { count } from '../../shared/text/numbers.ts';
import type { ReadableDb, WritableDb } from './database.ts';
import type { Mended } from './fullCheck.ts';
import { readSettings, writeSettings } from './settings.ts';

function unsound(unsound: number): string {
  const [entries, are] = unsound === 1 ? ['1 entry', 'is'] : [count(unsound, 'entry', 'entries'), 'are'];
  return `${entries} of the library ${are} not as saved, and ${are} not shown as good.`;
}

/** A full check has mended something. */
export function mended({ places, derived, indexes, fetched, settings, damaged, recounted }: Mended): string[] {
  const sentences = [
    ...(indexes || derived > 0
      ? ['Lists of the library did not agree with what they list. They were made again.']
      : []),
    ...(places > 0
      ? [
          `In ${count(places, 'entry', 'entries')}, what says where it stands or whether it was deleted had changed on the disk. Nothing was deleted on its word: look whether all is where you want it.`,
        ]
      : []),
    ...(fetched > 0
      ? [`${count(fetched, 'entry', 'entries')} had changed on the disk. What was saved is back, from a backup.`]
      : []),
    ...(settings > 0
      ? [
          `${count(settings, 'setting')} had changed on the disk, and ${settings === 1 ? 'is' : 'are'} as in a new library.`,
        ]
      : []),
    ...(recounted > 0
      ? ['Results of an experiment had changed on the disk: they are counted again when it goes on.']
      : []),
    damaged === 0 ? 'All that the library holds is as it was saved.' : unsound(damaged),
    'The disk may be failing: keep a copy of the library elsewhere.',
  ];
  return [sentences.join(' ')];
}

/** Setting that holds what was told when the library opened and nobody has acknowledged yet. */
const NOTICES = 'notices';

/** Of notices that nobody acknowledges, the latest are kept. */
const MAX_NOTICES = 20;

/**
 * Keeps a notice until it is acknowledged, also for later starts; in one transaction with the change that it is about.
 */
export function addNotices(db: WritableDb, notices: readonly string[]): void {
  writeSettings(db, { [NOTICES]: [...storedNotices(db), ...notices].slice(-MAX_NOTICES) });
}

/** What nobody has acknowledged yet. */
export function storedNotices(db: ReadableDb): string[] {
  const stored = readSettings(db).get(NOTICES);
  return Array.isArray(stored) ? stored.filter((notice) => typeof notice === 'string') : [];
}

/** All notices were read. */
export function forgetNotices(db: WritableDb): void {
  if (storedNotices(db).length > 0) writeSettings(db, { [NOTICES]: [] });
}
