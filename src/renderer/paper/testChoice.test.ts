import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runOf } from '../../shared/ask/askedRuns.fixture.ts';
import { doCollide, MAX_QUESTIONS } from '../../shared/paper/testPaper.ts';
import { TestChoice } from './testChoice.svelte.ts';

const MISPLACED = runOf({ heuristic: 'misplaced' });
/** A run with more questions than a test has: the tie rule of none is told by another. */
const LONG = runOf({ heuristic: 'misplaced', strategy: 'idastar' });

test.each([MISPLACED, LONG])(
  'whatever is ticked, no two questions collide, they keep their order, and are no more than a test has: %#',
  (run) => {
    fc.assert(
      fc.property(fc.array(fc.nat()), (ticks) => {
        const choice = new TestChoice(run, 'blank');
        for (const tick of ticks) {
          const one = choice.candidates[tick % choice.candidates.length]!;
          const before = choice.questions;
          const why = choice.whyNot(one);
          choice.toggle(one);
          if (why !== null) expect(choice.questions).toEqual(before);
          else expect(choice.questions.includes(one)).toBe(!before.includes(one));
        }
        expect(choice.questions.length).toBeLessThanOrEqual(MAX_QUESTIONS);
        expect(choice.candidates.filter((one) => choice.numberOf(one) !== null)).toEqual(choice.questions);
        for (const one of choice.questions)
          for (const other of choice.questions) if (one !== other) expect(doCollide(run, one, other)).toBe(false);
      }),
      { numRuns: 20 },
    );
  },
);

test('a question that cannot be ticked says which question it has to do with, and can be when that one goes', () => {
  const choice = new TestChoice(MISPLACED, 'blank');
  const blocked = choice.candidates.find((one) =>
    /^Tells the answer of question \d+\.$/.test(choice.whyNot(one) ?? ''),
  )!;
  const inTheWay = choice.questions.filter((one) => doCollide(MISPLACED, one, blocked));
  expect(choice.whyNot(blocked)).toBe(`Tells the answer of question ${choice.numberOf(inTheWay[0]!)}.`);
  for (const one of inTheWay) choice.toggle(one);
  expect(choice.whyNot(blocked)).toBeNull();
  choice.toggle(blocked);
  expect(inTheWay.map((one) => choice.whyNot(one) === null)).toEqual(inTheWay.map(() => false));
});
