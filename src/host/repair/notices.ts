/** Notices of an opened library, in paragraphs, kept until the user has read them. */
import { count } from '../../shared/text/numbers.ts';
import type { ReadableDb, WritableDb } from '../store/database.ts';
import type { MendedPlaces } from './mendPlaces.ts';
import { readSettings, writeSettings } from '../store/settings.ts';

export interface Mended {
  readonly places: MendedPlaces;
  /** Rows with wrong derived columns. */
  readonly derived: number;
  readonly indexes: boolean;
  /** Damaged settings that no backup has: they got their initial values. */
  readonly settings: number;
  /** Damaged results of experiments that no backup has: they are counted again. */
  readonly recounted: number;
  /** Rows, pictures, results and settings restored from a backup. */
  readonly fetched: number;
  /** Damaged rows that no backup has. Opening one reports it. */
  readonly damaged: number;
}

function unsound(unsound: number): string {
  const [are, their] = unsound === 1 ? ['is', 'its'] : ['are', 'their'];
  return `${count(unsound, 'entry', 'entries')} of the library ${are} damaged: ${their} content is not shown.`;
}

export function mended({ places, derived, indexes, fetched, settings, damaged, recounted }: Mended): string[] {
  const isAsSaved = places.unproved + settings + recounted === 0;
  const sentences = [
    ...(indexes || derived > 0 ? ['Some lists of the library were wrong. They were rebuilt.'] : []),
    ...(places.proved > 0
      ? [
          `In ${count(places.proved, 'entry', 'entries')}, the place or the deletion mark had changed on the disk. What was saved has been restored.`,
        ]
      : []),
    ...(places.unproved > 0
      ? [
          `In ${count(places.unproved, 'entry', 'entries')}, the place, the pin or the deletion mark had changed on the disk, and nothing tells what was saved. Nothing was deleted because of it. Check that everything is where you want it.`,
        ]
      : []),
    ...(fetched > 0
      ? [
          `${count(fetched, 'entry', 'entries')} had changed on the disk. What was saved has been restored from a backup.`,
        ]
      : []),
    ...(settings > 0
      ? [`${count(settings, 'setting')} had changed on the disk, and ${settings === 1 ? 'was' : 'were'} reset.`]
      : []),
    ...(recounted > 0
      ? ['Results of an experiment had changed on the disk: they are counted again when you continue it.']
      : []),
    damaged === 0 ? `Everything ${isAsSaved ? '' : 'else '}in the library is as it was saved.` : unsound(damaged),
    'The disk may be failing: keep a copy of the library elsewhere.',
  ];
  return [sentences.join(' ')];
}

const NOTICES = 'notices';

/** The most notices kept; older ones are dropped. */
const MAX_NOTICES = 20;

/** Call it in one transaction with the reported change. */
export function addNotices(db: WritableDb, notices: readonly string[]): void {
  writeSettings(db, { [NOTICES]: [...storedNotices(db), ...notices].slice(-MAX_NOTICES) });
}

export function storedNotices(db: ReadableDb): string[] {
  const stored = readSettings(db).get(NOTICES);
  return Array.isArray(stored) ? stored.filter((notice) => typeof notice === 'string') : [];
}

export function forgetNotices(db: WritableDb): void {
  if (storedNotices(db).length > 0) writeSettings(db, { [NOTICES]: [] });
}
