/** What the pen has drawn goes with the next step of what lies beneath, in every view. */
import { expect, test } from 'vitest';
import { HuntDesk } from '../hunt/huntDesk.svelte.ts';
import { huntServices } from '../hunt/huntMethods.ts';
import { refereeServices } from '../referee/refereeMethods.ts';
import { RefereedProgram } from '../referee/refereedProgram.svelte.ts';
import { loopback } from '../../shared/rpc/loopback.fixture.ts';
import type { Port } from '../../shared/rpc/port.ts';
import { serveOwn } from '../../shared/rpc/rpc.ts';
import { opened } from './shell.fixture.ts';
import { stepStamp } from './stepStamp.ts';

const OUTPUT = '{"search":"bfs","puzzle":"1 2 3/4 5 6/7 _ 8"}\n1 2 3/4 5 6/7 _ 8\n1 2 3/4 5 6/7 8 _\n';

function workerOf(services: Parameters<typeof serveOwn>[1]): () => Port {
  return () => {
    const [page, worker] = loopback(structuredClone);
    serveOwn(worker, services);
    return page;
  };
}

/** Both trees of a hunt, and the tree of a program. */
async function stepped() {
  const { app, features } = await opened();
  const desk = new HuntDesk(app, workerOf(huntServices()));
  const refereed = new RefereedProgram(app, workerOf(refereeServices()));
  Object.assign(features.hunts, { desk });
  Object.assign(features.referee, { refereed });
  desk.tried.type(desk.puzzle, '1 2/5 3/4 _');
  await desk.look();
  await refereed.open({ name: 'ada', source: new Blob([OUTPUT]), entry: null });
  return { app, desk, refereed, stamp: () => stepStamp(app, features) };
}

type Stepped = Awaited<ReturnType<typeof stepped>>;

test.each<[string, (all: Stepped) => unknown]>([
  ['a search', ({ app }) => app.main.view.stepBy(1)],
  ['the trees of a hunt', ({ desk }) => desk.clock.jump(1)],
  ['the board of a hunt', ({ desk }) => desk.tried.type(desk.puzzle, '2 1/3 4/5 _')],
  ['a program', ({ refereed }) => refereed.view.stepBy(1)],
])('a step of %s changes the stamp', async (_, step) => {
  const all = await stepped();
  const before = all.stamp();
  expect(all.stamp()).toBe(before);
  await step(all);
  expect(all.stamp()).not.toBe(before);
});
