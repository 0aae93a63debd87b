import { expect, test } from 'vitest';
import type { LessonStop } from '../../shared/contract/lessons.ts';
import { LESSONS } from '../../shared/lesson/lessons.ts';
import { minutesWords, plannedMinutes, plannedTimes, plannedWords, planWords, typedMinutes } from './stopTimes.ts';

const [stop] = LESSONS[0].stops;
const planned = (minutes: number): LessonStop => ({ ...stop, minutes });
const unplanned: LessonStop = { ...stop };
delete (unplanned as { minutes?: number }).minutes;

test('a lesson has the planned minutes of its stops, and none where no stop has any', () => {
  expect(plannedMinutes([planned(3), unplanned, planned(4)])).toBe(7);
  expect(plannedMinutes([unplanned])).toBeNull();
  expect(plannedMinutes([])).toBeNull();
});

test('the planned minutes of a lesson are counted in words', () => {
  const words = [[planned(1)], [planned(40), planned(2)], [unplanned]].map(plannedWords);
  expect(words).toEqual(['1 minute planned', '42 minutes planned', '']);
});

test.each([
  [[planned(1)], [], '1 minute planned, 0 used.'],
  [[planned(3), planned(4)], [61_000, 59_000], '7 minutes planned, 2 used.'],
  [[unplanned, unplanned], [59_999], '0 minutes used.'],
  [[unplanned], [60_000], '1 minute used.'],
  [[planned(1500)], [60_000 * 2500], '1,500 minutes planned, 2,500 used.'],
] as const)('what is planned and used, in words: %#', (stops, used, words) => {
  expect(minutesWords(stops, new Map(used.entries()))).toBe(words);
});

test.each([
  ['12', 12, false, 12],
  ['', NaN, false, null],
  ['', NaN, true, undefined], // "1e"
  ['0', 0, false, undefined],
  ['2.5', 2.5, false, undefined],
  ['100000', 100_000, false, undefined],
])('minutes are typed, none, or refused: %j, %d, %s', (value, valueAsNumber, badInput, minutes) => {
  expect(typedMinutes({ value, valueAsNumber, validity: { badInput } })).toBe(minutes);
});

test('each stop has its minutes and the time when it ends; a stop without a time takes none', () => {
  expect(plannedTimes([planned(5), unplanned, planned(50), planned(7)])).toEqual([
    '5 min · to 0:05',
    '',
    '50 min · to 0:55',
    '7 min · to 1:02',
  ]);
});

test.each([
  [[planned(40), planned(1)], '41 minutes planned.'],
  [[planned(1), unplanned], '1 minute planned; 1 stop has no time.'],
  [[planned(2), unplanned, unplanned], '2 minutes planned; 2 stops have no time.'],
  [[unplanned], ''],
] as const)('the sum of the times says what it leaves out: %#', (stops, words) => {
  expect(planWords(stops)).toBe(words);
});
