import { describe, expect, onTestFinished, test } from 'vitest';
import workedCases from '../../../cases/worked-cases.json' with { type: 'json' };
import starter from '../../../resources/starter.json' with { type: 'json' };
import { checkArrangement } from '../../shared/puzzle/arrangement.ts';
import { createSlidingDomain } from '../../shared/puzzle/domain/slidingDomain.ts';
import { solvability } from '../../shared/puzzle/solvable.ts';
import { Search } from '../../shared/engine/search.ts';
import { openStore } from '../../main/disk/openStore.ts';
import { deleteDocuments } from './deleted.ts';
import { puzzlesOfSet } from './findPuzzles.ts';
import { ALL } from './pages.fixture.ts';
import { getPuzzle } from './puzzles.ts';
import { listSets } from './sets.ts';
import { readSettings } from './settings.ts';
import { temporaryFolder } from '../../main/disk/temporaryFolder.fixture.ts';

const [WORKED, FIRST_STEPS, HEAVY] = starter.sets;
const PUZZLES = starter.sets.flatMap(({ puzzles }) => puzzles);

/** Length of a shortest solution, by A* with the Manhattan distance, every move counted once. */
function shortest({ rows, cols, start, goal }: (typeof PUZZLES)[number]): number {
  const puzzle = { rows, cols, start, goal };
  const limits = { expansions: Infinity, nodes: 2_000_000 };
  const search = new Search(createSlidingDomain(puzzle, 'manhattan'), {
    strategy: 'astar',
    ties: 'low-h',
    goalTest: 'expansion',
    order: [0, 1, 2, 3],
    limits,
  });
  expect(search.advance(Infinity)).toBe('solved');
  return search.trace.g[search.trace.goal];
}

describe('the starter sets', () => {
  test.each(PUZZLES.map((puzzle) => [puzzle.title, puzzle] as const))('%s is what it says', (_title, puzzle) => {
    const { rows, cols, start, goal, optimal, notes } = puzzle;
    expect(checkArrangement(start, rows, cols)).toBeNull();
    expect(checkArrangement(goal, rows, cols)).toBeNull();
    expect(solvability(start, goal, cols).solvable).toBe(optimal !== null);
    if (optimal !== null) expect(shortest(puzzle)).toBe(optimal);
    expect(notes).toMatch(optimal === null ? /^No solution[:.] / : new RegExp(`^${optimal} moves?[,.: ]`));
  });

  test('hold the worked cases, with the counts that belong to them', () => {
    expect(WORKED.puzzles).toHaveLength(workedCases.cases.length);
    workedCases.cases.forEach(({ start, goal, optimal, bfsUDLR_onExpand, bfsUDLR_onGenerate }, i) => {
      const puzzle = WORKED.puzzles[i];
      expect(puzzle).toMatchObject({ title: `Case ${i + 1}`, start, goal, optimal });
      const counts = puzzle.notes.match(/expands ([\d,]+) states, and (?:only )?([\d,]+) when/)?.slice(1);
      if (counts === undefined) return;
      const found = [bfsUDLR_onExpand.expandedCount, bfsUDLR_onGenerate.expandedCount];
      expect(counts).toEqual(found.map((count) => count.toLocaleString('en-US')));
    });
  });

  test('fill a new library, which opens at Case 1', () => {
    const store = openStore(temporaryFolder(onTestFinished));
    onTestFinished(store.close);
    const sets = store.read((db) => listSets(db, ALL)).rows;
    expect(sets.map(({ title, puzzleCount }) => [title, puzzleCount])).toEqual([
      ['Worked cases', 7],
      ['First steps', FIRST_STEPS.puzzles.length],
      ['Heavy tiles', HEAVY.puzzles.length],
    ]);
    const puzzleId = store.read(readSettings).get('puzzleId') as number;
    const { start, goal, title } = WORKED.puzzles[0];
    expect(store.read((db) => getPuzzle(db, { puzzleId }))).toMatchObject({ title, puzzle: { start, goal } });
  });

  test('bring the costs of their tiles', () => {
    const store = openStore(temporaryFolder(onTestFinished));
    onTestFinished(store.close);
    const { setId } = store.read((db) => listSets(db, ALL)).rows[2];
    const costs = store.read((db) => puzzlesOfSet(db, setId)).rows.map(({ puzzle }) => puzzle.costs);
    expect(costs).toEqual(HEAVY.puzzles.map((puzzle) => ('costs' in puzzle ? puzzle.costs : undefined)));
    expect(new Set(costs)).toContain('tile');
  });

  test('do not come back once the user has deleted what they held', () => {
    const folder = temporaryFolder(onTestFinished);
    const first = openStore(folder);
    const [{ setId }, ...kept] = first.read((db) => listSets(db, ALL)).rows;
    const { rows: puzzles } = first.read((db) => puzzlesOfSet(db, setId));
    first.write((db) => deleteDocuments(db, { kind: 'puzzle', ids: puzzles.map(({ puzzleId }) => puzzleId) }, 0));
    first.write((db) => db.exec(`DELETE FROM sets WHERE set_id = ${setId}`));
    first.close();
    const again = openStore(folder);
    onTestFinished(again.close);
    expect(again.read((db) => listSets(db, ALL)).rows).toEqual(kept);
  });
});
