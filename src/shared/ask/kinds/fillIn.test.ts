import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyRecipe, runOf, searched } from '../askedRuns.fixture.ts';
import type { AskedRun } from '../askedRun.ts';
import { filledRightly } from './filledRightly.fixture.ts';
import { judgeAgain, judgeFilled, partsAt, withFilled } from './fillIn.ts';
import { fillWords, HAND_CONFUSION_NAMES } from './fillWords.ts';
import { HAND_PARTS, SUCCESSOR_IDS, type FilledIn, type SuccessorId } from '../handParts.ts';
import { canPointAt, performanceScore, pointAt, writtenStep } from './perform.ts';

const anyFilled: fc.Arbitrary<FilledIn> = fc.record(
  {
    ...{ g: fc.nat(30), h: fc.nat(40), f: fc.nat(60) },
    successors: fc.array(fc.constantFrom(...SUCCESSOR_IDS), { minLength: 4, maxLength: 4 }),
  },
  { requiredKeys: [] },
);

describe('what is filled in about the state taken', () => {
  test('is right throughout for a student who fills in what the engine says', () => {
    fc.assert(
      fc.property(anyRecipe, (recipe) => {
        const run = searched(recipe);
        const steps = Array.from({ length: run.reader.expansions }, (_, step) => step);
        const answers = steps
          .filter((step) => canPointAt(run, step))
          .map((step) => {
            const filled = filledRightly(run, step, partsAt(run, step, HAND_PARTS));
            return withFilled(run, pointAt(run, step, run.reader.expanded[step])!, filled);
          });
        const score = performanceScore(answers);
        expect(score).toEqual({ answers: score.answers, right: score.answers, mistakes: [] });
        expect(answers.map((answer) => judgeAgain(run, writtenStep(answer)))).toEqual(answers);
      }),
      { numRuns: 60 },
    );
  });

  test('has a name and a sentence for each mistake, whatever is filled in', () => {
    fc.assert(
      fc.property(anyRecipe, fc.nat(), anyFilled, (recipe, at, filled) => {
        const run = searched(recipe);
        fc.pre(run.reader.expansions > 0);
        const step = at % run.reader.expansions;
        for (const judged of judgeFilled(run, step, filled)) {
          const words = fillWords(run, step, judged, 'blank');
          expect(words === null).toBe(judged.confusion === null);
          if (judged.confusion === null) continue;
          expect(HAND_CONFUSION_NAMES[judged.confusion]).toBeTypeOf('string');
          expect(words).toMatch(/^(?:[fgh] = \d+|The move (?:up|down|left|right)) \S.*\.$/);
          expect(words).not.toMatch(/undefined|NaN|Infinity/);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('is asked as far as the search has it', () => {
    const asked = (change: Parameters<typeof runOf>[0]) => partsAt(runOf(change), 2, HAND_PARTS).join();
    expect(asked({})).toBe('g,h,f,successors');
    expect(asked({ strategy: 'bfs' })).toBe('g,successors');
    expect(asked({ strategy: 'greedy' })).toBe('h,successors');
    expect(asked({ strategy: 'bidirectional' })).toBe('g');
    expect(partsAt(runOf(), 2, ['f', 'g'])).toEqual(['g', 'f']);
  });
});

describe('a mistake is explained by its rule', () => {
  const told = (filled: FilledIn, run: AskedRun = runOf(), step = 2) =>
    judgeFilled(run, step, filled).map((judged) => [judged.confusion, fillWords(run, step, judged, 'blank')]);
  const { g, h, f, successors } = filledRightly(runOf(), 2, HAND_PARTS);

  test('in g, h and f', () => {
    expect(told({ g: g! + 1 })).toEqual([
      [
        'counts-states',
        'g = 3 counts the states of the path, not its moves, and so has one more. The path has 2 moves: g is 2.',
      ],
    ]);
    expect(told({ f: h! })).toEqual([['h-alone', expect.stringContaining('is h alone; f = g + h.')]]);
    expect(told({ h: h! + 2 })).toEqual([
      [
        'counts-blank',
        expect.stringMatching(/^h = 8 counts the blank, which is not a tile\. The ways of .* h is 6\.$/),
      ],
    ]);
    expect(told({ h: h! + 20, f: f! + 20 })).toEqual([
      ['miscounts', expect.stringContaining('is a miscount.')],
      [
        'follows-mistake',
        expect.stringContaining('follows from what you filled in before it, which is wrong. f = g + h'),
      ],
    ]);
  });

  test('a state of an earlier iteration was said not to be generated before, and the start to be', () => {
    const iddfs = runOf({ strategy: 'iddfs', straightBack: 'generated' });
    const step = iddfs.reader.firstExpansion[2]! + 1;
    const right = filledRightly(iddfs, step, ['successors']).successors!;
    const said = (is: SuccessorId, instead: SuccessorId) =>
      told({ successors: right.with(right.indexOf(is), instead) }, iddfs, step)[0]![1];
    expect(said('new', 'repeated')).toMatch(/: it was not reached before in this iteration\.$/);
    expect(said('repeated', 'new')).toMatch(/: it was reached before\.$/);
  });

  test('in successors, by the first move that is wrong', () => {
    const withOne = (right: string, said: (typeof SUCCESSOR_IDS)[number]): FilledIn => {
      const action = successors!.findIndex((one) => one === right);
      return { successors: successors!.with(action, said) };
    };
    expect(told(withOne('repeated', 'new'))).toEqual([['counts-repeats', expect.stringContaining('a repeated state')]]);
    expect(told(withOne('new', 'repeated'))).toEqual([['drops-new', expect.stringContaining('a new state')]]);
    expect(told(withOne('new', 'none'))).toEqual([['misses-successor', expect.stringContaining('is possible')]]);
    expect(told(withOne('new', 'goal'))).toEqual([['sees-goal', expect.stringContaining('compare the boards')]]);
    const ida = runOf({ strategy: 'idastar', heuristic: 'misplaced' });
    const cut = filledRightly(ida, 0, ['successors']).successors!;
    const beyond = cut.indexOf('beyond');
    expect(told({ successors: cut.with(beyond, 'new') }, ida, 0)).toEqual([
      ['forgets-bound', expect.stringContaining('beyond the bound')],
    ]);
    expect(told({ successors: cut.with(cut.indexOf('none'), 'new') }, ida, 0)).toEqual([
      ['counts-edge', expect.stringContaining('would leave the board')],
    ]);
  });
});
