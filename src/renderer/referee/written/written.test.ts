import variant from '@jitl/quickjs-wasmfile-release-sync';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { newQuickJSWASMModuleFromVariant, newVariant } from 'quickjs-emscripten-core';
import { expect, test, vi } from 'vitest';
import { measureOf } from '../../../shared/puzzle/heuristics/heuristics.ts';
import { LogBook } from '../../../shared/puzzle/heuristics/programLog.ts';
import { outputOf } from '../outputFile.ts';
import { remarksOn, verdictTitle } from '../outputWords.ts';
import { refereeServices } from '../refereeMethods.ts';
import { SEARCHES } from '../../../shared/sandbox/searches.fixture.ts';
import { runSearch } from '../../../shared/sandbox/searchProgram.ts';
import { opened } from '../../app/app.fixture.ts';
import type { App } from '../../app/openApp.ts';
import type { SearchThread } from './openSandbox.ts';
import { ProgramRun } from './programRun.svelte.ts';
import type { RunMessage, RunRequest } from './runMessages.ts';
import { SKELETON } from './skeleton.ts';
import { WrittenProgram } from './writtenProgram.svelte.ts';

// It would fetch its code, as in a page.
const wasmBinary = readFileSync(
  createRequire(import.meta.url).resolve('@jitl/quickjs-wasmfile-release-sync/wasm'),
).buffer;
const quickJS = await newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmBinary }));
const PUZZLE = { rows: 3, cols: 3, start: [4, 1, 3, 0, 5, 6, 2, 7, 8], goal: [1, 2, 3, 4, 5, 6, 7, 8, 0] };

/** A thread that does what `answer` does, and notes whether it was ended. */
function sandbox(
  answer: (request: RunRequest, tell: (message: RunMessage) => void) => void,
): SearchThread & { ended: boolean } {
  let tell: (message: unknown) => void = () => {};
  const made = {
    ended: false,
    wasm: Promise.resolve(new ArrayBuffer(0)),
    port: {
      post: (message: unknown) => answer(message as RunRequest, (told) => tell(told)),
      onMessage: (receive: (message: unknown) => void) => void (tell = receive),
      onClose() {},
      close: () => void (made.ended = true),
    },
  };
  return made;
}

/** The same interpreter in this thread. */
const sandboxHere = (): SearchThread =>
  sandbox(({ source, puzzle, heuristic }, tell) => {
    const [lines, log] = [[] as string[], new LogBook()];
    const given = { puzzle, measure: measureOf(heuristic, puzzle), log, now: () => 0 };
    const fault = runSearch(quickJS, source, { ...given, print: (line) => lines.push(`${line}\n`) });
    const steps = lines.filter((line) => line.startsWith('{"expand"')).length;
    tell({ kind: 'lines', text: lines.join(''), steps, log: { lines: log.lines, more: log.more } });
    tell({ kind: 'ended', fault });
  });

async function writing(open = sandboxHere): Promise<{ app: App; written: WrittenProgram; judged: string[] }> {
  const { app } = await opened();
  await app.current.use({ puzzle: PUZZLE, title: 'Mine', puzzleId: null });
  const judged: string[] = [];
  const refereed = { isOther: false, open: async (file: File) => void judged.push(await file.text()) };
  return { app, judged, written: new WrittenProgram(app, refereed, open) };
}

test('the skeleton runs as it is, expands the start, and is no search', async () => {
  const { written, judged } = await writing();
  expect(written.text).toBe(SKELETON);
  await written.begin();
  expect(written.failure).toBeNull();
  expect(judged[0]!.trimEnd().split('\n').slice(1)).toEqual(['{"expand":[4,1,3,0,5,6,2,7,8]}']);
});

test('what is run is told by the first line: the search, the heuristic, the board and the goal on the screen', async () => {
  const { app, written, judged } = await writing();
  written.edit(SEARCHES['A*']);
  written.choose({ algorithm: 'astar', heuristic: 'misplaced' });
  await written.begin();
  const [head, first] = judged[0]!.split('\n').map((line) => JSON.parse(line || '{}') as object);
  expect(head).toEqual({
    ...{ puzzle: '4 1 3 / _ 5 6 / 2 7 8', goal: '1 2 3 / 4 5 6 / 7 8 _' },
    ...{ search: 'astar', heuristic: 'misplaced' },
  });
  expect(first).toMatchObject({ g: 0, h: 5 });
  expect(written.log.lines).toEqual(['moves: 9']);
  expect([written.isStale, written.hasOwnBoard]).toEqual([false, false]);
  written.choose({ start: '1 2 3/4 5 6/7 _ 8' });
  expect([written.isStale, written.hasOwnBoard, written.board]).toEqual([true, true, '1 2 3/4 5 6/7 _ 8']);
  written.takeBoard();
  expect([written.isStale, written.board]).toEqual([false, '4 1 3 / _ 5 6 / 2 7 8']);
  written.choose({ start: '1 2 3/4 5 6/7 _ 8', goal: '1 2 3/4 5 6/_ 7 8' });
  written.choose({ start: '' });
  written.choose({ goal: '' });
  expect([written.isStale, written.hasOwnBoard, written.board]).toEqual([false, false, '4 1 3 / _ 5 6 / 2 7 8']);
  await app.current.use({ puzzle: { ...PUZZLE, start: PUZZLE.goal }, title: 'Other', puzzleId: null });
  expect([written.isStale, written.board]).toEqual([true, '1 2 3 / 4 5 6 / 7 8 _']);
});

test.each([
  [{ start: '1 2 3/4 5 6/7 7 _' }, /^Board: Tile 7/],
  [{ goal: '1 2/3 _' }, 'The board has 3 × 3 cells, and the goal 2 × 2.'],
  [
    {
      start: '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 _',
      goal: '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 _',
      algorithm: 'astar',
      heuristic: 'pattern-database',
    },
    /choose another heuristic\.$/,
  ],
] as const)('a task that cannot be run is told, and nothing runs: %j', async (assigned, sentence) => {
  const open = vi.fn(sandboxHere);
  const { written } = await writing(open);
  written.choose(assigned);
  await written.begin();
  expect(written.failure).toMatch(sentence);
  expect(open).not.toHaveBeenCalled();
});

test('what came before a fault is judged, and a program that expands nothing is told so', async () => {
  const { written, judged } = await writing();
  written.edit('expand(start);\nfrontier.pop()');
  await written.begin();
  expect(written.failure).toMatch(/^The program fails, line 2: /);
  expect(judged).toHaveLength(1);
  written.edit('const frontier = [start];');
  await written.begin();
  expect(written.failure).toMatch(/^The program came to its end without a state/);
  expect(judged).toHaveLength(1);
});

test('a verdict says how the program ended: by itself, or why it was ended', async () => {
  const { app } = await writing();
  const said: string[] = [];
  const { judge } = refereeServices().referee;
  const refereed = {
    isOther: false,
    async open(file: File, ended: string | null) {
      const result = await judge({ file: { ...outputOf(file), ended }, claim: {} });
      said.push(`${verdictTitle(result)}. ${remarksOn(result)[0]}`);
    },
  };
  const judged = new WrittenProgram(app, refereed, sandboxHere);
  await judged.begin();
  judged.edit(`${SKELETON}\nnone;`);
  await judged.begin();
  expect(said).toEqual([
    'The one step follows the rules, but the program ends before the search does. The program came to its end by itself, but its search did not: the goal was not taken, and there were states left to expand.',
    expect.stringMatching(
      /^The one step follows the rules; then the program stops\. The program fails, line \d+: ReferenceError: 'none' is not defined\. The search was not at its end\.$/,
    ),
  ]);
});

test('the draft is there after a restart, with its task', async () => {
  const { app, written } = await writing();
  written.edit('expand(start)');
  written.choose({ algorithm: 'ucs', goal: '1 2 3/4 5 6/7 8 _' });
  await app.settings.write();
  const settings = { ...app.settings, now: await app.api.settings.read({}) };
  const again = new WrittenProgram(
    { ...app, settings } as unknown as App,
    { isOther: false, open: async () => {} },
    sandboxHere,
  );
  expect([again.text, again.claim.algorithm, again.claim.goal]).toEqual(['expand(start)', 'ucs', '1 2 3/4 5 6/7 8 _']);
});

test('the skeleton, or a file, takes the place of the text, and undo brings it back', async () => {
  const { app, written } = await writing();
  written.edit('mine');
  written.bring(SKELETON, 'This is the skeleton again.');
  expect(written.text).toBe(SKELETON);
  await app.notices.shown!.undo!();
  expect(written.text).toBe('mine');
  await written.open(new File(['theirs'], 'search.js'));
  expect(written.text).toBe('theirs');
  await expect(written.open(new File(['x'.repeat(100_001)], 'long.js'))).rejects.toThrow('at most 100,000 characters');
});

test('a run is stopped by ending its thread, and what it had printed stays', async () => {
  const made = sandbox((_, tell) => tell({ kind: 'lines', text: 'one\n', steps: 1, log: { lines: ['hm'], more: 0 } }));
  const run = new ProgramRun(() => made);
  const result = run.run({ source: '', puzzle: PUZZLE, heuristic: 'manhattan' });
  await vi.waitFor(() => expect(run.steps).toBe(1));
  expect([run.isOn, made.ended]).toEqual([true, false]);
  run.stop();
  const log = { lines: ['hm'], more: 0 };
  expect(await result).toEqual({ printed: ['one\n'], steps: 1, log, fault: 'You stopped the program.' });
  expect([run.isOn, made.ended]).toEqual([false, true]);
});

test('a run that another one follows leaves nothing', async () => {
  const asked: RunRequest[] = [];
  const all = [1, 2].map((steps) =>
    sandbox((request, tell) => {
      asked.push(request);
      tell({ kind: 'lines', text: `${steps}`, steps, log: { lines: [], more: 0 } });
    }),
  );
  const opening = [...all];
  const run = new ProgramRun(() => opening.shift()!);
  const first = run.run({ source: 'first', puzzle: PUZZLE, heuristic: 'manhattan' });
  const second = run.run({ source: 'second', puzzle: PUZZLE, heuristic: 'manhattan' });
  expect(await first).toBeNull();
  await vi.waitFor(() => expect(run.steps).toBe(2));
  expect([run.isOn, all.map(({ ended }) => ended)]).toEqual([true, [true, false]]);
  run.stop();
  expect(await second).toMatchObject({ steps: 2, printed: ['2'] });
});

test('a thread that no longer gives a sign is ended', async () => {
  vi.useFakeTimers();
  const made = sandbox((_, tell) => tell({ kind: 'lines', text: '', steps: 0, log: { lines: [], more: 0 } }));
  const result = new ProgramRun(() => made).run({ source: '', puzzle: PUZZLE, heuristic: 'manhattan' });
  await vi.advanceTimersByTimeAsync(11_000);
  vi.useRealTimers();
  expect((await result)!.fault).toMatch(/^The program was ended: its interpreter no longer answers\./);
  expect(made.ended).toBe(true);
});
