import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject, ROOT } from '../../../scripts/bootstrap/project.mjs';
import { LETTERS } from '../../shared/ask/question.ts';
import { firstRound } from '../../shared/ask/votes.ts';
import { answerWords, tallyWords } from '../ask/tally.ts';
import { TOPIC_TEXTS } from '../help/topicTexts.ts';
import { TOUR } from '../help/tourStops.ts';
import { SHOW_LATER } from '../run/words.ts';
import { opened } from './shell.fixture.ts';

const VOTES = firstRound(LETTERS.length);
const TEXTS = [
  ...Object.values(TOPIC_TEXTS).flat(),
  ...TOUR.map(({ text }) => text),
  SHOW_LATER,
  answerWords(VOTES),
  tallyWords(VOTES, true),
];

/** As the sheet of keys writes one: a letter or a digit alone, also with Shift. */
const NAMED = /(?:[Pp]ress|[Kk]eys?|Shift) [A-Z0-9]\b|\((?:Shift )?[A-Z]\)/;

test('texts name the keys of commands that exist, and none while single-letter keys are off', async () => {
  const { app } = await opened();
  const written = (): string[] => TEXTS.map((text) => app.commands.withKeys(text));
  const marked = TEXTS.filter((text) => /\[[\w.]+\]/.test(text)).length;
  expect(written().filter((text) => NAMED.test(text))).toHaveLength(marked);
  app.commands.press('help.letterKeys');
  expect(written().filter((text) => NAMED.test(text) || /[{}]|\[[\w.]+\]/.test(text))).toEqual([]);
  expect(app.commands.withKeys(SHOW_LATER)).toBe('Turn off “Hide later steps” under More to show them.');
});

test('every command that a text of the page names by its id exists, and has a key', async () => {
  const { app } = await opened();
  const sources = globSync('src/renderer/**/*.{ts,svelte}', { cwd: ROOT }).filter((file) => !file.endsWith('.test.ts'));
  const named = sources.flatMap((file) =>
    Array.from(
      readFileSync(inProject(file), 'utf8').matchAll(/\{(?:[A-Za-z ,;]*[ (])?\[([a-z]+\.\w+)\][^{}\n]*\}/g),
      ([, id]) => id!,
    ),
  );
  expect(named).toContain('view.lessons');
  for (const id of named) expect([id, app.commands.keyOf(id)]).not.toContain('');
});
