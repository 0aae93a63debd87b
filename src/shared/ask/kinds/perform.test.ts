import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STRATEGIES, type StrategyId } from '../../engine/strategy.ts';
import { anyRecipe, runOf, searched } from '../askedRuns.fixture.ts';
import type { NodeConfusionId } from '../nodeConfusions.ts';
import { canPointAt, pointAt, performanceScore, type HandStep } from './perform.ts';
import { ruleWords } from './next.ts';

describe('a search by hand', () => {
  test('is right where the engine takes the same node, and says a rule everywhere else', () => {
    fc.assert(
      fc.property(anyRecipe, fc.nat(), fc.nat(), (recipe, at, pick) => {
        const run = searched(recipe);
        const { reader } = run;
        const step = at % (reader.expansions + 1);
        fc.pre(canPointAt(run, step));
        for (const node of [pick % reader.nodesAt(step), reader.nodesAt(step) - 1, reader.expanded[step]]) {
          const answer = pointAt(run, step, node)!;
          expect(answer.taken).toBe(reader.expanded[step]);
          expect(answer.confusion === null).toBe(node === reader.expanded[step]);
          const rule = ruleWords(run, answer);
          if (answer.confusion === null) expect(rule).toBe(null);
          else expect(rule).toMatch(/^This state (?:has|is|was|waits|lies|belongs)[ ,].*\.$/);
          expect(String(rule)).not.toMatch(/undefined|NaN|Infinity/);
        }
      }),
      { numRuns: 400 },
    );
  });

  test.each(Object.keys(STRATEGIES) as StrategyId[])(
    'can be done with %s, but for the roots of iterations',
    (strategy) => {
      const run = runOf({ strategy, limits: { expansions: 300, nodes: 900 } });
      const { reader } = run;
      const steps = Array.from({ length: reader.expansions }, (_, step) => step);
      const roots = Array.from(reader.firstExpansion.subarray(1, reader.iterations));
      expect(steps.filter((step) => !canPointAt(run, step))).toEqual(roots.filter((step) => step < reader.expansions));
      const answers = steps.flatMap((step) => pointAt(run, step, reader.expanded[step]) ?? []);
      expect(performanceScore(answers)).toEqual({ answers: answers.length, right: answers.length, mistakes: [] });
    },
  );

  test('ends with the search, and rejects nodes that do not exist yet', () => {
    const run = runOf();
    const { expansions } = run.reader;
    expect(canPointAt(run, expansions - 1)).toBe(true);
    expect(canPointAt(run, expansions)).toBe(false);
    expect(pointAt(run, expansions, 0)).toBe(null);
    expect(pointAt(run, 0, 1)).toBe(null);
    expect(pointAt(runOf({ strategy: 'iddfs' }), 1, 0)).toBe(null);
  });

  test('names the rule that a mistake breaks', () => {
    const rule = (step: number, node: number, change: Parameters<typeof runOf>[0] = {}): string | null => {
      const run = runOf(change);
      return ruleWords(run, pointAt(run, step, node)!);
    };
    expect(rule(2, 2)).toBe('This state has the lowest g, 1; A* compares f = g + h.');
    expect(rule(2, 0)).toBe('This state is explored: it was taken from the frontier before.');
    expect(rule(1, 2, { strategy: 'bfs' })).toBe('This state was generated last; a queue gives what joined first.');
    const idastar = runOf({ strategy: 'idastar', heuristic: 'misplaced' });
    const step = idastar.reader.firstExpansion[1] + 1;
    expect(ruleWords(idastar, pointAt(idastar, step, 0)!)).toBe('This state belongs to an iteration that is over.');
  });
});

test('the score counts the first answer of each step, and mistakes by what they stand for', () => {
  const answer = (step: number, confusion: NodeConfusionId | null): HandStep => ({
    step,
    pointedAt: 1,
    taken: confusion === null ? 1 : 2,
    confusion,
  });
  const answers = [
    answer(1, 'tie'),
    answer(1, null),
    answer(2, null),
    answer(3, 'lowest-h'),
    answer(3, 'tie'),
    answer(4, 'lowest-h'),
  ];
  expect(performanceScore(answers)).toEqual({
    answers: 4,
    right: 1,
    mistakes: [
      { confusion: 'lowest-h', count: 2 },
      { confusion: 'tie', count: 1 },
    ],
  });
  expect(performanceScore([])).toEqual({ answers: 0, right: 0, mistakes: [] });
});
