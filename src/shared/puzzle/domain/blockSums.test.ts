import { expect, test } from 'vitest';
import { NAMED_HEURISTICS } from '../heuristics/heuristics.ts';
import { costTable } from '../heuristics/sumOverTiles.ts';
import { StateGraph } from '../states/stateGraph.ts';
import { BlockSums } from './blockSums.ts';

/** Goals whose states have one parity, and two: the columns are odd, and even. */
const BOARDS = [
  { goal: [1, 2, 3, 0], rows: 2, cols: 2 },
  { goal: [5, 2, 3, 4, 1, 0], rows: 3, cols: 2 },
  { goal: [1, 2, 0, 3, 4, 5], rows: 2, cols: 3 },
  { goal: [1, 2, 3, 4, 0, 5, 6, 7], rows: 2, cols: 4 },
  { goal: [8, 0, 6, 5, 4, 7, 2, 3, 1], rows: 3, cols: 3 },
];

const cases = BOARDS.flatMap((board) => (['manhattan', 'misplaced'] as const).map((id) => ({ ...board, id })));

test.each(cases)(
  '$id of all states of a $rows × $cols board, by the block and one by one',
  ({ id, goal, rows, cols }) => {
    const graph = new StateGraph(goal, rows, cols);
    const { tileCost, measure } = NAMED_HEURISTICS[id];
    const sums = new BlockSums(graph, costTable(tileCost, { goal, rows, cols }));
    const h = measure({ goal, rows, cols });
    const byBlock = new Int32Array(graph.size).fill(-1);
    let times = 0;
    for (let rank = 0; rank < graph.ranks; rank++) {
      if (byBlock[rank] >= 0) continue;
      sums.measure(rank, (rank, blank, h) => {
        byBlock[blank * graph.ranks + rank] = h;
        times++;
      });
      expect(byBlock[rank]).not.toBe(-1); // the block has the state that was asked for
    }
    expect(times).toBe(graph.size); // blocks have no state in common
    const oneByOne = new Int32Array(graph.size);
    graph.forEachState((state, cells) => (oneByOne[state] = h(cells)));
    expect(byBlock).toEqual(oneByOne);
  },
);
