/** The planned times of a lesson's stops, and what has been used. */
import type { LessonStop } from '../../shared/contract/lessons.ts';

const MINUTE_MS = 60_000;

/** Minutes of these stops; `null` where none has a planned time. */
export function plannedMinutes(stops: readonly LessonStop[]): number | null {
  const planned = stops.flatMap(({ minutes }) => minutes ?? []);
  return planned.length === 0 ? null : planned.reduce((sum, minutes) => sum + minutes, 0);
}

/** "41 minutes planned, 12 used", in whole minutes; `usedMs`: by stop. */
export function minutesWords(stops: readonly LessonStop[], usedMs: ReadonlyMap<number, number>): string {
  const planned = plannedMinutes(stops);
  const used = Math.floor([...usedMs.values()].reduce((sum, ms) => sum + ms, 0) / MINUTE_MS);
  const minutes = (count: number): string => `${count} ${count === 1 ? 'minute' : 'minutes'}`;
  return planned === null ? `${minutes(used)} used.` : `${minutes(planned)} planned, ${used} used.`;
}
