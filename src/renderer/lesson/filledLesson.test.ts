import { expect, test } from 'vitest';
import type { Api } from '../../shared/contract/api.ts';
import { LESSONS } from '../../shared/lesson/lessons.ts';
import { FilledLesson } from './filledLesson.svelte.ts';

test('no line of a stop ends within a formula', () => {
  const told = LESSONS.flatMap((lesson) => new FilledLesson({} as Api['searches'], lesson).told);
  const texts = told.flatMap(({ text, note, body }) => [text, note, body]);
  expect(texts.filter((text) => /\u00a0[=<]\u00a0/.test(text)).length).toBeGreaterThan(10);
  expect(texts.filter((text) => / [+×=<>≤≥] /.test(text))).toEqual([]);
});
