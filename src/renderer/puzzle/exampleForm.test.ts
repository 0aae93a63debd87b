import { describe, expect, test } from 'vitest';
import type { Puzzle } from '../../shared/contract/types.ts';
import { exampleSentence, ExampleForm, isFor } from './exampleForm.svelte.ts';
import { findExamples, EXAMPLE_MEASURES } from './examples.ts';

const GOAL = [1, 2, 3, 4, 5, 6, 7, 8, 0];
const PUZZLE: Puzzle = { rows: 3, cols: 3, start: GOAL, goal: GOAL };
const RULES = { order: 'UDLR', ties: 'low-h', goalTest: 'expansion' } as const;

describe('the conditions', () => {
  test('are each about another measure, until none is left', () => {
    const form = new ExampleForm(() => true);
    const measures = Object.keys(EXAMPLE_MEASURES);
    for (let times = 0; times < measures.length; times++) form.add();
    expect(form.conditions.map(({ measure }) => measure).toSorted()).toEqual(measures.toSorted());
    for (const condition of form.conditions) expect(form.choicesOf(condition)).toEqual([condition.measure]);
  });

  test('can be taken away, and then stand for choice elsewhere', () => {
    const form = new ExampleForm(() => true);
    const [first, second] = form.conditions.map(({ measure }) => measure);
    expect(form.choicesOf(form.conditions[1])).not.toContain(first);
    form.remove(0);
    expect(form.conditions.map(({ measure }) => measure)).toEqual([second]);
    expect(form.choicesOf(form.conditions[0])).toEqual(Object.keys(EXAMPLE_MEASURES));
  });
});

describe('what is looked for', () => {
  test('has what the form says, and a seed of its own', () => {
    const form = new ExampleForm(() => true);
    [form.least, form.most] = [20, 22];
    const quest = form.quest(PUZZLE, RULES);
    expect(quest).toMatchObject({ rows: 3, cols: 3, goal: GOAL, moves: [20, 22], rules: RULES });
    expect(quest.conditions).toEqual(form.conditions);
    expect(form.quest(PUZZLE, RULES).seed).not.toBe(quest.seed);
  });

  test('takes no depth limit and no rule for repeated states from the search: greedy search found nothing, or never ended', () => {
    const search = { ...RULES, duplicates: 'none', limits: { depth: 5 } } as const;
    expect(new ExampleForm(() => true).quest(PUZZLE, search).rules).toEqual(RULES);
  });

  test('has the least moves as the most, where the most would be fewer', () => {
    const form = new ExampleForm(() => true);
    [form.least, form.most] = [20, 12];
    expect(form.quest(PUZZLE, RULES).moves).toEqual([20, 20]);
  });

  test('does not change with the form afterwards', () => {
    const form = new ExampleForm(() => true);
    const { conditions } = form.quest(PUZZLE, RULES);
    const before = structuredClone(conditions);
    Object.assign(form.conditions[0], { value: 99 });
    expect(conditions).toEqual(before);
  });

  test('is for one goal and one size, whatever the start', () => {
    const quest = new ExampleForm(() => true).quest({ rows: 2, cols: 3, start: [], goal: [1, 2, 3, 4, 5, 0] }, RULES);
    expect(isFor(quest, { rows: 2, cols: 3, start: [0, 2, 3, 4, 5, 1], goal: [1, 2, 3, 4, 5, 0] })).toBe(true);
    expect(isFor(quest, { rows: 3, cols: 2, start: [], goal: [1, 2, 3, 4, 5, 0] })).toBe(false);
    expect(isFor(quest, { rows: 2, cols: 3, start: [], goal: [0, 1, 2, 3, 4, 5] })).toBe(false);
  });

  test('is found', () => {
    const form = new ExampleForm(() => true);
    const [last] = [...findExamples(form.quest(PUZZLE, RULES))].slice(-1);
    expect(last.ended).toBe(true);
    for (const { distance, values } of last.found) {
      expect(distance).toBe(12);
      expect(values[0]).toBeGreaterThanOrEqual(4);
      expect(values[1]).toBeLessThanOrEqual(30);
    }
  });
});

describe('what is said of the search', () => {
  const quest = { ...new ExampleForm(() => true).quest(PUZZLE, RULES), moves: [40, 41] } as const;
  const example = { start: GOAL, distance: 0, values: [] };
  test.each([
    [
      'no state is so far',
      { tried: 0, total: 0, found: [], ended: true },
      'No state is 40 to 41 moves from this goal: 31 is the most.',
    ],
    [
      'on the way',
      { tried: 10, total: 1200, found: [], ended: false },
      '10 of 1,200 starts looked at, 0 puzzles found.',
    ],
    ['found', { tried: 1, total: 1, found: [example], ended: true }, '1 of 1 start looked at, 1 puzzle found.'],
    ['none', { tried: 2, total: 2, found: [], ended: true }, '2 of 2 starts looked at: none meets every condition.'],
  ])('where %s', (_, progress, sentence) => {
    expect(exampleSentence(progress, quest, 31)).toBe(sentence);
  });

  test('where one distance is wanted, it is named once', () => {
    const nothing = { tried: 0, total: 0, found: [], ended: true };
    expect(exampleSentence(nothing, { ...quest, moves: [40, 40] }, 31)).toBe(
      'No state is exactly 40 moves from this goal: 31 is the most.',
    );
  });
});
