import { describe, expect, test } from 'vitest';
import { AppError } from '../../shared/contract/errors.ts';
import { printIn } from '../../shared/puzzle/notation.ts';
import { StateSpace } from '../../shared/puzzle/states/stateSpace.ts';
import { opened } from '../app/app.fixture.ts';
import { Importing } from './files/importing.svelte.ts';
import { LibraryViewState } from './libraryViewState.svelte.ts';
import { deleteChosen, draggedFrom, dropRows, mayDrop, moveChosen, placeSet } from './rowActs.ts';

describe('a row that is moved', () => {
  /** The first set, as it is listed. */
  async function inFirstSet() {
    const { app, way } = await opened();
    await app.library.showSet(app.library.sets[0].setId);
    return { app, way, viewState: new LibraryViewState(), puzzles: app.library.puzzles };
  }

  test('goes one place down or up, says where it is, and stays chosen', async () => {
    const { app, viewState, puzzles } = await inFirstSet();
    const [first, second, ...rest] = puzzles.ids;
    puzzles.choice.only(first);
    expect(await moveChosen(app, viewState, 1)).toBe(true);
    expect(puzzles.ids).toEqual([second, first, ...rest]);
    expect(viewState.spoken).toBe(`Place 2 of ${puzzles.ids.length}.`);
    expect(puzzles.choice.in(puzzles.ids)).toEqual([first]);
    expect(await moveChosen(app, viewState, -1)).toBe(true);
    expect(await moveChosen(app, viewState, -1)).toBe(false);
    expect(puzzles.ids).toEqual([first, second, ...rest]);
  });

  test('asks for another set where the list is not in the order of one', async () => {
    const { app, viewState, puzzles } = await inFirstSet();
    await app.library.showSet(null);
    await moveChosen(app, viewState, 1);
    expect(viewState.moving).toBeNull();
    puzzles.choice.only(puzzles.ids[1]);
    expect(await moveChosen(app, viewState, 1)).toBe(false);
    expect(viewState.moving).toEqual([puzzles.ids[1]]);
  });

  test('while another set opens, stays in its own', async () => {
    const { app, viewState, puzzles } = await inFirstSet();
    const [first, second] = puzzles.ids;
    const opening = app.library.showSet(app.library.sets[1].setId);
    puzzles.choice.only(first);
    await moveChosen(app, viewState, 1);
    await opening;
    await app.library.showSet(app.library.sets[0].setId);
    expect(puzzles.ids.slice(0, 2)).toEqual([second, first]);
  });

  test('goes beyond the last row on the screen, to the next page', async () => {
    const { app, viewState, puzzles } = await inFirstSet();
    const states = new StateSpace([1, 2, 3, 4, 5, 0], 2, 3);
    const lines = Array.from(states.order.slice(0, 102), (state) => printIn('slashes', states.graph.cellsOf(state), 3));
    const importing = new Importing(app);
    await importing.open(new File([lines.join('\n')], 'Long.txt'));
    await importing.confirm({ into: null, addKnown: true });
    await app.library.showSet(app.library.sets.at(-1)!.setId);
    const shown = puzzles.ids;
    puzzles.choice.only(shown[99]);
    expect([shown.length, puzzles.left]).toEqual([100, 2]);
    expect(await moveChosen(app, viewState, 1)).toBe(true);
    expect(puzzles.left).toBe(0);
    expect(puzzles.ids.slice(98, 101)).toEqual([shown[98], expect.any(Number), shown[99]]);
  });

  test('that is a set says its place, and no set goes beyond the end', async () => {
    const { app, viewState } = await inFirstSet();
    const ids = app.library.sets.map(({ setId }) => setId);
    expect(await placeSet(app, viewState, ids[0], 1)).toBe(true);
    expect(app.library.sets.map(({ setId }) => setId).slice(0, 2)).toEqual([ids[1], ids[0]]);
    expect(viewState.spoken).toBe(`${app.library.setWith(ids[0])!.title}: place 2 of ${ids.length}.`);
    expect(await placeSet(app, viewState, ids.at(-1)!, 1)).toBe(ids.length === 2);
    expect(await placeSet(app, viewState, 0, 1)).toBe(false); // all sets
  });

  test('stays where it is if the library refuses, and says no place', async () => {
    const { app, way, viewState, puzzles } = await inFirstSet();
    puzzles.choice.only(puzzles.ids[0]);
    const before = [...puzzles.ids];
    for (const call of ['library.movePuzzles', 'library.moveSet'])
      way.refusals.set(call, new AppError('not-saved', 'The disk is full.'));
    expect(await moveChosen(app, viewState, 1)).toBe(false);
    expect(await placeSet(app, viewState, app.library.sets[0].setId, 1)).toBe(false);
    expect([viewState.spoken, puzzles.ids]).toEqual(['', before]);
  });

  test('with the pointer takes all that is chosen along, if it is chosen itself', async () => {
    const { puzzles } = await inFirstSet();
    const [first, second, third] = puzzles.ids;
    puzzles.choice.only(first);
    puzzles.choice.stretchTo(second, puzzles.ids);
    expect(draggedFrom(puzzles, second)).toEqual({ kind: 'puzzles', ids: [first, second], label: '2 puzzles' });
    expect(draggedFrom(puzzles, third)).toMatchObject({ ids: [third], label: puzzles.rows[2].title });
    expect(puzzles.choice.in(puzzles.ids)).toEqual([third]);
  });
});

describe('rows that are dropped', () => {
  /** The first set on show, and another one. */
  async function inFirstSet() {
    const { app } = await opened();
    const [shown, other] = app.library.sets.map(({ setId }) => setId);
    await app.library.showSet(shown);
    const { puzzles } = app.library;
    const idsOf = async (setId: number) => (await app.library.showSet(setId), puzzles.ids);
    return { app, puzzles, shown, other, idsOf };
  }

  test('may come beside others of the set in its own order, into another set, and nowhere else', async () => {
    const { app, puzzles, shown, other } = await inFirstSet();
    const [first, second] = puzzles.ids;
    const rows = { kind: 'puzzles', ids: [first], label: '' } as const;
    const set = { kind: 'set', ids: [shown], label: '' } as const;
    const may = (dragged: typeof rows | typeof set, kind: 'set' | 'puzzles', id: number) =>
      mayDrop(app.library, dragged, { kind, id, side: kind === 'set' ? 'into' : 'before' });
    expect([may(rows, 'puzzles', second), may(rows, 'puzzles', first)]).toEqual([true, false]);
    expect([may(rows, 'set', other), may(rows, 'set', shown)]).toEqual([true, false]);
    expect([may(set, 'set', other), may(set, 'set', shown), may(set, 'puzzles', first)]).toEqual([true, false, false]);
    await app.library.showSet(null);
    expect(may(rows, 'puzzles', second)).toBe(false);
  });

  test.each([
    ['before', [1, 0, 2]],
    ['after', [1, 2, 0]],
  ] as const)('beside another one come right %s it', async (side, places) => {
    const { app, puzzles } = await inFirstSet();
    const before = puzzles.ids;
    await dropRows(app, { kind: 'puzzles', ids: [before[0]], label: '' }, { kind: 'puzzles', id: before[2], side });
    expect(puzzles.ids).toEqual([...places.map((place) => before[place]), ...before.slice(3)]);
  });

  test('into another set come to its end', async () => {
    const { app, puzzles, shown, other, idsOf } = await inFirstSet();
    const [first, second, ...rest] = puzzles.ids;
    await dropRows(app, { kind: 'puzzles', ids: [first, second], label: '' }, { kind: 'set', id: other, side: 'into' });
    expect(await idsOf(shown)).toEqual(rest);
    expect((await idsOf(other)).slice(-2)).toEqual([first, second]);
  });

  test('are sets as well', async () => {
    const { app, shown, other } = await inFirstSet();
    await dropRows(app, { kind: 'set', ids: [shown], label: '' }, { kind: 'set', id: other, side: 'after' });
    expect(app.library.sets.slice(0, 2).map(({ setId }) => setId)).toEqual([other, shown]);
  });
});

test('deleting the chosen puzzles chooses the one after them', async () => {
  const { app } = await opened();
  const { puzzles } = app.library;
  const [first, second, third] = puzzles.ids;
  expect(await deleteChosen(app)).toBe(false);
  puzzles.choice.only(first);
  puzzles.choice.stretchTo(second, puzzles.ids);
  expect(await deleteChosen(app)).toBe(true);
  expect(puzzles.ids[0]).toBe(third);
  expect(puzzles.choice.in(puzzles.ids)).toEqual([third]);
});

test('puzzles that the library does not delete stay chosen', async () => {
  const { app, way } = await opened();
  const { puzzles } = app.library;
  const some = puzzles.ids.slice(1, 3);
  puzzles.choice.put(some);
  way.refusals.set('library.delete', new AppError('not-saved', 'The disk is full.'));
  expect(await deleteChosen(app)).toBe(false);
  expect(puzzles.choice.in(puzzles.ids)).toEqual(some);
});

test('after the last puzzle of a list is deleted, the one before it is chosen', async () => {
  const { app } = await opened();
  await app.library.showSet(app.library.sets[0].setId);
  const { puzzles } = app.library;
  const [before, last] = puzzles.ids.slice(-2);
  puzzles.choice.only(last);
  expect(await deleteChosen(app)).toBe(true);
  expect(puzzles.choice.in(puzzles.ids)).toEqual([before]);
});
