import { describe, expect, test } from 'vitest';
import { opened, quiet } from '../app/app.fixture.ts';

const CASE_1 = { rows: 2, cols: 2, start: [1, 2, 0, 3], goal: [1, 2, 3, 0] };

describe('the sets of the library', () => {
  test('are copied under the title that they are being given', async () => {
    const { app } = await opened();
    const { library } = app;
    const { setId } = library.sets[0];
    await Promise.all([library.renameSet(setId, 'Week 3'), library.duplicateSet(setId)]);
    expect(library.sets.slice(0, 2).map(({ title }) => title)).toEqual(['Week 3', 'Week 3 (copy)']);
  });

  test('are those of the newest answer, although an older one comes later', async () => {
    const { app, way } = await opened();
    const answerFirst = way.hold('library.list');
    const first = app.library.renameSet(app.library.sets[0].setId, 'Week 3');
    await quiet();
    const answerSecond = way.hold('library.list');
    const second = app.library.createSet('New');
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
    const { library } = app;
    const calls = async (act: () => Promise<unknown>): Promise<string[]> => {
      way.calls.length = 0;
      await act();
      return way.calls.map(({ name }) => name);
    };
    const shown = { puzzle: CASE_1 };
    expect(await calls(() => library.savePuzzle({ setTitle: 'New' }, 'Mine', shown))).toEqual([
      ...['library.savePuzzle', 'library.list'],
    ]);
    const [saved] = library.puzzles.list.rows.filter(({ title }) => title === 'Mine');
    const { puzzleId, setId } = saved!;
    expect(library.setWith(setId)).toMatchObject({ title: 'New', puzzleCount: 1 });
    expect(await calls(() => library.editPuzzle(puzzleId, { tags: ['hard'] }))).toEqual([
      ...['library.editPuzzle', 'library.list'],
    ]);
    expect(library.tags.map(({ tag }) => tag)).toContain('hard');
    const ids = [puzzleId];
    expect(await calls(() => library.movePuzzles(ids, library.sets[0]!.setId, null))).toHaveLength(2);
    expect(await calls(() => library.delete('puzzle', ids))).toEqual(['library.delete', 'library.list']);
    expect(await calls(() => library.restore('puzzle', ids))).toHaveLength(2);
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
