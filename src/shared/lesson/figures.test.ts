import { expect, test } from 'vitest';
import { DEFAULT_SEARCH } from '../contract/defaults.ts';
import { filledText } from './figures.ts';
import { traceOf } from './stops.fixture.ts';

test('how many times as much was NaN or ∞ beside a search that expands nothing', () => {
  const goal = [1, 2, 3, 4, 5, 6, 7, 8, 0];
  const search = { ...DEFAULT_SEARCH, goalTest: 'generation' } as const;
  const done = { rows: 3, cols: 3, start: goal, goal };
  const far = { ...done, start: [8, 6, 7, 2, 5, 4, 3, 0, 1] };
  const searched = [done, far].map((puzzle) => ({ reader: traceOf(puzzle, search), search, step: 'end' as const }));
  expect(searched[0]!.reader.expansions).toBe(0);
  const [none, some] = searched as [(typeof searched)[0], (typeof searched)[0]];
  expect(filledText('{ratio}', done, [none, none])).toBe('–');
  expect(filledText('{ratio}', done, [none, some])).toBe('–');
  expect(filledText('{ratio}', done, [some, some])).toBe('1');
});
