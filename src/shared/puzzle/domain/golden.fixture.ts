/** Puzzles, searches and the fingerprints of their whole traces, on every machine and in every browser. */
import type { SearchOptions } from '../../engine/options.ts';
import { Search } from '../../engine/search.ts';
import { hashTrace } from '../../trace/hash.fixture.ts';
import type { HeuristicId } from '../heuristics/heuristics.ts';
import { parseBoard } from '../parse.ts';
import { createSlidingDomain } from './slidingDomain.ts';

export interface GoldenCase {
  readonly name: string;
  readonly boards: readonly string[];
  readonly heuristic: HeuristicId;
  readonly options: SearchOptions;
  readonly hash: number;
}

const BFS: SearchOptions = {
  strategy: 'bfs',
  ties: 'low-h',
  goalTest: 'expansion',
  order: [0, 1, 2, 3],
  limits: { expansions: 20_000, nodes: 50_000 },
};
const ASTAR: SearchOptions = { ...BFS, strategy: 'astar' };
const DFS: SearchOptions = { ...BFS, strategy: 'dfs' };

const CASE_1 = ['1 2 3 / 7 4 5 / 6 8 _', '1 2 3 / 8 6 4 / 7 5 _'];
const CASE_5 = ['7 3 8 / _ 2 6 / 4 1 5', '1 2 3 / 4 5 6 / 7 8 _'];
const KORF_12 = ['14 1 9 6/4 8 12 5/7 2 3 _/10 11 13 15', '_ 1 2 3/4 5 6 7/8 9 10 11/12 13 14 15'];
const WIDE = ['5 _ 7 3/2 1 6 4', '1 2 3 4/5 6 7 _'];
const LARGE = [
  '1 2 3 4 5/6 7 8 9 10/11 12 _ 13 15/16 17 14 19 20/21 22 18 23 24',
  '1 2 3 4 5/6 7 8 9 10/11 12 13 14 15/16 17 18 19 20/21 22 23 24 _',
];

const CASES: readonly (readonly [string, readonly string[], HeuristicId, SearchOptions, number])[] = [
  ['case 1, BFS', CASE_1, 'zero', BFS, 3320623240],
  ['case 1, BFS, goal test on generation', CASE_1, 'zero', { ...BFS, goalTest: 'generation' }, 1905493010],
  ['case 1, BFS, other order', CASE_1, 'zero', { ...BFS, order: [3, 1, 2, 0] }, 3734245119],
  ['case 1, A* with Manhattan', CASE_1, 'manhattan', ASTAR, 3961105241],
  ['case 5, A* with Manhattan', CASE_5, 'manhattan', ASTAR, 576512402],
  ['case 5, A* with Manhattan, high h', CASE_5, 'manhattan', { ...ASTAR, ties: 'high-h' }, 1173827072],
  ['case 5, A* with Manhattan, first in', CASE_5, 'manhattan', { ...ASTAR, ties: 'first-in' }, 3399190954],
  ['case 5, A* with misplaced tiles, last in', CASE_5, 'misplaced', { ...ASTAR, ties: 'last-in' }, 153360676],
  ['2×4, A* with misplaced tiles', WIDE, 'misplaced', ASTAR, 2484038040],
  ['15-puzzle of Korf, number 12, A* to the limit', KORF_12, 'manhattan', ASTAR, 1678604930],
  ['5×5, A* with Manhattan', LARGE, 'manhattan', ASTAR, 1089582481],
  ['case 1, DFS to depth 12', CASE_1, 'zero', { ...DFS, limits: { ...BFS.limits, depth: 12 } }, 166020677],
  [
    'case 1, DFS without a limit on depth',
    CASE_1,
    'zero',
    { ...DFS, limits: { expansions: 2e5, nodes: 1e6 } },
    1599418128,
  ],
  ['case 1, iterative deepening', CASE_1, 'zero', { ...BFS, strategy: 'iddfs' }, 3967953362],
  [
    'case 1, uniform cost, duplicates kept',
    CASE_1,
    'zero',
    { ...BFS, strategy: 'ucs', duplicates: 'kept' },
    1548199417,
  ],
  ['case 5, greedy with Manhattan', CASE_5, 'manhattan', { ...BFS, strategy: 'greedy' }, 3231740070],
  ['case 5, A* with w = 1.37', CASE_5, 'manhattan', { ...BFS, strategy: 'weighted-astar', weight: 1.37 }, 1699702250],
  ['case 5, IDA* with Manhattan', CASE_5, 'manhattan', { ...BFS, strategy: 'idastar' }, 3633998996],
  ['case 5, from both ends', CASE_5, 'zero', { ...BFS, strategy: 'bidirectional', goalTest: 'generation' }, 4237043369],
];

export const GOLDEN: readonly GoldenCase[] = CASES.map(([name, boards, heuristic, options, hash]) => ({
  ...{ name, boards, heuristic, options, hash },
}));

/** The fingerprint that the engine gives here. */
export function hashOf({ boards, heuristic, options }: Omit<GoldenCase, 'name' | 'hash'>): number {
  const [start, goal] = boards.map((text) => parseBoard(text));
  if (!start?.ok || !goal?.ok) throw new Error('This golden puzzle does not parse.');
  const domain = createSlidingDomain({ ...start, start: start.cells, goal: goal.cells }, heuristic);
  const search = new Search(domain, options);
  search.advance(Infinity);
  return hashTrace(search.trace);
}
