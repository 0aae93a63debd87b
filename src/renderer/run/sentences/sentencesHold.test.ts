/** Every claim of every sentence about a step is held to the states of the trace, replayed and counted anew. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Puzzle, SearchSpec } from '../../../shared/contract/types.ts';
import { momentsOf } from '../../../shared/readings/moments.ts';
import { readToEnd } from '../engine.fixture.ts';
import { searchOptionsOf } from '../../../shared/contract/searchOptions.ts';
import { firstLie } from './claims.fixture.ts';
import { Facts } from './facts.fixture.ts';
import { momentSentence } from './momentSentence.ts';
import { textOf } from '../../ui/parts.ts';
import { anyPuzzle, anySearch, anyWeighedPuzzle } from './searches.fixture.ts';

/** Steps of each search whose sentences are read. */
const STEPS = 40;

/** What is not true in the sentences of a search, with the sentences. */
function liesOf(puzzle: Puzzle, search: SearchSpec): string[][] {
  const reader = readToEnd(puzzle, search, { expansions: STEPS });
  const facts = new Facts(reader, puzzle, search);
  const options = searchOptionsOf(search);
  const steps = Array.from({ length: reader.expansions + 1 }, (_, step) => step);
  return steps
    .flatMap((step) => momentsOf(reader, step, options))
    .flatMap((moment) => {
      const sentence = textOf(momentSentence(reader, moment, options, 'blank'));
      const lie = firstLie(sentence, facts, moment);
      return lie === null ? [] : [[`step ${moment.step}`, sentence, lie]];
    });
}

test.each([
  ['every move costs 1', anyPuzzle],
  ['tiles weigh', anyWeighedPuzzle],
])('every claim of every sentence is true, at every moment, under all options, where %s', (_name, puzzles) => {
  fc.assert(
    fc.property(puzzles, anySearch, (puzzle, search) => {
      expect(liesOf(puzzle, search).slice(0, 3)).toEqual([]);
    }),
    { numRuns: 100 },
  );
});
