import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyPuzzle } from '../exchange/library.fixture.ts';
import { anySearch, anyTitle } from '../exchange/parts.fixture.ts';
import { BRANCHINGS, MEASURES } from '../lab/measures.ts';
import { PRESETS } from '../lab/presets.ts';
import {
  isPlanTooLong,
  MAX_PLANNED_PUZZLES,
  type BranchingId,
  type ExperimentLook,
  type ExperimentUnderWay,
  type LabMeasureId,
} from './experimentLook.ts';
import type { ExperimentText, PuzzleSource } from './experiments.ts';
import { parse } from './parse.ts';
import { SETTINGS } from './settings.ts';

const anyDistance = fc.nat(255);
const anyValue = fc.double({ min: 0, max: 1e15, noNaN: true }).filter((value) => !Object.is(value, -0));
const anyValues = fc.uniqueArray(fc.tuple(anyDistance, anyValue), { selector: ([d]) => d });

/** Distances in the wrong order as well: the Lab says so, and they are typed one after the other. */
const anySource: fc.Arbitrary<PuzzleSource> = fc.oneof(
  fc.record({
    ...{ from: fc.constant('distance' as const), rows: fc.constant(2), cols: fc.constant(2) },
    ...{ goal: fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }), seed: fc.nat(999_999) },
    ...{ least: anyDistance, most: anyDistance, step: fc.integer({ min: 1, max: 5 }) },
    each: fc.oneof(fc.integer({ min: 1, max: 1_000 }), fc.constant('all' as const)),
  }),
  anyPuzzle.chain(({ rows, cols, goal }) =>
    fc.record({
      ...{ from: fc.constant('random' as const), rows: fc.constant(rows), cols: fc.constant(cols) },
      ...{ goal: fc.constant(goal), seed: fc.nat(999_999), count: fc.integer({ min: 1, max: 200_000 }) },
      walk: fc.option(fc.integer({ min: 1, max: 500 })),
    }),
  ),
  fc.record({ from: fc.constant('list' as const), puzzles: fc.array(anyPuzzle, { minLength: 1, maxLength: 9 }) }),
);

const anyPlan: fc.Arbitrary<ExperimentText> = fc.record({
  recipe: fc.record({
    ...{ title: anyTitle, puzzles: anySource },
    searches: fc.array(anySearch, { minLength: 1, maxLength: 12 }),
  }),
  book: fc.array(fc.record({ title: anyTitle, values: anyValues }), { maxLength: 2 }),
});

const anyMeasure = fc.constantFrom(...(Object.keys(MEASURES) as LabMeasureId[]));

const anyLook: fc.Arbitrary<ExperimentLook> = fc.record({
  kind: fc.constantFrom('cost', 'bStar', 'time', 'estimate', 'points'),
  branching: fc.constantFrom(...(Object.keys(BRANCHINGS) as BranchingId[])),
  ...{ measure: anyMeasure, x: anyMeasure, y: anyMeasure },
  ...{ isSketching: fc.boolean(), sketch: anyValues },
});

const anyUnderWay: fc.Arbitrary<ExperimentUnderWay> = fc.record({
  shown: fc.oneof(fc.record({ experimentId: fc.integer({ min: 1 }) }), anyPlan),
  look: anyLook,
});

const stored = (value: unknown): unknown =>
  parse<unknown>(SETTINGS.experiment.schema, JSON.parse(JSON.stringify(value)));

test('the settings restore a plan, a drawing and a look unchanged', () => {
  fc.assert(
    fc.property(anyUnderWay, (underWay) => {
      expect(stored(underWay)).toEqual(underWay);
    }),
  );
});

test('a missing or unknown member, anywhere, invalidates all of it', () => {
  const parts = ['', 'shown', 'shown.recipe', 'shown.recipe.puzzles', 'look'];
  const partOf = (value: object, path: string): Record<string, unknown> =>
    path.split('.').reduce((part: object, name) => (name === '' ? part : part[name as keyof typeof part]), value) as Record<string, unknown>; // prettier-ignore
  fc.assert(
    fc.property(anyPlan, anyLook, fc.constantFrom(...parts), fc.nat(), (shown, look, path, at) => {
      const [less, more] = [structuredClone({ shown, look }), structuredClone({ shown, look })];
      const names = Object.keys(partOf(less, path));
      delete partOf(less, path)[names[at % names.length]!];
      partOf(more, path)['later'] = 1;
      expect(() => stored(less)).toThrow();
      expect(() => stored(more)).toThrow();
    }),
  );
});

const LOOK: ExperimentLook = {
  ...{ kind: 'cost', measure: 'generated', branching: 'tree', x: 'expanded', y: 'ms' },
  ...{ isSketching: true, sketch: [[4, 100]] },
};
const { recipe } = PRESETS.textbook;
const PLAN = { recipe, book: [] };

test.each<[string, unknown]>([
  ['no experiment', { shown: {}, look: LOOK }],
  ['an experiment and a plan', { shown: { experimentId: 1, ...PLAN }, look: LOOK }],
  ['an unknown chart', { shown: PLAN, look: { ...LOOK, kind: 'pie' } }],
  ['an unknown measure', { shown: PLAN, look: { ...LOOK, measure: 'luck' } }],
  ['a value that is no number', { shown: PLAN, look: { ...LOOK, sketch: [[4, null]] } }],
  ['a distance that no board has', { shown: PLAN, look: { ...LOOK, sketch: [[256, 1]] } }],
  [
    'a goal that is no arrangement',
    { shown: { recipe: { ...recipe, puzzles: { ...recipe.puzzles, goal: [1, 1] } }, book: [] }, look: LOOK },
  ],
])('%s is refused', (_name, value) => {
  expect(stored({ shown: PLAN, look: LOOK })).toEqual({ shown: PLAN, look: LOOK });
  expect(() => stored(value)).toThrow();
});

test('a plan has a limit of puzzles from a list', () => {
  const puzzle = { rows: 2, cols: 2, start: [1, 2, 3, 0], goal: [1, 2, 3, 0] };
  const planOf = (length: number): ExperimentText => ({
    ...PLAN,
    recipe: { ...recipe, puzzles: { from: 'list', puzzles: Array.from({ length }, () => puzzle) } },
  });
  const [longest, tooLong] = [planOf(MAX_PLANNED_PUZZLES), planOf(MAX_PLANNED_PUZZLES + 1)];
  expect([longest, tooLong].map(isPlanTooLong)).toEqual([false, true]);
  expect(stored({ shown: longest, look: LOOK })).toEqual({ shown: longest, look: LOOK });
  expect(() => stored({ shown: tooLong, look: LOOK })).toThrow();
});
