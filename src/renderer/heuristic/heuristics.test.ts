import { describe, expect, test, vi } from 'vitest';
import type { Api } from '../../shared/contract/api.ts';
import type { HeuristicDraft, StartValue } from '../../shared/contract/heuristics.ts';
import type { Puzzle } from '../../shared/contract/types.ts';
import { readFormula } from '../../shared/puzzle/formula/formula.ts';
import { NO_LOG } from '../../shared/puzzle/heuristics/programLog.ts';
import { opened, quiet } from '../app/app.fixture.ts';
import { completionAt } from '../code/completion.ts';
import { deleteRows } from '../library/deleting.ts';
import { saveHeuristic, openKept, searchBy, verdictCsv, verdictText, watchFrom } from './heuristicActs.ts';
import { HeuristicEditor, type DraftKeeper } from './heuristicEditor.svelte.ts';
import { formulaValue, moreInWords, NO_PARTS, shortValue, tilesInWords } from './parts.ts';
import { TriedBoard } from '../board/triedBoard.svelte.ts';

const SMALL: Puzzle = { rows: 2, cols: 3, start: [1, 2, 3, 0, 4, 5], goal: [1, 2, 3, 4, 5, 0] };
const FORGETFUL: DraftKeeper = { draft: null, keep: () => {} };
const own = (text: string, name = 'Mine') => ({ name, kind: 'formula', text }) as const;

test('a formula is judged on all states, and what was found goes with a text that cannot be read', async () => {
  const { app } = await opened();
  const editor = new HeuristicEditor(app.api.heuristics, FORGETFUL);
  editor.edit(own('3 * misplaced'));
  await editor.judge(SMALL);
  expect(editor.found).toMatchObject({ kind: 'all', verdict: { states: 360 } });
  expect(editor.rest!.wrong.nearest!.length).toBeGreaterThan(editor.rest!.wrong.nearest!.distance);
  const taken = { own: editor.draft, puzzle: SMALL, found: editor.found!, rest: editor.rest };
  expect(verdictText(taken)).toContain('Not admissible. It overestimates');
  expect(verdictCsv(taken)).toContain('States judged,360\r\n');

  editor.edit({ text: 'misplaced +' });
  expect(editor.fault).toMatchObject({ at: 11 });
  editor.forget();
  expect([editor.found, editor.rest, editor.progress]).toEqual([null, null, null]);
});

test('the newest text wins, and one that fails on a state says on which board', async () => {
  const { app } = await opened();
  const editor = new HeuristicEditor(app.api.heuristics, FORGETFUL);
  editor.edit(own('misplaced'));
  const first = editor.judge(SMALL);
  editor.edit(own('1 / misplaced'));
  await Promise.all([first, editor.judge(SMALL)]);
  expect(editor.found).toBeNull();
  expect(editor.failure).toMatch(/on the board [\d_ /]+/);
  expect(editor.isStale).toBe(false);
});

test('while the text is changed, the last verdict is out of date, also one that was still awaited', async () => {
  const { app } = await opened();
  const editor = new HeuristicEditor(app.api.heuristics, FORGETFUL);
  editor.edit(own('misplaced'));
  await editor.judge(SMALL);
  const { found } = editor;
  const again = editor.judge(SMALL);
  editor.edit({ text: 'misplaced +' });
  editor.outdate();
  await again;
  expect([editor.found, editor.isStale, editor.progress]).toEqual([found, true, null]);
});

test('what a heuristic fails by is no longer said once its text has changed', async () => {
  const { app } = await opened();
  const editor = new HeuristicEditor(app.api.heuristics, FORGETFUL);
  editor.edit(own('1 / misplaced'));
  await editor.judge(SMALL);
  expect(editor.failure).not.toBeNull();
  editor.edit({ text: 'misplaced' });
  editor.outdate();
  expect(editor.failure).toBeNull();
});

test('a formula is read once for each text, whoever asks, and a program is none', async () => {
  const { app } = await opened();
  const editor = new HeuristicEditor(app.api.heuristics, FORGETFUL);
  editor.edit({ text: 'manhattan' });
  const { formula } = editor;
  editor.edit({ name: 'Another name' });
  expect([editor.fault, editor.formula]).toEqual([null, readFormula('manhattan')]);
  expect(editor.formula).toBe(formula);
  editor.edit({ text: 'manhattan +' });
  expect(editor.formula).toBeNull();
  expect(editor.fault).toBe(editor.fault);
  editor.become('javascript');
  expect([editor.fault, editor.formula]).toEqual([null, null]);
});

test('another kind keeps what was written of the first', async () => {
  const { app } = await opened();
  const editor = new HeuristicEditor(app.api.heuristics, FORGETFUL);
  editor.edit({ text: 'manhattan' });
  editor.become('javascript');
  expect(editor.draft.text).toContain('function h(');
  expect(editor.fault).toBeNull();
  editor.become('formula');
  expect(editor.draft).toMatchObject({ kind: 'formula', text: 'manhattan' });
});

test('a heuristic is kept under its name, comes back after it was deleted, and is searched by', async () => {
  const { app } = await opened();
  const kept = () => app.own.kept.map((one) => one.own);
  await saveHeuristic(app, own('misplaced'));
  await saveHeuristic(app, own('manhattan'));
  expect(kept()).toEqual([own('manhattan')]);
  await app.notices.undo();
  expect(kept()).toEqual([own('misplaced')]);
  await saveHeuristic(app, own('zero', 'Nothing'));
  expect(kept()).toEqual([own('misplaced'), own('zero', 'Nothing')]);
  await deleteRows(app, 'heuristic', [{ heuristicId: app.own.kept[0]!.heuristicId, title: 'Mine' }]);
  expect(kept()).toEqual([own('zero', 'Nothing')]);
  await app.notices.undo();
  expect(kept()).toHaveLength(2);

  await app.current.showPuzzle(SMALL);
  await app.main.setSearch({ algorithm: 'bfs' });
  await searchBy(app, app.main, own('manhattan'));
  await quiet();
  expect(app.main.search).toMatchObject({ algorithm: 'astar', heuristic: 'own', own: own('manhattan') });
  expect(app.main.player.opened?.search.own).toEqual(own('manhattan'));
  expect(app.notices.shown?.kind).not.toBe('error');
});

test('what is being written is there at the next start, also where it cannot be read, and gives way with an undo', async () => {
  const { app } = await opened();
  const keeper = (): DraftKeeper => ({
    draft: app.settings.now.draft,
    keep: (draft) => app.settings.remember({ draft }),
  });
  const editor = new HeuristicEditor(app.api.heuristics, keeper());
  editor.become('javascript');
  editor.edit({ text: 'function h(', name: '' });
  editor.become('formula');
  editor.edit({ text: 'misplaced +' });
  await app.settings.write();
  app.settings.remember({ draft: (await app.api.settings.read({})).draft });

  const next = new HeuristicEditor(app.api.heuristics, keeper());
  expect(next.draft).toEqual({ name: '', kind: 'formula', text: 'misplaced +' });
  next.become('javascript');
  expect(next.draft.text).toBe('function h(');
  const listed = { heuristicId: 1, own: own('manhattan'), mayRun: true };
  await openKept(app, next, listed);
  expect(next.draft).toEqual(own('manhattan'));
  await app.notices.undo();
  expect(next.draft).toMatchObject({ kind: 'javascript', text: 'function h(' });
  await openKept(app, new HeuristicEditor(app.api.heuristics, FORGETFUL), listed);
  expect(app.notices.shown).toBeNull();

  const refused = openKept(app, next, { ...listed, mayRun: false });
  await expect.poll(() => app.own.shown?.own).toEqual(own('manhattan'));
  app.own.answer(false);
  await refused;
  expect(next.draft.text).toBe('function h(');
});

test('a program that is hidden by the formula comes back with undo when a saved program takes its place', async () => {
  const { app } = await opened();
  const kept: HeuristicDraft[] = [];
  const editor = new HeuristicEditor(app.api.heuristics, { draft: null, keep: (draft) => void kept.push(draft) });
  editor.become('javascript');
  editor.edit({ text: 'h = () => 1' });
  editor.become('formula');
  editor.edit(own('manhattan'));
  await app.own.keep(own('manhattan'));
  const listed = {
    heuristicId: 9,
    own: { name: 'Theirs', kind: 'javascript', text: 'h = () => 2' },
    mayRun: true,
  } as const;
  await openKept(app, editor, listed);
  expect(app.notices.shown?.text).toContain('was not saved');
  await app.notices.undo();
  expect(editor.draft).toEqual(own('manhattan'));
  editor.become('javascript');
  expect(editor.draft.text).toBe('h = () => 1');
  expect(kept.at(-1)?.texts.javascript).toBe('h = () => 1');

  editor.become('formula');
  app.notices.shown = null;
  await openKept(app, editor, { ...listed, own: { ...listed.own, text: 'h = () => 1' } });
  expect(app.notices.shown).toBeNull(); // the same text takes its place
});

test('a heuristic from elsewhere is shown before it runs, and does not run where that is not wanted', async () => {
  const { app } = await opened();
  await app.current.showPuzzle(SMALL);
  const refused = app.main.setSearch({ heuristic: 'own', own: own('misplaced + 0') });
  await expect.poll(() => app.own.shown?.own.text).toBe('misplaced + 0');
  app.own.answer(false);
  await refused;
  expect(app.main.player.opened).toBeNull();
  expect(app.main.view.failure).toContain('“Mine” was written elsewhere');

  const allowed = app.main.setSearch({});
  await expect.poll(() => app.own.shown?.own.text).toBe('misplaced + 0');
  app.own.answer(true);
  await allowed;
  expect(app.main.player.opened?.search.heuristic).toBe('own');
});

test('a start that A* gets wrong is opened by A* with the heuristic', async () => {
  const { app } = await opened();
  await watchFrom(app, own('3 * misplaced'), SMALL);
  await quiet();
  expect(app.navigation.view).toBe('search');
  expect(app.main.player.opened).toMatchObject({
    puzzle: SMALL,
    search: { algorithm: 'astar', own: own('3 * misplaced') },
  });
});

describe('h of a board', () => {
  const valueOf = (text: string) => formulaValue(readFormula(text), SMALL);

  test('comes with the parts of the formula, also where it is no valid h', () => {
    expect(valueOf('// both\nmisplaced + 2 * manhattan')).toMatchObject({
      ...{ h: 6, failure: null },
      parts: { parts: [{ text: 'misplaced', value: 2 }, { text: '2 * manhattan', value: 4 }, { depth: 1 }], more: 0 },
    });
    expect(valueOf('manhattan')).toMatchObject({ h: 2, parts: NO_PARTS });
    expect(valueOf('manhattan / 4')).toMatchObject({
      ...{ h: null, failure: expect.stringContaining('0.5') },
      parts: { parts: [{ text: 'manhattan', value: 2 }] },
    });
  });

  test('says values and tiles in few letters', () => {
    expect([6.5, -2, Infinity, null, -0, 12_000].map(shortValue)).toEqual(['6.5', '−2', '∞', '–', '0', '12,000']);
    expect(tilesInWords({ value: 1, tiles: [[3]], more: 0 })).toBe('1: tile 3');
    const pairs = [
      [1, 2],
      [1, 3],
    ];
    expect(tilesInWords({ value: 2, tiles: pairs, more: 15 })).toBe('2: pairs 1–2, 1–3 and 15 more');
    expect(tilesInWords({ value: 0, tiles: pairs, more: 15 })).toBe('0: 17 pairs');
    expect([moreInWords(1, 'line'), moreInWords(40, 'line')]).toEqual(['… and 1 more line', '… and 40 more lines']);
  });
});

describe('the board that a heuristic is tried on', () => {
  test('is the start of the puzzle until another is typed, pushed or drawn, and again for another puzzle', () => {
    const tried = new TriedBoard();
    expect([tried.cellsOf(SMALL), tried.isStart(SMALL)]).toEqual([SMALL.start, true]);
    tried.push(SMALL, 5);
    expect([tried.textOf(SMALL), tried.isStart(SMALL)]).toEqual(['1 2 3 / 4 5 _', false]);
    tried.type(SMALL, '5 4 3 / 2 1 0');
    expect(tried.cellsOf(SMALL)).toEqual([5, 4, 3, 2, 1, 0]);
    tried.takeRandom(SMALL);
    expect([...tried.cellsOf(SMALL)].sort()).toEqual([0, 1, 2, 3, 4, 5]);
    tried.type(SMALL, '5 4 3 / 2 1 0');
    tried.takeStart(SMALL);
    expect(tried.isStart(SMALL)).toBe(true);
    tried.push(SMALL, 4);
    expect(tried.isStart({ ...SMALL })).toBe(true);
  });

  test('stays where the text is no board of its size, which is said', () => {
    const tried = new TriedBoard();
    tried.type(SMALL, '1 2 3 / 4 5 5');
    expect(tried.problemOf(SMALL)).toContain('5');
    expect([tried.textOf(SMALL), tried.cellsOf(SMALL)]).toEqual(['1 2 3 / 4 5 5', SMALL.start]);
    tried.type(SMALL, '1 2 / 3 _');
    expect(tried.problemOf(SMALL)).toBe('This board is 2 × 2; the puzzle is 2 × 3.');
    tried.push(SMALL, 5);
    expect([tried.problemOf(SMALL), tried.textOf(SMALL)]).toEqual([null, '1 2 3 / 4 5 _']);
  });
});

describe('h of a program', () => {
  const program = (value: Api['heuristics']['value']) =>
    new HeuristicEditor({ value, agree: async () => {} } as unknown as Api['heuristics'], FORGETFUL);
  const told = (h: number): StartValue => ({ h, failure: null, log: NO_LOG });

  test('is what the host says of the board, or the sentence in which that fails', async () => {
    const log = { lines: ['four'], more: 2 };
    const editor = program(async ({ own, puzzle }) => ({ ...told(own.text.length + puzzle.start.length), log }));
    editor.edit({ kind: 'javascript', text: 'four' });
    await editor.measure(SMALL);
    expect(editor.value).toEqual({ h: 10, failure: null, log, parts: NO_PARTS });

    const failing = program(() => Promise.reject(new Error('h takes longer than 1 second.')));
    await failing.measure(SMALL);
    expect(failing.value).toMatchObject({ h: null, failure: 'h takes longer than 1 second.', log: NO_LOG });
  });

  test('is that of the newest board; one that is forgotten does not come', async () => {
    const answers: ((h: number) => void)[] = [];
    const editor = program(() => new Promise((resolve) => answers.push((h) => resolve(told(h)))));
    const [first, second] = [editor.measure(SMALL), editor.measure(SMALL)];
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]!(2);
    await second;
    answers[0]!(1);
    await first;
    expect(editor.value?.h).toBe(2);

    const third = editor.measure(SMALL);
    await vi.waitFor(() => expect(answers).toHaveLength(3));
    editor.forgetValue();
    answers[2]!(3);
    await third;
    expect(editor.value).toBeNull();
  });
});

test('words are offered where one is being typed, and not in comments; where they are asked for, all of them', () => {
  const names = (text: string, isAsked = false) =>
    completionAt(text, text.length, isAsked)?.words.map(({ name }) => name) ?? [];
  expect(names('sum(tile => goalR')).toEqual(['goalRow']);
  expect(names('misplaced + conf')).toEqual(['conflicts']);
  expect(names('misplaced')).toEqual([]);
  expect(names('misplaced', true)).toEqual(['misplaced']);
  expect(names('2 + ')).toEqual([]);
  expect(names('2 + ', true)).toEqual(expect.arrayContaining(['sum', 'manhattan', 'sqrt']));
  expect(names('// conf', true)).toEqual([]);
  expect(completionAt('a + man + b', 7)).toMatchObject({ at: 4 });
});

test('a word that is finished is not completed: one of the language, a name of a tile, and one that goes on behind the caret', () => {
  const names = (text: string) => completionAt(text, text.length)?.words.map(({ name }) => name) ?? [];
  expect(names('manhatta')).toEqual(['manhattan', 'manhattanWithBlank']);
  expect(names('manhattan')).toEqual([]);
  expect(names('manhattanW')).toEqual(['manhattanWithBlank']);
  expect(names('sum(c => c')).toEqual([]);
  expect(names('count((m, mi) => row(mi')).toEqual([]);
  expect(names('count((m, mi) => mis')).toEqual(['misplaced']);
  expect(completionAt('manhattan', 3)).toBeNull();
});
