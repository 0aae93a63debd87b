/** The thumbnails of stops: the state at the stop is the one that the view shows there. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { quiet } from '../app/app.fixture.ts';
import { opened } from '../app/shell.fixture.ts';
import { AppError } from '../../shared/contract/errors.ts';
import { A_STAR } from '../../shared/lesson/lessons/aStar.ts';
import { CASE_3, CASE_6, SWAPPED } from '../../shared/lesson/lessons/puzzles.ts';
import { compare, lesson, search } from '../../shared/lesson/lessons/stops.ts';
import { Printout } from './printed/printout.svelte.ts';
import { StopStates } from './stopStates.svelte.ts';

const TOLD = { text: '', note: '' };
const SELECTED = { camera: { mode: 'follow', place: null }, folded: [], selected: 2 } as const;

test('the thumbnail of a stop shows the state that its view shows, at every stop of a lesson and beyond', async () => {
  const { app, features } = await opened();
  onTestFinished(() => features.comparison.close());
  const mixed = lesson('Mixed', 'Of all kinds.', [
    search(CASE_3, {}, 0, TOLD),
    { ...search(CASE_6, { algorithm: 'bfs' }, 5, TOLD), trees: [SELECTED] },
    search(CASE_6, { algorithm: 'bidirectional' }, 4, TOLD),
    search(CASE_6, { algorithm: 'idastar' }, 'end', TOLD),
    search(SWAPPED, { algorithm: 'bfs' }, 7, { ...TOLD, evenIfUnsolvable: true }),
  ]);
  for (const shown of [mixed, A_STAR]) {
    const states = new StopStates(app.api.searches, shown);
    await states.fill();
    await features.lessons.begin(shown);
    for (const [at, { view }] of shown.stops.entries()) {
      if (view !== 'search') continue;
      await features.lessons.goTo(at);
      await quiet();
      expect(states.cells[at], `${shown.title}, stop ${at + 1}`).toEqual(app.main.view.shownCells);
    }
  }
  await features.lessons.leave();
});

const FROM_ELSEWHERE = {
  heuristic: 'own',
  own: { kind: 'javascript', name: 'Theirs', text: 'function h() { return 0; }' },
} as const;

test('a stop whose search may not run stays as it is, and the stops after it are computed', async () => {
  const { app } = await opened();
  const stops = [
    search(CASE_6, FROM_ELSEWHERE, 2, { text: '{expanded}', note: '', question: 'next' }),
    search(CASE_3, {}, 'end', { text: '{length}', note: '', question: 'goal-now' }),
  ];
  const printout = new Printout(app, lesson('One', 'Two.', stops), null);
  const print = vi.fn();
  await printout.print(print);
  expect(print).toHaveBeenCalledOnce();
  expect(printout.filled.told.map(({ text }) => text)).toEqual(['…', '4']);
  expect(printout.states.cells).toEqual([CASE_6.puzzle.start, CASE_3.puzzle.goal]);
  expect(printout.questions.asked.map((asked) => asked === null)).toEqual([true, false]);
});

test('where the host is gone, nothing goes on without a word', async () => {
  const { app, way } = await opened();
  way.refusals.set('searches.prepare', new AppError('closed', 'The connection is closed.'));
  const states = new StopStates(app.api.searches, lesson('One', 'Two.', [search(CASE_6, {}, 2, TOLD)]));
  await expect(states.fill()).rejects.toThrow('The connection is closed.');
});

test('the first search of a comparison gives the state; known states are not searched again', async () => {
  const { app, way } = await opened();
  const stops = [compare(CASE_6, [{ algorithm: 'bfs' }, {}], 3, TOLD), search(CASE_3, {}, 'end', TOLD)];
  const states = new StopStates(app.api.searches, lesson('One', 'Two.', stops));
  expect(states.cells).toEqual([CASE_6.puzzle.start, CASE_3.puzzle.start]);
  await states.fill();
  expect(states.cells[0]).not.toEqual(CASE_6.puzzle.start);
  expect(states.cells[1]).toEqual(CASE_3.puzzle.goal);
  const { length } = way.calls;
  const again = new StopStates(app.api.searches, lesson('One', 'Two.', stops.toReversed()), states);
  await again.fill();
  expect([again.cells, way.calls.length]).toEqual([states.cells.toReversed(), length]);
});
