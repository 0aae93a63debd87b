import { canonicalJson } from '../contract/canonicalJson.ts';
import { DEFAULT_SEARCH } from '../contract/defaults.ts';
import type { ExperimentRecipe, PuzzlesByDistance } from '../contract/experiments.ts';
import type { SearchSpec } from '../contract/types.ts';
import type { HeuristicId } from '../puzzle/heuristics/heuristics.ts';

export interface LabPreset {
  readonly recipe: ExperimentRecipe;
  /** What its results answer. */
  readonly question: string;
  /** One sentence. */
  readonly shows: string;
}

const GOAL = [1, 2, 3, 4, 5, 6, 7, 8, 0];
const FIFTEEN_GOAL = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0];
const SEED = 7;

/** The distances of the textbook's table, with up to 100 puzzles each. */
const TEXTBOOK_PUZZLES: PuzzlesByDistance = {
  ...{ from: 'distance', rows: 3, cols: 3, goal: GOAL, seed: SEED },
  ...{ least: 2, most: 24, step: 2, each: 100 },
};

const BREADTH_FIRST: SearchSpec = { ...DEFAULT_SEARCH, algorithm: 'bfs' };
const aStar = (heuristic: HeuristicId): SearchSpec => ({ ...DEFAULT_SEARCH, heuristic });

export const PRESETS = {
  textbook: {
    recipe: {
      title: 'The textbook’s table',
      puzzles: TEXTBOOK_PUZZLES,
      searches: [BREADTH_FIRST, aStar('misplaced'), aStar('manhattan')],
    },
    question: 'How much does a heuristic save?',
    shows: 'What a heuristic saves, and how much more a better one does.',
  },
  ties: {
    recipe: {
      title: 'Ties of A*',
      puzzles: TEXTBOOK_PUZZLES,
      searches: (['low-h', 'first-in', 'last-in', 'high-h'] as const).map((ties) => ({ ...aStar('manhattan'), ties })),
    },
    question: 'What do ties cost?',
    shows: 'The rule for ties on f changes what A* costs, but not how long its solutions are.',
  },
  'both-ends': {
    recipe: {
      title: 'Bidirectional search',
      puzzles: TEXTBOOK_PUZZLES,
      searches: (['bfs', 'bidirectional'] as const).map((algorithm) => ({
        ...DEFAULT_SEARCH,
        ...{ algorithm, goalTest: 'generation' as const },
      })),
    },
    question: 'How much does a search from both ends save?',
    shows:
      'Two searches that meet, each half as deep, against one from the start alone. Both test for the goal on generation.',
  },
  weights: {
    recipe: {
      title: 'Weights of A*',
      puzzles: TEXTBOOK_PUZZLES,
      searches: [
        aStar('manhattan'),
        ...[1.5, 2, 3, 5].map((weight): SearchSpec => ({ ...DEFAULT_SEARCH, algorithm: 'weighted-astar', weight })),
      ],
    },
    question: 'What does a weight save?',
    shows:
      'A greater weight on h makes solutions longer. On average it saves nodes on far puzzles, and costs some on near ones: look at the excess as well.',
  },
  heuristics: {
    recipe: {
      title: 'From misplaced tiles to pattern databases',
      puzzles: TEXTBOOK_PUZZLES,
      searches: (
        ['misplaced', 'gaschnig', 'manhattan', 'linear-conflict', 'walking-distance', 'pattern-database'] as const
      ).map(aStar),
    },
    question: 'How much does a better heuristic save?',
    shows: 'The more its heuristic knows, the less A* expands. On the 3×3, a pattern database knows every distance.',
  },
  fifteen: {
    recipe: {
      title: 'IDA* on the 15-puzzle',
      puzzles: { from: 'random', rows: 4, cols: 4, goal: FIFTEEN_GOAL, seed: SEED, count: 50, walk: 60 },
      searches: (['manhattan', 'linear-conflict', 'pattern-database'] as const).map((heuristic) => ({
        ...DEFAULT_SEARCH,
        ...{ algorithm: 'idastar' as const, heuristic },
      })),
    },
    question: 'How much does a pattern database save?',
    shows:
      'What a pattern database saves on a board too large for a table of all its states. The starts are random walks; d is what a search proves.',
  },
} as const satisfies Record<string, LabPreset>;

export type LabPresetId = keyof typeof PRESETS;

/** The preset with the same searches, whatever the title and the puzzles: it asks the same. */
export function labPresetOf({ searches }: Pick<ExperimentRecipe, 'searches'>): LabPreset | undefined {
  const wanted = canonicalJson(searches);
  return Object.values(PRESETS).find(({ recipe }) => canonicalJson(recipe.searches) === wanted);
}
