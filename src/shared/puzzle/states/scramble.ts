/** Random starts. `random` is a parameter, so that a seed gives the same puzzle everywhere. */
import { applyAction } from '../board.ts';
import { MOVES, oppositeMove } from '../geometry.ts';
import { inOtherHalf, solvability } from '../solvable.ts';
import type { StateSpace } from './stateSpace.ts';

/** Uniform from 0 up to, but excluding, 1, like `Math.random`. */
export type Random = () => number;

/** mulberry32 by Tommy Ettinger: 32 bits of state. */
export function seededRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * All starts that can reach `goal` are equally likely, itself included: exchanging two tiles maps the unsolvable
 * arrangements one to one onto the solvable ones.
 */
export function randomSolvable(goal: readonly number[], cols: number, random: Random): number[] {
  const cells = shuffled(goal, random);
  return solvability(cells, goal, cols).solvable ? cells : inOtherHalf(cells);
}

/** Durstenfeld's version of the Fisher–Yates shuffle (Communications of the ACM 7, 1964). */
function shuffled(cells: readonly number[], random: Random): number[] {
  const result = [...cells];
  for (let last = result.length - 1; last > 0; last--) {
    const pick = Math.floor(random() * (last + 1));
    [result[last], result[pick]] = [result[pick], result[last]];
  }
  return result;
}

/**
 * The board after `moves` random moves of the blank from `goal`, none undoing the one before; each possible move is
 * equally likely. Solvable in at most `moves` moves.
 */
export function scramble(goal: readonly number[], rows: number, cols: number, moves: number, random: Random): number[] {
  let cells = [...goal];
  let last = NO_ACTION;
  for (let made = 0; made < moves; made++) {
    const choices = ACTIONS.filter((action) => action !== oppositeMove(last) && applyAction(cells, action, rows, cols));
    last = choices[Math.floor(random() * choices.length)];
    cells = applyAction(cells, last, rows, cols)!;
  }
  return cells;
}

/**
 * `wanted` different ones of `states`, or all if fewer; all choices equally likely. Durstenfeld's shuffle, ended early.
 */
export function sampleOf(states: Uint32Array, wanted: number, random: Random): Uint32Array {
  const mixed = states.slice();
  const most = Math.min(wanted, mixed.length);
  for (let place = 0; place < most; place++) {
    const pick = place + Math.floor(random() * (mixed.length - place));
    [mixed[place], mixed[pick]] = [mixed[pick]!, mixed[place]!];
  }
  return mixed.subarray(0, most);
}

/** All states at this distance are equally likely; `null` for none. */
export function randomAtDistance(space: StateSpace, distance: number, random: Random): number[] | null {
  const states = space.statesAt(distance);
  return states.length === 0 ? null : space.graph.cellsOf(states[Math.floor(random() * states.length)]);
}

const ACTIONS = MOVES.map((_, action) => action);

/** Before the first move; its opposite is no action either. */
const NO_ACTION = -1;
