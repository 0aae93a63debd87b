import fc from 'fast-check';
import { expect, test } from 'vitest';
import { knownAt, momentAfter } from '../../readings/moments.ts';
import { anyRecipe, runOf, searched } from '../askedRuns.fixture.ts';
import { SINGLE_KINDS } from './questions.ts';
import { factsAt } from './factWords.ts';

test('facts follow from what is known, for every search and question', () => {
  fc.assert(
    fc.property(anyRecipe, fc.nat(), fc.constantFrom(null, ...SINGLE_KINDS), (recipe, at, kind) => {
      const run = searched(recipe);
      const step = at % (run.reader.expansions + 1);
      const known = { ...run, reader: knownAt(run.reader, momentAfter(run.reader, step)) };
      const facts = factsAt(run, step, kind, 'blank');
      expect(factsAt(known, step, kind, 'blank')).toEqual(facts);
      expect(JSON.stringify(facts)).not.toMatch(/undefined|NaN|Infinity|null/);
    }),
    { numRuns: 150 },
  );
});

test.each([
  ['next', 'Lowest f', '8, twice'],
  ['f-grows', 'Lowest f', undefined],
  ['f', 'Lowest f', undefined],
  ['goal-now', 'Lowest f', undefined],
  [null, 'Lowest f', undefined],
  ['next', 'Frontier', '6 states'],
  ['next', 'Goal tested', 'on expansion'],
  ['next', 'Successors', '↑\u00a0↓\u00a0←\u00a0→ (the blank)'],
  ['h', 'Frontier', undefined],
  ['h', 'h', 'Manhattan distance'],
  ['next', 'h', 'Manhattan distance'],
  ['solvable', 'h', undefined],
  ['solvable', 'Successors', undefined],
  ['next', 'Ties on f', 'lowest h first, then first in'],
] as const)('beside the question %s, %s is %s', (kind, name, text) => {
  expect(factsAt(runOf(), 4, kind, 'blank').find((fact) => fact.name === name)?.text).toBe(text);
});

test.each([
  ['greedy', 'Ties on h'],
  ['ucs', 'Ties on g'],
] as const)('where h breaks no tie, the rule of %s is the order of generation', (strategy, name) => {
  const facts = factsAt(runOf({ strategy, ties: 'high-h' }), 4, 'next', 'blank');
  expect(facts).toContainEqual({ name, text: 'first in, first out' });
});
