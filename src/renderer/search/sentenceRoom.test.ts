import { expect, test } from 'vitest';
import { searchOptionsOf } from '../../shared/contract/searchOptions.ts';
import { STRATEGIES, type StrategyId } from '../../shared/engine/strategy.ts';
import { momentAfter } from '../../shared/readings/moments.ts';
import { ASTAR, CASE_1, HARDEST, randomPuzzle, readToEnd } from '../run/engine.fixture.ts';
import { momentSentence } from '../run/sentences/momentSentence.ts';
import { textOf } from '../ui/parts.ts';
import { sentenceLines } from './sentenceRoom.ts';

/** Letters of a line of the panel, in words. */
const LETTERS = 40;

/** How many lines each step's sentence takes, from few to many. */
function linesOf(algorithm: StrategyId): number[] {
  const search = { ...ASTAR, algorithm };
  const options = searchOptionsOf(search);
  return [CASE_1, HARDEST, randomPuzzle(3, 3, 3)]
    .map((puzzle) => readToEnd(puzzle, search, { expansions: 300 }))
    .flatMap((reader) =>
      Array.from({ length: reader.expansions }, (_, step) =>
        textOf(momentSentence(reader, momentAfter(reader, step + 1), options, 'blank')),
      ),
    )
    .map((sentence) => Math.ceil(sentence.length / LETTERS))
    .toSorted((a, b) => a - b);
}

/** What the next smaller letters make up for. */
const LINES_MORE = 1;

test.each(Object.keys(STRATEGIES) as StrategyId[])(
  'most sentences of %s leave at most a line of their room free, and nine of ten fit it in letters of about the usual size',
  (algorithm) => {
    const room = sentenceLines(algorithm);
    const lines = linesOf(algorithm);
    const [half, most] = [0.5, 0.9].map((share) => lines[Math.floor(share * lines.length)]);
    expect(half).toBeGreaterThanOrEqual(room - 1);
    expect(half).toBeLessThanOrEqual(room);
    expect(most).toBeLessThanOrEqual(room + LINES_MORE);
  },
);
