import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../../../scripts/bootstrap/project.mjs';
import type { LessonStop } from '../../shared/contract/lessons.ts';
import { loopback } from '../../shared/rpc/loopback.fixture.ts';
import type { Port } from '../../shared/rpc/port.ts';
import { serveOwn } from '../../shared/rpc/rpc.ts';
import { Notices } from '../program/notices.svelte.ts';
import type { Program } from '../program/program.ts';
import type { OutputFile } from './outputFile.ts';
import { refereeServices } from './refereeMethods.ts';
import { RefereedClass } from './refereedClass.svelte.ts';

const WRONG = readFileSync(inProject('cases', 'programs', 'counts-blank.jsonl'), 'utf8');
const RIGHT = '{"search":"bfs","puzzle":"1 2 3/4 5 6/7 _ 8"}\n1 2 3/4 5 6/7 _ 8\n1 2 3/4 5 6/7 8 _\n';

const file = (name: string, text: string): OutputFile => ({ name, source: new Blob([text]), entry: null });
const FILES = [file('ada', WRONG), file('bob', RIGHT), file('eve', 'Killed\n'), file('fay', ''), file('guy', WRONG)];

/** Over the real worker, in this thread. `most`: programs that the first worker looks at; it never answers for another one. */
function setUp(most = Infinity) {
  const notices = new Notices();
  let left = most;
  const startWorker = (): Port => {
    const [page, worker] = loopback(structuredClone);
    const { referee } = refereeServices();
    const isFirst = left === most;
    const look: typeof referee.look = async (asked) =>
      isFirst && left-- <= 0 ? new Promise(() => {}) : referee.look(asked);
    serveOwn(worker, { referee: { ...referee, look } });
    return page;
  };
  const program = { notices, settings: { now: { assignment: null } } } as unknown;
  return { notices, group: new RefereedClass(program as Program, startWorker) };
}

test('the outputs of a class are judged one after another; what was cancelled goes on where it was', async () => {
  const { group } = setUp(2);
  void group.open({ outputs: FILES, ignored: [] });
  await expect.poll(() => group.rows.length).toBeGreaterThan(0);
  group.judging.cancel();
  const judged = group.rows;
  expect(judged.length).toBeLessThan(FILES.length);
  await group.goOn();
  expect(group.rows.slice(0, judged.length)).toEqual(judged);
  expect(group.rows.map(({ file, verdict }) => [file.name, verdict])).toEqual([
    ...[
      ['ada', 'wrong'],
      ['bob', 'right'],
      ['eve', 'empty'],
      ['fay', 'empty'],
      ['guy', 'wrong'],
    ],
  ]);
  expect(group.bugs).toEqual([['counts-blank', 2]]);
  expect(group.others.map(([, programs]) => programs)).toEqual([0, 0, 0, 2]);
});

test('a question is made of a bug, with the numbers of the programs that should be the same search', async () => {
  const { group } = setUp();
  await group.open({ outputs: FILES, ignored: [] });
  const made: LessonStop[] = [];
  await group.ask('counts-blank', (stop) => made.push(stop));
  expect(made[0].asks!.text).toBe('Which of these may A* search expand next?');
  expect(made[0].note).toContain('- 2 of 2: counts the blank as a tile in h');
  expect(JSON.stringify(made[0])).not.toMatch(/ada|guy/);
});

test('a question is no longer made once another class is opened, or the assignment changes', async () => {
  const { group } = setUp();
  await group.open({ outputs: FILES, ignored: [] });
  const made: LessonStop[] = [];
  for (const change of [
    () => group.open({ outputs: FILES.slice(1), ignored: [] }),
    () => group.choose({ heuristic: 'manhattan' }),
  ]) {
    void group.ask('counts-blank', (stop) => made.push(stop));
    await change();
    expect([made, group.asking.isOn]).toEqual([[], false]);
  }
});

test('a goal that is emptied is that of each file again', async () => {
  const { group } = setUp();
  await group.open({ outputs: FILES, ignored: [] });
  const { rows } = group;
  await group.choose({ goal: '1 2 3/8 _ 4/7 6 5' });
  expect(group.rows).not.toEqual(rows);
  await group.choose({ goal: '' });
  expect(group.rows).toEqual(rows);
});

test('what is said of one program has the verb of one', async () => {
  const { group } = setUp();
  const cut = file('cut', '{"search":"bfs"}\n1 2 3/4 5 6/_ 7 8\n');
  await group.open({ outputs: [cut], ignored: [] });
  const { others } = group;
  await group.open({ outputs: [cut, cut], ignored: [] });
  expect([others[2], group.others[2]]).toEqual([
    ['follows the rules as far as it goes; the output ends before the search does.', 1],
    ['follow the rules as far as they go; the output ends before the search does.', 2],
  ]);
});

test('more outputs than the limit are refused with a sentence, and what is on show stays', async () => {
  const { group, notices } = setUp();
  await group.open({ outputs: FILES.slice(0, 1), ignored: [] });
  await group.open({ outputs: Array.from({ length: 1_001 }, (_, at) => file(`${at}`, '')), ignored: [] });
  expect(notices.shown?.text).toBe('At most 1,000 files are refereed at once, and these are 1,001.');
  expect(group.files).toHaveLength(1);
});
