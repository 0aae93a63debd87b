/** The lessons that come with the program tell nothing early, and type no number. */
import { textsOfStop } from '../contract/stopParts.ts';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ask } from '../ask/kinds/questions.ts';
import { figuresIn, type FigureName } from '../contract/lessonText.ts';
import { LESSON, type LessonStop } from '../contract/lessons.ts';
import { parse } from '../contract/parse.ts';
import type { Puzzle } from '../contract/types.ts';
import { filledText, NO_FIGURE } from './figures.ts';
import { LESSONS } from './lessons.ts';
import * as puzzles from './lessons/puzzles.ts';
import { askedRun, figured, stepOf, STOPS } from './stops.fixture.ts';

test('there are ten, and each of them is read as it is written', () => {
  expect(LESSONS).toHaveLength(10);
  for (const lesson of LESSONS) {
    expect(parse(LESSON, JSON.parse(JSON.stringify(lesson)))).toEqual(lesson);
    expect([lesson.summary, ...lesson.stops.map(({ text }) => text)]).not.toContain('');
    expect(lesson.stops.map(({ minutes }) => minutes)).not.toContain(undefined);
  }
});

/** From so many minutes on, a question is voted on in two rounds; below, hands are enough. */
const VOTED_MINUTES = 3;
const MOST_MINUTES = 35;

const isAsking = ({ question, asks }: LessonStop): boolean => question !== undefined || asks !== undefined;

test.each(LESSONS)(
  '“$title” fits into a lecture: it opens with a question, asks for votes, and sums up',
  ({ stops }) => {
    expect(stops.reduce((sum, { minutes = 0 }) => sum + minutes, 0)).toBeLessThanOrEqual(MOST_MINUTES);
    const [first, last] = [stops[0], stops.at(-1)!];
    expect(first).toMatchObject({ view: 'text', text: expect.stringMatching(/\?$/) as string });
    expect(last).toMatchObject({
      view: 'text',
      text: 'What to remember',
      body: expect.stringMatching(/^- /) as string,
    });
    const voted = stops.filter((stop) => isAsking(stop) && stop.minutes! >= VOTED_MINUTES);
    const quick = stops.filter((stop) => isAsking(stop) && stop.minutes! < VOTED_MINUTES);
    expect([3, 4]).toContain(voted.length);
    expect(quick.length).toBeGreaterThan(0);
    expect(quick.every(({ note }) => note.startsWith('Quick: hands only.'))).toBe(true);
  },
);

test('a puzzle with the title of one in the starter library is that puzzle', () => {
  const starter = JSON.parse(readFileSync('resources/starter.json', 'utf8')) as {
    sets: { puzzles: (Puzzle & { title: string })[] }[];
  };
  const known = new Map(starter.sets.flatMap((set) => set.puzzles).map((row) => [row.title, row]));
  const named = Object.values(puzzles).filter(({ title }) => known.has(title));
  expect(named.length).toBeGreaterThan(10);
  for (const { title, puzzle } of named) expect(known.get(title)).toMatchObject(puzzle);
});

/** What may have a digit in it: names. */
const NAMES = /\b(?:8|15)-puzzles?\b|Case \d/g;

test.each(STOPS)('$name types no number, and every figure makes sense', ({ stop }) => {
  for (const text of textsOfStop(stop)) {
    const typed = text.replaceAll(/\{[^}]*\}/g, '').replaceAll(NAMES, '');
    expect(typed).not.toMatch(/\d/);
    expect(typed).not.toMatch(/[a-z][A-Z]/); // a name of the code
    expect(filledText(text, stop.puzzle, figured(stop))).not.toContain(NO_FIGURE);
  }
});

test.each(STOPS.filter(({ stop }) => stop.question && stop.question !== 'solvable' && stop.view === 'search'))(
  '$name asks a question that makes sense there',
  ({ stop }) => {
    const run = askedRun(stop);
    expect(ask(stop.question as 'next', run, stepOf(stop, run))).not.toBeNull();
  },
);

/** Figures that tell nothing of what comes after the step that they are told at. */
const OF_STEP: readonly FigureName[] = ['g', 'h', 'f', 'waiting', 'bound', 'iteration'];
const KNOWN_BEFORE: readonly FigureName[] = ['factor', 'inversions', 'states', 'arrangements'];

test.each(STOPS.filter(({ stop }) => stop.hides))('$name tells nothing of what comes', ({ stop }) => {
  const beforeTheAnswer = stop.asks?.choices.flatMap(({ value }) => (value.as === 'text' ? [value.text] : [])) ?? [];
  for (const { name, step } of [stop.text, stop.asks?.text ?? '', ...beforeTheAnswer].flatMap(figuresIn)) {
    expect([...OF_STEP, ...KNOWN_BEFORE]).toContain(name);
    expect(step).toBeNull();
  }
});

test.each(STOPS.filter(({ stop: { question } }) => question === 'f' || question === 'solvable'))(
  '$name does not tell the number that it asks for',
  ({ stop }) => expect(figuresIn(stop.text).filter(({ name }) => name !== 'factor')).toEqual([]),
);
