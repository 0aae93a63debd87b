/** The lessons that come with the program tell no answer before it is asked for. */
import { expect, test } from 'vitest';
import type { LessonStop } from '../contract/lessons.ts';
import { answerToldIn, isNumberShownBefore, isShownBefore, questionOf, textsToldBy } from './leaks.fixture.ts';
import { LESSONS } from './lessons.ts';
import { stopThatSays, STOPS } from './stops.fixture.ts';

const ASKING = STOPS.filter(({ stop }) => stop.question !== undefined || stop.asks !== undefined);

test.each(ASKING)('what stands beside the question of $name does not contain the right choice', ({ stop }) => {
  expect(questionOf(stop) === null).toBe(stop.question === undefined);
  expect(answerToldIn(stop)).toEqual([]);
});

const PLACES = LESSONS.flatMap(({ title, stops }) =>
  stops.flatMap(({ question }, at) =>
    question === undefined ? [] : [{ name: `${title}, stop ${at + 1}`, stops, at }],
  ),
);

test.each(PLACES)('the reveal of $name leaves later texts their point', ({ stops, at }) => {
  expect(textsToldBy(stops, at)).toEqual([]);
});

test.each(PLACES)('$name does not ask what an earlier solution has shown', ({ stops, at }) => {
  expect(isShownBefore(stops, at)).toBe(false);
});

test.each(PLACES)('$name does not ask for a number that an earlier tree has shown', ({ stops, at }) => {
  expect(isNumberShownBefore(stops, at)).toBe(false);
});

test.each(STOPS.filter(({ stop }) => stop.view === 'compare' && stop.question !== undefined))(
  '$name asks before the searches end',
  ({ stop }) => expect(stop).toMatchObject({ hides: true, steps: stop.steps.map(() => 0) }),
);

test('they use one word each: class, student, path', () => {
  const words = STOPS.map(({ stop }) => `${stop.text} ${stop.note}`).join('\n');
  expect(words).not.toMatch(/\b(pupil|learner|participant)s?\b/i);
});

/** A lesson as it would be with other words or another question at a stop. */
function changed(words: string, change: Partial<LessonStop>): { stops: readonly LessonStop[]; at: number } {
  const stop = stopThatSays(words);
  const { stops } = LESSONS.find((lesson) => lesson.stops.includes(stop))!;
  return { stops: stops.map((one) => (one === stop ? { ...one, ...change } : one)), at: stops.indexOf(stop) };
}

test('leaks are found: a text that says where the goal waits, a number that is asked for, a word of a right choice', () => {
  const told = (words: string, text: string): unknown => {
    const { stops, at } = changed(words, { text });
    return answerToldIn(stops[at]);
  };
  const waits = 'The goal was generated. It stays in the frontier like every other state.';
  expect(told('Count the states that are in front of the goal', waits)).toEqual(['stay', 'frontier']);
  expect(told('A simple estimate is the number of misplaced tiles', 'The start has h = {h}.')).toHaveLength(1);
  expect(told('one tile slides the other way', 'There are three actions.')).toEqual(['three']);
});

test('leaks are found: a reveal of parity before parity is explained, and a shorter solution seen before', () => {
  const parity = changed('What does a computer have to know', { view: 'search', steps: [0], question: 'solvable' });
  expect(textsToldBy(parity.stops, parity.at)).not.toEqual([]);
  const longer = changed('This search has found {length} moves', { question: 'shortest' });
  expect(isShownBefore(longer.stops, longer.at)).toBe(true);
});

test('leaks are found: a number that stood in the tree of an earlier stop', () => {
  const { stops, at } = changed('Manhattan distance adds up, for each tile', { question: 'f' });
  expect(isNumberShownBefore([stops[at + 1], stops[at]], 1)).toBe(true);
});
