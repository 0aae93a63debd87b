import { describe, expect, test } from 'vitest';
import { opened, quiet } from '../app/app.fixture.ts';
import { rememberPlace } from '../app/openApp.ts';
import { deleteRows } from './deleting.ts';

const CASE_1 = { rows: 2, cols: 2, start: [1, 2, 0, 3], goal: [1, 2, 3, 0] };

describe('the sets of the library', () => {
  test('are copied under the title that they are being given', async () => {
    const { app } = await opened();
    const { library, changes } = app;
    const { setId } = library.sets[0];
    await Promise.all([changes.library.renameSet({ setId, title: 'Week 3' }), changes.library.duplicateSet({ setId })]);
    expect(library.sets.slice(0, 2).map(({ title }) => title)).toEqual(['Week 3', 'Week 3 (copy)']);
  });

  test('are those of the newest answer, although an older one comes later', async () => {
    const { app, way } = await opened();
    const answerFirst = way.hold('library.list');
    const first = app.changes.library.renameSet({ setId: app.library.sets[0].setId, title: 'Week 3' });
    await quiet();
    const answerSecond = way.hold('library.list');
    const second = app.changes.library.createSet({ title: 'New' });
    await quiet();
    answerSecond();
    answerFirst();
    await Promise.all([first, second]);
    expect(app.library.sets.map(({ title }) => title)).toEqual(expect.arrayContaining(['Week 3', 'New']));
  });
});

describe('a puzzle', () => {
  test('is saved, edited, moved and deleted in two calls each, and every list shows it', async () => {
    const { app, way } = await opened();
    const { library, changes } = app;
    const calls = async (act: () => Promise<unknown>): Promise<string[]> => {
      way.calls.length = 0;
      await act();
      return way.calls.map(({ name }) => name);
    };
    expect(await calls(() => changes.library.savePuzzle({ setTitle: 'New', title: 'Mine', puzzle: CASE_1 }))).toEqual([
      ...['library.savePuzzle', 'library.list'],
    ]);
    const [saved] = library.puzzles.rows.filter(({ title }) => title === 'Mine');
    const { puzzleId, setId } = saved!;
    expect(library.setWith(setId)).toMatchObject({ title: 'New', puzzleCount: 1 });
    expect(await calls(() => changes.library.editPuzzle({ puzzleId, change: { tags: ['hard'] } }))).toEqual([
      ...['library.editPuzzle', 'library.list'],
    ]);
    expect(library.tags.map(({ tag }) => tag)).toContain('hard');
    const documents = { kind: 'puzzle', ids: [puzzleId] } as const;
    const moved = { puzzleIds: [puzzleId], setId: library.sets[0]!.setId, before: null };
    expect(await calls(() => changes.library.movePuzzles(moved))).toHaveLength(2);
    expect(await calls(() => changes.library.delete(documents))).toEqual(['library.delete', 'library.list']);
    expect(await calls(() => changes.library.restore(documents))).toHaveLength(2);
  });

  test('on the board is deleted in two calls as well, and the next start opens it unsaved', async () => {
    const { app, api, way } = await opened();
    const { puzzle, title } = app.current.shown!;
    way.calls.length = 0;
    await deleteRows(app, 'puzzle', [app.library.kept!]);
    rememberPlace(app);
    await quiet();
    expect(way.calls.map(({ name }) => name)).toEqual(['library.delete', 'library.list']);
    expect(app.current.shown).toMatchObject({ puzzle, title, puzzleId: null });
    expect((await api.settings.read({})).unsaved).toEqual({ puzzle, title });
  });

  test('that another window saves is in the lists of this one: at once while they are shown, else when they are', async () => {
    const { app, api, way } = await opened();
    const { setId } = app.library.sets[0]!;
    const count = () => app.library.setWith(setId)!.puzzleCount;
    const before = count();
    const save = () => api.library.savePuzzle({ setId, title: 'Theirs', puzzle: CASE_1 });
    way.calls.length = 0;
    await save();
    await quiet();
    expect([count(), way.paramsOf('library.list')]).toEqual([before, []]);
    const leave = app.library.show();
    await app.library.refresh();
    expect(count()).toBe(before + 1);
    await save();
    await expect.poll(count).toBe(before + 2);
    leave();
  });
});
