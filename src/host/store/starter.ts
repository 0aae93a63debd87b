import starter from '../../../resources/starter.json' with { type: 'json' };
import type { ReadableDb, WritableDb } from './database.ts';
import { addPuzzles } from './puzzles.ts';
import { createSet } from './sets.ts';
import { OWN, readSettings, writeSettings } from './settings.ts';
import { withCosts } from '../../shared/puzzle/tileCosts.ts';
import type { Puzzle } from '../../shared/contract/types.ts';

/** The setting may be damaged: ids are never given twice. */
function hasHadSets(db: ReadableDb): boolean {
  return db.prepare("SELECT 1 FROM sqlite_sequence WHERE name = 'sets' AND seq > 0").get() !== undefined;
}

/**
 * Fills a new library with the sets of `resources/starter.json`, opens the first puzzle, and offers the introduction.
 * Later calls do nothing.
 */
export function addStarterSets(db: WritableDb): void {
  if (readSettings(db).has(OWN.starterSetsAdded) || hasHadSets(db)) return;
  const [first] = starter.sets.flatMap((set) => addSet(db, set));
  writeSettings(db, { [OWN.starterSetsAdded]: true, puzzleId: first, welcome: true });
}

/** Returns the ids of the puzzles. */
function addSet(db: WritableDb, { title, puzzles }: (typeof starter.sets)[number]): number[] {
  const { setId } = createSet(db, { title });
  const contents = puzzles.map(({ title, notes, rows, cols, start, goal, optimal, ...more }) => {
    const puzzle = withCosts({ rows, cols, start, goal }, (more as Pick<Puzzle, 'costs'>).costs);
    return { title, notes, tags: [], puzzle, optimal };
  });
  return addPuzzles(db, { setId, puzzles: contents });
}
