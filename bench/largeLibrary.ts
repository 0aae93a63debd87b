/** A library as large as one is meant to become: 1,000 sets, 20,000 puzzles, 200,000 runs. The same one every time. */
import type { SearchSpec } from '../src/shared/contract/types.ts';
import { shortestLength } from '../src/shared/puzzle/solve/shortest.ts';
import { seededRandom, type Random } from '../src/shared/puzzle/states/scramble.ts';
import type { Store } from '../src/host/store/database.ts';
import { MAX_KEPT_RUNS } from '../src/host/store/limits.ts';
import { roomForRuns } from '../src/host/store/pruneRuns.ts';
import { addPuzzles } from '../src/host/store/puzzles.ts';
import { insertRun, type NewRun } from '../src/host/store/runs.ts';
import { createSet } from '../src/host/store/sets.ts';
import { randomEights } from './puzzles.ts';

const SETS = 1_000;
export const PUZZLES = 20_000;
const RUNS = MAX_KEPT_RUNS;

const WORDS = [
  'exam',
  'homework',
  'lesson',
  'corner',
  'zigzag',
  'warm',
  'up',
  'second',
  'parity',
  'blank',
  'easy',
  'hard',
];

const ALGORITHMS = ['bfs', 'astar', 'greedy'] as const;

/** Puzzles as a file or a teacher would bring them: a title, notes of twenty words, a tag. */
export function libraryPuzzles(count: number) {
  const random = seededRandom(2);
  return randomEights(count).map((puzzle, at) => ({
    ...{ title: `Case ${at} ${words(2, random)}`, notes: words(20, random), tags: [words(1, random)], puzzle },
    optimal: shortestLength(puzzle),
  }));
}

/** Fills a library that has nothing but its starter sets. */
export function fill(store: Store): void {
  const puzzles = libraryPuzzles(PUZZLES);
  const ids = store.write((db) =>
    Array.from({ length: SETS }, (_, set) => {
      const { setId } = createSet(db, { title: `Set ${set}` });
      const own = puzzles.slice((set * PUZZLES) / SETS, ((set + 1) * PUZZLES) / SETS);
      return addPuzzles(db, { setId, puzzles: own });
    }).flat(),
  );
  const random = seededRandom(3);
  store.write((db) => {
    const takeRoom = roomForRuns(db);
    for (let run = 0; run < RUNS; run++) {
      const at = Math.floor(random() * PUZZLES);
      const { title, puzzle } = puzzles[at]!;
      insertRun(db, newRun({ puzzleId: ids[at]!, title, puzzle, savedAtMs: run }, random), takeRoom);
    }
  });
}

/** A run with numbers by chance. */
export function newRun(of: Pick<NewRun, 'puzzleId' | 'title' | 'puzzle' | 'savedAtMs'>, random: Random): NewRun {
  const algorithm = ALGORITHMS[Math.floor(random() * ALGORITHMS.length)]!;
  const search: SearchSpec = { algorithm, heuristic: 'manhattan', order: 'UDLR', ties: 'low-h', goalTest: 'expansion' };
  const [expanded, generated, maxFrontier] = [1e5, 2e5, 2e4].map((most) => Math.floor(random() * most));
  const outcome = {
    expanded: expanded!,
    generated: generated!,
    maxFrontier: maxFrontier!,
    durationMs: random() * 1000,
  };
  const solved = { status: 'solved', solution: 'UDLR'.repeat(6), ...outcome } as const;
  return { ...of, search, engineVersion: 1, outcome: solved, isPinned: false };
}

function words(count: number, random: Random): string {
  return Array.from({ length: count }, () => WORDS[Math.floor(random() * WORDS.length)]).join(' ');
}
