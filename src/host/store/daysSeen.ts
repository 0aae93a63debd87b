/**
 * Counts the days on which a library was opened. They decide when deleted items go for good: by the clock alone, one
 * start with a wrong date far ahead would remove all of them.
 */
import { DELETED_KEPT_DAYS } from '../../shared/contract/types.ts';
import type { ReadableDb, WritableDb } from './database.ts';
import { OWN, readSettings, writeSettings } from './settings.ts';

export const DAY_MS = 24 * 60 * 60 * 1000;

/** Starts within this time of each other count as one. */
const HOUR_MS = 60 * 60 * 1000;
const WEEK_MS = 7 * DAY_MS;

interface DayLog {
  /** The clock at the last start, in milliseconds since 1970-01-01 UTC. */
  readonly lastMs: number;
  /** Milliseconds from the first start to the last. */
  readonly passedMs: number;
  /**
   * The days with a start, in days since the first one, as far back as deleted items are kept; with the earliest time
   * that the clock showed on each.
   */
  readonly days: readonly (readonly [day: number, earliestMs: number])[];
}

const NOTHING: DayLog = { lastMs: 0, passedMs: 0, days: [] };

/** Records a start. Returns the time before which deleted items may go: −∞ until there have been enough days. */
export function recordStart(db: WritableDb, nowMs: number): number {
  const before = readSeen(db);
  const seen = isSoonAfter(before, nowMs) ? before : withStart(before, nowMs);
  if (seen !== before) writeSettings(db, { [OWN.daysSeen]: seen });
  return Math.min(nowMs - DELETED_KEPT_DAYS * DAY_MS, keptSince(seen));
}

/** The earliest time that the clock showed on the recorded days: nothing deleted on them has an earlier one. */
function keptSince({ passedMs, days }: DayLog): number {
  if (dayOf(passedMs) <= DELETED_KEPT_DAYS) return -Infinity;
  return Math.min(...days.map(([, earliestMs]) => earliestMs));
}

function isSoonAfter({ lastMs, days }: DayLog, nowMs: number): boolean {
  return days.length > 0 && nowMs >= lastMs && nowMs - lastMs < HOUR_MS;
}

function withStart({ lastMs, passedMs, days }: DayLog, nowMs: number): DayLog {
  const passed = days.length === 0 ? 0 : passedMs + passedBetween(lastMs, nowMs);
  const today = dayOf(passed);
  const earliestMs = Math.min(nowMs, ...days.filter(([day]) => day === today).map(([, ms]) => ms));
  const others = days.filter(([day]) => day !== today && day >= today - DELETED_KEPT_DAYS);
  return { lastMs: nowMs, passedMs: passed, days: [...others, [today, earliestMs]] };
}

/**
 * The time between two starts by the clock, up to a week: a longer time may be a holiday or a wrong clock, and counts
 * as one day. If the clock goes back, the time is 0.
 */
function passedBetween(lastMs: number, nowMs: number): number {
  return nowMs - lastMs > WEEK_MS ? DAY_MS : Math.max(0, nowMs - lastMs);
}

function dayOf(passedMs: number): number {
  return Math.floor(passedMs / DAY_MS);
}

/** A damaged record starts over. */
function readSeen(db: ReadableDb): DayLog {
  const seen = readSettings(db).get(OWN.daysSeen) as Partial<DayLog> | undefined;
  return typeof seen?.lastMs === 'number' && typeof seen.passedMs === 'number' && Array.isArray(seen.days)
    ? (seen as DayLog)
    : NOTHING;
}
