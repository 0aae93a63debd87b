import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { opened } from '../app/app.fixture.ts';
import type { App } from '../app/openApp.ts';
import { deleteRows } from './deleting.ts';
import { LibraryViewState } from './libraryViewState.svelte.ts';
import { deleteChosen, moveChosen, pinRuns, placeSet } from './rowActs.ts';

/** The one that a number stands for. */
function pick<T>(ones: readonly T[], at: number): T {
  return ones[at % ones.length];
}

/** Anything that a user does in the library; `at` and `to` say to which of its rows. */
const ACTS: Readonly<Record<string, (app: App, at: number, to: number) => unknown>> = {
  showAll: ({ library }) => library.showSet(null),
  showSet: ({ library }, at) => library.showSet(pick(library.sets, at).setId),
  createSet: ({ changes }, at) => changes.library.createSet({ title: `Set ${at}` }),
  duplicateSet: ({ changes, library }, at) => changes.library.duplicateSet({ setId: pick(library.sets, at).setId }),
  moveSet: (app, at, to) => placeSet(app, new LibraryViewState(), pick(app.library.sets, at).setId, to % 2 ? 1 : -1),
  deleteSet: (app, at) => app.library.sets.length > 1 && deleteRows(app, 'set', [pick(app.library.sets, at)]),
  choose: ({ library: { puzzles } }, at) => puzzles.ids.length > 0 && puzzles.choice.only(pick(puzzles.ids, at)),
  chooseMore: ({ library: { puzzles } }, at) =>
    puzzles.ids.length > 0 && puzzles.choice.stretchTo(pick(puzzles.ids, at), puzzles.ids),
  moveChosen: (app, at) => moveChosen(app, new LibraryViewState(), at % 2 ? 1 : -1),
  carryChosen: ({ changes, library }, at) =>
    library.puzzles.chosen.length > 0 &&
    changes.library.movePuzzles({
      puzzleIds: library.puzzles.choice.in(library.puzzles.ids),
      setId: pick(library.sets, at).setId,
      before: null,
    }),
  deleteChosen: (app) => deleteChosen(app),
  keepRun: (app) => app.main.saveRun(),
  unpinRun: (app, at) => {
    const { rows } = app.library.runs;
    return rows.length > 0 && pinRuns(app, [pick(rows, at).runId], at % 2 === 0);
  },
  deleteRun: (app, at) => {
    const { rows } = app.library.runs;
    return rows.length > 0 && deleteRows(app, 'run', [pick(rows, at)]);
  },
  undo: ({ notices }) => notices.undo(),
};

/** What the host holds of what the library lists. */
async function onHost({ api, library }: App) {
  const page = { offset: 0, limit: 100 };
  const { filter, order } = library.puzzles;
  const { order: runOrder, filter: runFilter } = library.runs;
  const { sets, puzzles, runs } = await api.library.list({
    sets: {},
    puzzles: { filter, ...order, ...page },
    runs: { filter: runFilter, ...runOrder, ...page },
  });
  return { sets: sets.rows, puzzles: puzzles.rows, total: puzzles.total, runs: runs.rows };
}

function onScreen({ library: { sets, puzzles, runs } }: App) {
  return { sets, puzzles: puzzles.rows, total: puzzles.total, runs: runs.rows };
}

describe('whatever is done in the library', () => {
  test('leaves the lists as the host has them, nothing chosen that is not listed, and no error', async () => {
    const act = fc.record({ name: fc.constantFrom(...Object.keys(ACTS)), at: fc.nat(), to: fc.nat() });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 10, maxLength: 25 }), async (acts) => {
        const { app } = await opened();
        await app.library.refresh(); // the run of the first search has come to the history meanwhile
        for (const { name, at, to } of acts) {
          await ACTS[name](app, at, to);
          expect(onScreen(app), name).toEqual(await onHost(app));
          expect(app.notices.shown?.kind, name).not.toBe('error');
          const { ids, choice } = app.library.puzzles;
          expect(choice.in(ids), name).toHaveLength(choice.ids.size);
        }
      }),
      { numRuns: 2 },
    );
  });

  test.each<[string, (app: App) => Promise<unknown>]>([
    ['a set', (app) => deleteRows(app, 'set', [app.library.sets[1]])],
    ['a few puzzles', (app) => deleteRows(app, 'puzzle', app.library.puzzles.rows.slice(1, 4))],
    ['the puzzle on the board', (app) => deleteRows(app, 'puzzle', [app.library.kept!])],
    ['a run', (app) => deleteRows(app, 'run', [app.library.runs.rows[0]])],
  ])('%s that is deleted is back in its place once that is undone', async (_, remove) => {
    const { app } = await opened();
    await app.main.saveRun();
    const before = onScreen(app);
    const { shown } = app.current;
    await remove(app);
    expect(onScreen(app)).not.toEqual(before);
    await app.notices.undo();
    expect(onScreen(app)).toEqual(before);
    expect(onScreen(app)).toEqual(await onHost(app));
    expect(app.current.shown, 'the board knows its puzzle again').toEqual(shown);
    expect(app.library.kept?.puzzleId).toBe(shown!.puzzleId);
  });

  test('a board that has another puzzle meanwhile keeps it when a deletion is undone', async () => {
    const { app } = await opened();
    await deleteRows(app, 'puzzle', [app.library.kept!]);
    await app.current.use(app.library.puzzles.rows[1]);
    const { shown } = app.current;
    await app.notices.undo();
    expect(app.current.shown).toBe(shown);
  });
});
