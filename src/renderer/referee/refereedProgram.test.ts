import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { inProject } from '../../../scripts/bootstrap/project.mjs';
import { serveOwn } from '../../shared/rpc/rpc.ts';
import { opened } from '../app/app.fixture.ts';
import { Workers } from '../ui/worker.fixture.ts';
import { openOutputs } from './openOutputs.svelte.ts';
import { outputOf } from './outputFile.ts';
import { refereeServices } from './refereeMethods.ts';
import { RefereePlace } from './refereePlace.svelte.ts';
import { RefereedProgram } from './refereedProgram.svelte.ts';
import { writtenAt } from './writtenAt.svelte.ts';

const WRONG = readFileSync(inProject('cases', 'programs', 'counts-blank.jsonl'), 'utf8');
const RIGHT = '{"search":"bfs","puzzle":"1 2 3/4 5 6/7 _ 8"}\n1 2 3/4 5 6/7 _ 8\n1 2 3/4 5 6/7 8 _\n';

const file = (name: string, text: string): File => Object.assign(new File([text], name), { webkitRelativePath: '' });

const refereeing = (): Workers => new Workers((port) => serveOwn(port, refereeServices()));

async function refereed() {
  const { app } = await opened();
  vi.useRealTimers(); // the worker answers in a later task
  const workers = refereeing();
  return new RefereedProgram(app, () => workers.start());
}

test('what is chosen while the first output is judged is what it is judged by', async () => {
  const program = await refereed();
  void program.open(outputOf(file('ada', RIGHT)));
  await program.choose({ algorithm: 'dfs' });
  expect([program.claim, program.judged?.assignment.algorithm]).toEqual([{ algorithm: 'dfs' }, 'dfs']);
});

test('what is chosen while another output is judged is for that one, which is not lost', async () => {
  const program = await refereed();
  await program.open(outputOf(file('ada', WRONG)));
  void program.open(outputOf(file('bob', RIGHT)));
  await program.choose({ algorithm: 'dfs' });
  expect([program.file?.name, program.judged?.assignment.algorithm]).toEqual(['bob', 'dfs']);
});

test('a goal that is emptied is what the output says again', async () => {
  const program = await refereed();
  await program.open(outputOf(file('ada', RIGHT)));
  const { suggested } = program;
  await program.choose({ goal: '1 2 3/8 _ 4/7 6 5' });
  expect(program.suggested).not.toEqual(suggested);
  await program.choose({ goal: '' });
  expect([program.suggested, program.claim]).toEqual([suggested, {}]);
});

test('a class is no longer judged once a single output takes its place', async () => {
  const { app } = await opened();
  vi.useRealTimers(); // the worker answers in a later task
  const workers = new Workers((port) => {
    const { referee } = refereeServices();
    serveOwn(port, { referee: { ...referee, look: () => new Promise<never>(() => {}) } });
  });
  const place = new RefereePlace(
    () => workers.start(),
    () => {},
  );
  void openOutputs(place, app, [file('ada', WRONG), file('bob', RIGHT)]);
  await expect.poll(() => place.group?.judging.isOn).toBe(true);
  await openOutputs(place, app, [file('eve', RIGHT)]);
  expect(place.group).toBeNull();
  expect([workers.started, workers.ended]).toEqual([2, 2]);
});

test('beside a program that is written here, the verdict on an output from elsewhere is called that of another one', async () => {
  const { app } = await opened();
  vi.useRealTimers(); // the worker answers in a later task
  const workers = refereeing();
  const place = new RefereePlace(
    () => workers.start(),
    () => {},
  );
  const written = writtenAt(place, app);
  expect(written.whyStale).toBeNull();
  await openOutputs(place, app, [file('ada', WRONG)]);
  expect(written.whyStale).toBe('The verdict is of another program');
  await place.refereed!.open({ ...outputOf(file('Your program', RIGHT)), ended: null });
  expect(written.whyStale).toBeNull();
});
