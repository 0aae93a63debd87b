import { expect, onTestFinished, test, vi } from 'vitest';
import { quiet } from '../../app/app.fixture.ts';
import { opened } from '../../app/shell.fixture.ts';
import { A_STAR } from '../../../shared/lesson/lessons/aStar.ts';
import { BREADTH_FIRST } from '../../../shared/lesson/lessons/breadthFirst.ts';
import { CASE_6 } from '../../../shared/lesson/lessons/puzzles.ts';
import { board, lesson, search } from '../../../shared/lesson/lessons/stops.ts';
import { questionOf } from '../../../shared/lesson/leaks.fixture.ts';
import { printedOwn, printedQuestion } from './printedQuestion.ts';
import { Printout } from './printout.svelte.ts';

const TOLD = { text: '', note: '' };
const UNASKABLE = lesson('Odd', 'Its question makes no sense.', [
  search(CASE_6, { algorithm: 'bfs' }, 2, { ...TOLD, question: 'f' }),
  board(CASE_6, TOLD),
]);

async function printouts() {
  const { app, way } = await opened();
  const made: Printout[] = [];
  onTestFinished(() => made.forEach((one) => one.stop()));
  const of = (shown: typeof A_STAR, before: Printout | null = null): Printout => {
    const one = new Printout(app, shown, before);
    made.push(one);
    return one;
  };
  return { of, way };
}

test('a lesson is printed with the questions of its stops, what is right, and a reason for every choice', async () => {
  const { of } = await printouts();
  for (const shown of [A_STAR, BREADTH_FIRST]) {
    const printout = of(shown);
    const print = vi.fn();
    await printout.print(print);
    expect(print).toHaveBeenCalledOnce();
    expect(printout.isFilled).toBe(true);
    for (const [at, stop] of shown.stops.entries()) {
      const asked = printout.questions.asked[at];
      if (stop.question === undefined) expect(asked).toBeNull();
      else if (stop.question !== 'more') expect(asked!.question).toEqual(questionOf(stop));
      else expect(asked!.question).toMatchObject({ kind: 'more', answer: questionOf(stop)!.answer });
      if (asked === null) continue;
      const { choices } = printedQuestion(asked.question!, 'blank');
      expect(choices.filter(({ isRight }) => isRight).map(({ letter }) => letter)).toEqual([asked.question!.answer]);
      expect(choices.every(({ why, words }) => why !== '' && words !== '')).toBe(true);
    }
  }
});

test('a question that makes no sense at its stop is known as such, and nothing else is asked', async () => {
  const { of } = await printouts();
  const printout = of(UNASKABLE);
  await printout.print(() => {});
  expect(printout.questions.asked).toEqual([{ question: null, facts: [] }, null]);
  expect(printout.questions.progress).toEqual({ known: 1, all: 1 });
  expect([of(UNASKABLE).computing, printout.computing]).toEqual([
    'Question 1 of 1 is computed…',
    'The figures of the texts are computed…',
  ]);
});

test('nothing is searched for paper before somebody prints; what is known is not searched again', async () => {
  const { of, way } = await printouts();
  const first = of(BREADTH_FIRST);
  await first.fill();
  expect(first.questions.asked.every((one) => one === null)).toBe(true);
  await first.print(() => {});
  const { length } = way.calls;
  const again = of({ ...BREADTH_FIRST, stops: BREADTH_FIRST.stops.toReversed() }, first);
  await again.print(() => {});
  expect(way.calls).toHaveLength(length);
  expect(again.questions.asked).toEqual(first.questions.asked.toReversed());
});

test('a cancelled printing prints nothing, and the next one goes on from there', async () => {
  const { of, way } = await printouts();
  const printout = of(BREADTH_FIRST);
  await printout.fill();
  const release = way.hold('searches.advance');
  const print = vi.fn();
  const printing = printout.print(print);
  await quiet();
  expect(printout.isWaiting).toBe(true);
  printout.cancel();
  expect(printout.isWaiting).toBe(false);
  release();
  await printing;
  expect(print).not.toHaveBeenCalled();
  await printout.print(print);
  expect(print).toHaveBeenCalledOnce();
});

test('a question of one’s own is printed with all of its right choices, its boards and its reasons', () => {
  const own = printedOwn({
    text: 'Which?',
    choices: [
      { value: { as: 'text', text: 'One' }, isRight: true, reason: 'Because.' },
      { value: { as: 'board', cells: [1, 2, 3, 0] }, isRight: true, reason: '' },
      { value: { as: 'text', text: 'Two' }, isRight: false, reason: 'No.' },
    ],
  });
  expect(own.choices).toEqual([
    { letter: 'A', cells: null, words: 'One', isRight: true, why: 'Because.' },
    { letter: 'B', cells: [1, 2, 3, 0], words: '', isRight: true, why: '' },
    { letter: 'C', cells: null, words: 'Two', isRight: false, why: 'No.' },
  ]);
});
