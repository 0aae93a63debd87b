import { StateSpace } from '../../src/shared/puzzle/states/stateSpace.ts';
import { coldMs } from '../cold.ts';
import { keep } from '../kept.ts';
import { bytesOf, race } from '../measure.ts';
import { EIGHT_GOAL } from '../puzzles.ts';
import { boundRow, timeRow, type Workload } from '../report.ts';
import { boardOf } from '../textbook/board.ts';
import { distancesFrom } from '../textbook/breadthFirst.ts';

const WARM_ROUNDS = 15;
const COLD_ROUNDS = 7;
const MEGABYTE = 1e6;

export const contenders = {
  textbook: () => distancesFrom(boardOf(EIGHT_GOAL), 3, 3).size,
  ours: () => keep(new StateSpace(EIGHT_GOAL, 3, 3)).graph.size,
};

export const workload: Workload = {
  title: 'Distances of all 181,440 states of the 3×3',
  measure() {
    const megabytes = bytesOf(() => new StateSpace(EIGHT_GOAL, 3, 3)) / MEGABYTE;
    const warm = race(contenders, WARM_ROUNDS);
    const cold = coldMs('distances', ['textbook', 'ours'], COLD_ROUNDS);
    return [
      timeRow('warm', warm.textbook.ms, warm.ours.ms, 20),
      timeRow('cold: the first run of a process', cold.textbook, cold.ours, 10),
      boundRow('memory in use', megabytes, 8, 'MB'),
    ];
  },
};
