/** Scores come from the counted results, and so does the end of each puzzle. */
import { expect, onTestFinished, test } from 'vitest';
import type { Challenge } from '../../shared/contract/challenges.ts';
import { DEFAULT_SEARCH } from '../../shared/contract/defaults.ts';
import type { Puzzle } from '../../shared/contract/types.ts';
import type { OwnHeuristic } from '../../shared/puzzle/heuristics/own.ts';
import { withCosts, type TileCosts } from '../../shared/puzzle/tileCosts.ts';
import { countHere } from '../experiments/countHere.fixture.ts';
import { openStore } from '../../main/disk/openStore.ts';
import { memoryFolder } from '../../main/disk/temporaryFolder.fixture.ts';
import { addPuzzle } from '../store/puzzles.ts';
import { createSet } from '../store/sets.ts';
import type { CountExperiment } from './services.ts';
import { Experiment } from '../../shared/lab/experiment.ts';
import { saveDocument } from '../store/schemaDocuments.ts';
import { Challenges } from './challenges.ts';

const GOAL = [1, 2, 3, 4, 5, 6, 7, 8, 0];
const puzzle = (start: number[]): Puzzle => ({ rows: 3, cols: 3, start, goal: GOAL });
/** 1, 8 and 22 moves; and one that has no solution. */
const STARTS = [
  [1, 2, 3, 4, 5, 6, 7, 0, 8],
  [1, 5, 2, 8, 0, 3, 4, 7, 6],
  [8, 6, 7, 2, 5, 4, 3, 0, 1],
  [2, 1, 3, 4, 5, 6, 7, 8, 0],
];
const CHALLENGE: Challenge = {
  ...{ title: 'At most 100', counted: 'expanded', ceiling: 100, demandsShortest: true },
  search: { ...DEFAULT_SEARCH, heuristic: 'zero' },
};
/** Out of row, out of column, and misplaced: with it A* returns 10 moves for the second start, which needs 8. */
const OVERESTIMATES = 'sum(tile => (row(tile) != goalRow(tile)) + (col(tile) != goalCol(tile))) + misplaced';
const own = (text: string): OwnHeuristic => ({ name: 'Mine', kind: 'formula', text });

/** Counts in this thread, at once. */
const count: CountExperiment = (work) => {
  const experiment = new Experiment(work.recipe);
  const ended = new Promise<void>((resolve) => {
    countHere(experiment);
    work.add(experiment.results);
    resolve();
  });
  return { ended, stop: () => {} };
};

function setUp() {
  const store = openStore(memoryFolder(onTestFinished));
  const { api, close } = new Challenges(store, count);
  onTestFinished(() => store.close());
  const setId = store.write((db) => createSet(db, { title: 'Ten' }).setId);
  const add = (start: number[], costs?: TileCosts) => {
    const board = withCosts(puzzle(start), costs);
    return store.write((db) => addPuzzle(db, { setId, title: start.join(''), notes: '', tags: [], puzzle: board, optimal: null })); // prettier-ignore
  };
  async function scored(text: string, challenge = CHALLENGE) {
    const { challengeId } = store.write((db) => saveDocument(db, { kind: 'challenge', setId, document: challenge }));
    await api.start({ challengeId, own: own(text) });
    await expect.poll(async () => (await api.progress({})).score ?? (await api.progress({})).fault).not.toBeNull();
    return api.progress({});
  }
  return { api, close, setId, add, scored };
}

test('a heuristic is scored on every puzzle of the set: within the ceiling, over it, or with a longer solution', async () => {
  const { add, scored } = setUp();
  STARTS.forEach((start) => add(start));
  const { score, done, total } = await scored('manhattan');
  expect([done, total, score!.unsolvable]).toEqual([3, 3, 1]);
  expect(score!.puzzles.map(({ ending, length, shortest }) => [ending, length, shortest])).toEqual([
    ['won', 1, 1],
    ['won', 8, 8],
    ['over', score!.puzzles[2]!.shortest, score!.puzzles[2]!.shortest],
  ]);
  expect(score!.puzzles[2]!.nodes).toBeGreaterThan(100);

  const lost = await scored(OVERESTIMATES);
  expect(lost.score!.puzzles.slice(0, 2)).toMatchObject([
    { ending: 'won', length: 1 },
    { ending: 'longer', length: 10, shortest: 8 },
  ]);
  const easy = await scored(OVERESTIMATES, { ...CHALLENGE, demandsShortest: false });
  expect(easy.score!.puzzles[1]).toMatchObject({ ending: 'won', length: 10 });
});

test('a search that is far over the ceiling is stopped, and reported as over it', async () => {
  const { add, scored } = setUp();
  add(STARTS[2]!);
  const { score } = await scored('0 * misplaced', { ...CHALLENGE, ceiling: 100 });
  expect(score!.puzzles).toMatchObject([{ ending: 'over', isMore: true, length: null, nodes: 10_000 }]);
});

test('where tiles weigh, shortest solutions are not demanded: a cheapest one may be longer', async () => {
  const { add, scored } = setUp();
  add(STARTS[1]!, 'tile');
  await expect(scored('manhattan')).rejects.toMatchObject({
    code: 'bad-params',
    message: expect.stringContaining('demands shortest solutions'),
  });
  const { score } = await scored('manhattan', { ...CHALLENGE, demandsShortest: false });
  expect(score!.puzzles).toMatchObject([{ ending: 'won' }]);
});

test('a heuristic that fails says so, and a set without puzzles is refused', async () => {
  const { add, scored } = setUp();
  await expect(scored('misplaced')).rejects.toMatchObject({ code: 'bad-params' });
  add(STARTS[1]!);
  expect((await scored('1 / 2')).fault).toContain('h is 0.5');
});
