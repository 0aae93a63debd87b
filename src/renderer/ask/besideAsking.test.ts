import { expect, test } from 'vitest';
import { OWN_CONFUSION } from '../../shared/ask/question.ts';
import { opened } from '../app/app.fixture.ts';
import { Comparison } from '../compare/comparison.svelte.ts';
import { BesideAsking, isAnyWaiting } from './besideAsking.svelte.ts';

test('a question that stands beside a view hides what tells an answer, until its own answer is shown', async () => {
  const { app } = await opened();
  const beside = new BesideAsking(app);
  const askers = { main: app.main, comparison: new Comparison(app, app.main), beside };
  expect(isAnyWaiting(askers)).toBe(false);
  const { puzzle } = app.current;
  const choices = [
    { value: { as: 'text', text: 'one' }, confusion: null },
    { value: { as: 'text', text: 'two' }, confusion: OWN_CONFUSION },
  ] as const;
  beside.poseOwn(
    { puzzle: puzzle!, searches: [app.settings.now.search], step: 0, text: 'How many?', choices },
    'puzzle',
  );
  expect(isAnyWaiting(askers)).toBe(true);
  beside.asking.reveal();
  expect(isAnyWaiting(askers)).toBe(false);
});
