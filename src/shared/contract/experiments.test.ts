import { describe, expect, test } from 'vitest';
import { PRESETS } from '../lab/presets.ts';
import { EXPERIMENT_RECIPE, MAX_EXPERIMENT_SEARCHES } from './experiments.ts';
import { DEFAULT_SEARCH } from './defaults.ts';
import { parse } from './parse.ts';
import { MAX_RAISE, raisedLimits } from './searchLimits.ts';

const RECIPE = PRESETS.textbook.recipe;
const { puzzles } = RECIPE;

test.each(Object.entries(PRESETS))('the preset %s is a recipe, and survives JSON', (_name, { recipe }) => {
  expect(parse(EXPERIMENT_RECIPE, JSON.parse(JSON.stringify(recipe)))).toEqual(recipe);
});

test('a recipe may ask for what a search on show may be raised to', () => {
  const recipe = { ...RECIPE, searches: [{ ...DEFAULT_SEARCH, limits: raisedLimits(MAX_RAISE, { depth: 9 }) }] };
  expect(parse(EXPERIMENT_RECIPE, recipe)).toEqual(recipe);
});

describe('a recipe is refused with a sentence', () => {
  test.each<[string, unknown, RegExp]>([
    ['nothing', null, /not valid here/],
    ['no searches', { ...RECIPE, searches: [] }, /at least one search/],
    [
      'too many searches',
      { ...RECIPE, searches: Array(MAX_EXPERIMENT_SEARCHES + 1).fill(DEFAULT_SEARCH) },
      /at most 12 searches/,
    ],
    ['an unknown member', { ...RECIPE, more: 1 }, /^more/],
    ['another source', { ...RECIPE, puzzles: { from: 'thin air' } }, /from a “distance”/],
    ['no arrangement', { ...RECIPE, puzzles: { ...puzzles, goal: [1, 1, 3, 4, 5, 6, 7, 8, 0] } }, /^puzzles: /],
    [
      'distances of a large board',
      { ...RECIPE, puzzles: { ...puzzles, rows: 4, cols: 4, goal: Array.from({ length: 16 }, (_, cell) => cell) } },
      /at most 9 cells; this one is 4 × 4/,
    ],
    [
      'distances the wrong way round',
      { ...RECIPE, puzzles: { ...puzzles, least: 9, most: 8 } },
      /least distance is greater/,
    ],
    ['half a puzzle', { ...RECIPE, puzzles: { ...puzzles, each: 0.5 } }, /“all”/],
    [
      'an unknown heuristic',
      { ...RECIPE, searches: [{ ...DEFAULT_SEARCH, heuristic: 'luck' }] },
      /^searches\.0\.heuristic: This is not a heuristic/,
    ],
    [
      'a limit beyond those of experiments',
      { ...RECIPE, searches: [{ ...DEFAULT_SEARCH, limits: { nodes: 9e15 } }] },
      /^searches\.0\.limits\.nodes: An integer from 1 to 100,000,000 is needed/,
    ],
    ['no puzzles', { ...RECIPE, puzzles: { from: 'list', puzzles: [] } }, /at least one puzzle/],
  ])('%s', (_name, value, sentence) => {
    expect(() => parse(EXPERIMENT_RECIPE, value)).toThrow(sentence);
  });
});
