import { expect, test } from 'vitest';
import type { LessonStop } from '../../shared/contract/lessons.ts';
import { LESSONS } from '../../shared/lesson/lessons.ts';
import { minutesWords, plannedMinutes } from './stopTimes.ts';

const [stop] = LESSONS[0].stops;
const planned = (minutes: number): LessonStop => ({ ...stop, minutes });
const unplanned: LessonStop = { ...stop };
delete (unplanned as { minutes?: number }).minutes;

test('a lesson has the planned minutes of its stops, and none where no stop has any', () => {
  expect(plannedMinutes([planned(3), unplanned, planned(4)])).toBe(7);
  expect(plannedMinutes([unplanned])).toBeNull();
  expect(plannedMinutes([])).toBeNull();
});

test.each([
  [[planned(1)], [], '1 minute planned, 0 used.'],
  [[planned(3), planned(4)], [61_000, 59_000], '7 minutes planned, 2 used.'],
  [[unplanned, unplanned], [59_999], '0 minutes used.'],
  [[unplanned], [60_000], '1 minute used.'],
] as const)('what is planned and used, in words: %#', (stops, used, words) => {
  expect(minutesWords(stops, new Map(used.entries()))).toBe(words);
});
