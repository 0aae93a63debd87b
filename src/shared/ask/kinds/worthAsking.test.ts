import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_WEIGHT, STRATEGIES } from '../../engine/strategy.ts';
import { StateSpace } from '../../puzzle/states/stateSpace.ts';
import { knownAt, momentAfter } from '../../readings/moments.ts';
import { FATE, fateOf } from '../../trace/trace.ts';
import { anyRecipe, CASE_1, runOf, searched } from '../askedRuns.fixture.ts';
import { childrenOf, factsOf, shortestOf, type Facts } from '../facts.fixture.ts';
import { KINDS, questionsAt } from './questions.ts';
import { nextWorthAsking, OccasionScan, worthAsking } from './worthAsking.ts';

const OCCASIONS = Object.assign({}, ...Object.values(KINDS).map(({ occasions }) => occasions)) as Record<
  string,
  { most: number }
>;

/** The number that the strategy goes by, with two decimals. */
function keyOf({ run: { reader, options } }: Facts, node: number): number {
  const { strategy, weight = DEFAULT_WEIGHT } = options;
  return Math.round(100 * (STRATEGIES[strategy].f?.(reader.g[node], reader.h[node], weight) ?? 0));
}

/** Whether an occasion is what it is called, as counted anew. */
const TRUE: Readonly<Record<string, (facts: Facts, step: number) => boolean>> = {
  start: (_facts, step) => step === 0,
  'first-key': (_facts, step) => step === 1,
  'first-duplicate': (facts, step) => repeats(facts, step).length > 0 && step === firstStep(facts, repeats),
  'other-way': (facts, step) => otherWays(facts, step).length > 0,
  cheaper: (facts, step) => isAnyLess(facts, step, 'g'),
  shorter: (facts, step) => isAnyLess(facts, step, 'depth'),
  'second-path': (facts, step) => {
    const { reader } = facts.run;
    const waiting = new Set(reader.waitingAt(step));
    return childrenOf(facts, step + 1).some((node) => waiting.has(reader.twin[node]));
  },
  'first-cut': (facts, step) => cut(facts, step).length > 0 && step === firstStep(facts, cut),
  'nothing-new': (facts, step) => {
    const children = childrenOf(facts, step + 1);
    return children.length > 0 && children.every((node) => fateOf(facts.run.reader, node) !== FATE.fresh);
  },
  tie: (facts, step) => {
    const { reader } = facts.run;
    const next = keyOf(facts, reader.expanded[step]);
    return reader.waitingAt(step).filter((node) => keyOf(facts, node) === next).length > 1;
  },
  'goes-back': ({ run: { reader } }, step) => reader.parent[reader.expanded[step]] !== reader.expanded[step - 1],
  'other-half': ({ run: { reader }, halves }, step) =>
    halves[reader.expanded[step]] !== halves[reader.expanded[step - 1]],
  'leaves-shortest': ({ run }) => run.reader.g[run.reader.goal] > shortestOf(run),
  'f-grows': (facts, step) => {
    const keys = Array.from(facts.run.reader.expanded.subarray(0, step + 1), (node) => keyOf(facts, node));
    return keys.pop()! > Math.max(...keys);
  },
  'goal-generated': (facts, step) => childrenOf(facts, step + 1).includes(facts.run.reader.goal),
  'goal-waits': (facts, step) => childrenOf(facts, step).includes(facts.run.reader.goal),
  'end-with-costs': ({ run: { reader } }, step) => reader.status === 'solved' && step === reader.expansions,
  end: ({ run: { reader } }, step) => reader.status === 'solved' && step === reader.expansions,
};

/** Whether a path with less of it takes the place of another. */
function isAnyLess(facts: Facts, step: number, of: 'g' | 'depth'): boolean {
  const { reader } = facts.run;
  const improved = childrenOf(facts, step + 1).filter((node) => fateOf(reader, node) === FATE.improved);
  return improved.some((node) => reader[of][node] < reader[of][reader.twin[node]]);
}

type Found = (facts: Facts, step: number) => number[];

const repeats: Found = (facts, step) => childrenOf(facts, step + 1).filter((node) => facts.run.reader.twin[node] >= 0);
const cut: Found = (facts, step) =>
  childrenOf(facts, step + 1).filter((node) => fateOf(facts.run.reader, node) === FATE.cut);
const otherWays: Found = (facts, step) => {
  const { reader } = facts.run;
  const isBack = (node: number): boolean => {
    const parent = reader.parent[node];
    return reader.parent[parent] >= 0 && facts.boards[reader.parent[parent]] === facts.boards[node];
  };
  return repeats(facts, step).filter((node) => !isBack(node));
};

function firstStep(facts: Facts, found: Found): number {
  let step = 0;
  while (found(facts, step).length === 0) step++;
  return step;
}

describe('occasions', () => {
  test('are what they are called, in order, few of a sort, and can be asked about', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(anyRecipe, (recipe) => {
        const run = searched(recipe);
        const facts = factsOf(run);
        const occasions = worthAsking(run);
        for (const { step, kind, id } of occasions) {
          seen.add(id);
          expect(TRUE[id](facts, step), `${id} after step ${step}`).toBe(true);
          expect(questionsAt(run, step)).toContain(kind);
          expect(occasions.filter((other) => other.id === id).length).toBeLessThanOrEqual(OCCASIONS[id].most);
        }
        expect(occasions.map(({ step }) => step)).toEqual(occasions.map(({ step }) => step).toSorted((a, b) => a - b));
      }),
      { numRuns: 250 },
    );
    const rare = ['leaves-shortest', 'shorter']; // a test below, and one of words, have them
    expect([...new Set([...seen, ...rare])].sort()).toEqual(Object.keys(OCCASIONS).sort());
  });

  test('of a search that the class knows', () => {
    const occasions = worthAsking(runOf()).map(({ step, id }) => `${step} ${id}`);
    expect(occasions).toMatchInlineSnapshot(`
      [
        "0 start",
        "1 first-key",
        "1 first-duplicate",
        "4 tie",
        "7 goal-generated",
        "8 goal-waits",
        "9 end",
      ]
    `);
    const found = worthAsking(runOf());
    expect(nextWorthAsking(found, 1)).toEqual(found.find(({ step }) => step > 1));
    expect(nextWorthAsking(found, 9)).toBe(null);
  });

  test('include each time f grows, and the first tie at each f', () => {
    const run = runOf({ heuristic: 'misplaced' });
    const facts = factsOf(run);
    const stepsOf = (id: string): number[] =>
      worthAsking(run).flatMap(({ step, id: other }) => (other === id ? [step] : []));
    const steps = Array.from({ length: run.reader.expansions }, (_, step) => step);
    expect(stepsOf('f-grows')).toEqual(steps.slice(1).filter((step) => TRUE['f-grows'](facts, step)));
    const firsts = steps.filter((step) => TRUE.tie(facts, step));
    const keys = firsts.map((step) => keyOf(facts, run.reader.expanded[step]));
    expect(stepsOf('tie')).toEqual(firsts.filter((_, index) => keys.indexOf(keys[index]) === index));
    expect(stepsOf('tie').length).toBeGreaterThan(0);
  });

  test('show where greedy search leaves the shortest path', () => {
    const puzzle = { ...CASE_1, start: [8, 6, 7, 2, 5, 4, 3, 0, 1], goal: [1, 2, 3, 4, 5, 6, 7, 8, 0] };
    const run = runOf({ strategy: 'greedy', puzzle });
    const space = new StateSpace(puzzle.goal, 3, 3);
    const distance = (cells: readonly number[]): number | null => space.distanceOf(cells);
    const { step } = worthAsking(run, distance).find(({ id }) => id === 'leaves-shortest')!;
    const through = (node: number): number => {
      const cells = factsOf(run).boards[node].split(',').map(Number);
      return run.reader.g[node] + space.distanceOf(cells)!;
    };
    const taken = run.reader.expanded[step];
    expect(through(taken)).toBeGreaterThan(31);
    expect(through(run.reader.parent[taken])).toBe(31);
    expect(worthAsking(runOf({ puzzle: CASE_1 }), distance).some(({ id }) => id === 'leaves-shortest')).toBe(false);
    expect(worthAsking(run).some(({ id }) => id === 'leaves-shortest')).toBe(false);
  });
});

test('part by part the same occasions are found, and a run under way promises nothing that its end takes back', () => {
  fc.assert(
    fc.property(anyRecipe, fc.integer({ min: 1, max: 9 }), fc.nat(), (recipe, part, at) => {
      const run = searched(recipe);
      const scan = new OccasionScan(run);
      while (scan.advance(part));
      const whole = worthAsking(run);
      expect(scan.found).toEqual(whole);
      const step = at % (run.reader.expansions + 1);
      const underWay = { ...run, reader: knownAt(run.reader, momentAfter(run.reader, step)) };
      for (const occasion of worthAsking(underWay)) expect(whole).toContainEqual(occasion);
    }),
    { numRuns: 60 },
  );
});
