import { SqliteFile } from '../../../main/disk/sqliteFile.ts';
import { expect, onTestFinished, test } from 'vitest';
import { hashPuzzle, hashPuzzleContent, writeCells } from '../contentHash.ts';
import { migrate } from '../../repair/migrate.ts';
import { getPuzzle } from '../puzzles.ts';
import { MIGRATIONS } from './migrations.ts';

const SMALL = { rows: 2, cols: 2, start: [1, 2, 0, 3], goal: [1, 2, 3, 0] };
const GOAL = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0];
const LARGE = { rows: 4, cols: 4, start: GOAL.toSpliced(14, 2, 0, 15), goal: GOAL };

/** A library of the previous format with one puzzle for each length, migrated to the current format. */
function migrated(known: readonly [puzzle: typeof SMALL, optimal: number | null][]) {
  const db = new SqliteFile(':memory:');
  onTestFinished(() => void db.close());
  const before = MIGRATIONS.filter(({ version }) => version < 7);
  migrate(db, { steps: before });
  db.prepare("INSERT INTO sets (title, position) VALUES ('Mine', 0)").run();
  const insert = db.prepare(`INSERT INTO puzzles (set_id, position, title, notes, rows, cols, start, goal, optimal,
    puzzle_hash, content_hash) VALUES (1, 0, 'One', '', ?, ?, ?, ?, ?, ?, ?)`);
  for (const [puzzle, optimal] of known) {
    const { rows, cols, start, goal } = puzzle;
    const hash = hashPuzzleContent({ title: 'One', notes: '', tags: [], puzzle, optimal });
    insert.run(rows, cols, writeCells(start), writeCells(goal), optimal, hashPuzzle(puzzle), hash);
  }
  migrate(db);
  return known.map((_, at) => getPuzzle(db, { puzzleId: at + 1 }));
}

test('a length of a small board is computed anew, and one of a large board becomes a claim', () => {
  const puzzles = migrated([
    [SMALL, 999],
    [SMALL, null],
    [LARGE, 79],
    [LARGE, null],
  ]);
  expect(puzzles.map(({ optimal, claimed }) => [optimal, claimed])).toEqual([
    [1, undefined],
    [null, undefined],
    [null, 79],
    [null, undefined],
  ]);
});
