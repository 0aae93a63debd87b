import { expect, test } from 'vitest';
import { opened, quiet } from '../app/app.fixture.ts';
import { doesLessonsAlone, isAskedAlone, mustChooseAlone } from './alone.ts';

const HELD = { lessonId: null, title: 'A* by hand', at: 0 };

/** The program on a host, with what was chosen. */
async function chosen(host: 'web' | 'page', alone: boolean | null) {
  const { app } = await opened();
  app.settings.remember({ alone, lesson: HELD });
  return { ...app, description: { ...app.description, host } };
}

test.each([
  ['web', null, false, false],
  ['web', true, true, false],
  ['page', null, true, true],
  ['page', true, true, false],
  ['page', false, false, false],
] as const)(
  'on the host %s, with the choice %s: alone %s, to be chosen %s',
  async (host, alone, isAlone, mustChoose) => {
    const program = await chosen(host, alone);
    expect([doesLessonsAlone(program), mustChooseAlone(program)]).toEqual([isAlone, mustChoose]);
    expect(isAskedAlone(program)).toBe(isAlone);
    program.settings.remember({ lesson: null });
    expect(isAskedAlone(program)).toBe(false); // a question outside a lesson is for a class
  },
);

test('an exported page is for one person, whatever was chosen elsewhere', async () => {
  const { app } = await opened({ title: 'Case 1', moment: null, asks: 0, lessons: [] });
  app.settings.remember({ alone: false });
  expect([doesLessonsAlone(app), mustChooseAlone(app), isAskedAlone(app)]).toEqual([true, false, true]);
});

test('an answer given alone was kept under the label of the last class', async () => {
  const { app } = await opened();
  const { asking, view } = app.main;
  app.settings.remember({ alone: true, lesson: HELD, classLabel: '2b' });
  view.jump(3);
  await asking.begin('next');
  asking.vote('A', 1);
  asking.vote('B', 1);
  asking.reveal();
  await quiet();
  const asked = { filter: {}, descending: true, offset: 0, limit: 1 };
  const { rows: questions } = (await app.api.library.list({ questions: asked })).questions;
  expect(questions).toMatchObject([
    { classLabel: '', votes: [{ counts: [0, 1, ...new Array(asking.votes[0]!.counts.length - 2).fill(0)] }] },
  ]);
});
