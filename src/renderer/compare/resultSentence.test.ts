import { expect, test } from 'vitest';
import { searchOptionsOf } from '../../shared/contract/searchOptions.ts';
import type { Puzzle, SearchSpec } from '../../shared/contract/types.ts';
import { laneNames } from '../../shared/contract/searchNames.ts';
import { ASTAR, BFS, CASE_1, HEAVY, readToEnd, UNSOLVABLE } from '../run/engine.fixture.ts';
import { RESULT_WORDS } from '../run/words.ts';
import { resultSentence } from './resultSentence.ts';

function said(puzzle: Puzzle, searches: readonly SearchSpec[], step = Infinity, expansions = 1000): string {
  const stood = searches.map((search) => {
    const reader = readToEnd(puzzle, search, { expansions });
    return { player: { reader, step: Math.min(step, reader.expansions) }, view: { options: searchOptionsOf(search) } };
  });
  return resultSentence(stood, laneNames(searches, 'blank'))
    .map(({ text }) => text)
    .join('');
}

const UCS: SearchSpec = { ...BFS, algorithm: 'ucs' };

test.each([
  [[BFS, ASTAR], 4, 'BFS has expanded 4, A* 4.'],
  [[BFS, ASTAR], 100, 'BFS has expanded 100, A* 9.'],
  [[BFS, ASTAR], Infinity, 'BFS expanded 191, A* 9: 21.2 times as many; both find 8 moves.'],
  [[ASTAR, BFS], Infinity, 'A* expanded 9, BFS 191: 21.2 times as many; both find 8 moves.'],
  [
    [ASTAR, { ...ASTAR, ties: 'first-in' }],
    Infinity,
    '“Lowest h first” expanded 9, “first in, first out” 10: 1.11 times as many; both find 8 moves.',
  ],
  [[ASTAR, ASTAR, BFS], Infinity, 'A* 1 expanded 9, A* 2 expanded 9, BFS 191; all find 8 moves.'],
] as const)('of %j at step %d: %s', (searches, step, sentence) => {
  expect(said(CASE_1, searches, step)).toBe(sentence);
});

test('where solutions differ, each search has its own; where there is none, it says so', () => {
  expect(said(HEAVY, [BFS, UCS])).toMatch(/times as many; both find 8 moves, cost 49\.$/);
  expect(said(CASE_1, [BFS, { ...BFS, algorithm: 'dfs' }])).toContain('; BFS: 8 moves, DFS: ');
  const stopped = `both: ${RESULT_WORDS['expansion-limit']}`;
  expect(said(CASE_1, [BFS, { ...BFS, algorithm: 'ucs' }], Infinity, 20)).toBe(`BFS expanded 20, UCS 20; ${stopped}.`);
  expect(said(UNSOLVABLE, [BFS, ASTAR])).toMatch(/: as many; both: no solution\.$/);
});

test('each number belongs to its search', () => {
  const stood = [BFS, ASTAR].map((search) => {
    const reader = readToEnd(CASE_1, search, { expansions: 1000 });
    return { player: { reader, step: reader.expansions }, view: { options: searchOptionsOf(search) } };
  });
  const numbers = resultSentence(stood, laneNames([BFS, ASTAR], 'blank')).filter(({ lane }) => lane !== null);
  expect(numbers).toEqual([
    { text: '191', lane: 0 },
    { text: '9', lane: 1 },
  ]);
});
