import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readLibrary } from './readLibrary.ts';

test('the example of the documentation is a library', () => {
  const text = readFileSync(new URL('../../../docs/library-format.md', import.meta.url), 'utf8');
  const example = readLibrary(/```json\n(.*?)```/s.exec(text)![1]!);
  const { sets, runs, comparisons, questions, lessons, experiments, heuristics, rosters, faults } = example;
  expect(faults).toEqual([]);
  expect(sets[0]!.puzzles[0]!.title).toBe('Warm up');
  expect(runs[0]!.madeOn).toEqual([0, 0]);
  expect(comparisons[0]!.content.bets).toEqual([{ name: 'Row 1', ratio: 2.5 }]);
  expect(questions[0]!.classLabel).toBe('CS 101, Tuesday');
  expect(questions[1]!.homework).toMatchObject({ classLabel: 'CS 101, Tuesday', place: 0, asks: 1 });
  expect(rosters[0]!.students).toEqual(['Ada', 'Bob']);
  expect(sets[0]!.challenges).toMatchObject([{ title: 'Below ten', ceiling: 10 }]);
  expect(experiments[0]!.results).toHaveLength(2);
  expect(heuristics.map(({ name }) => name)).toEqual(['rows']);
  expect(lessons[0]!.stops.map(({ view }) => view)).toEqual(['search', 'compare']);
});
