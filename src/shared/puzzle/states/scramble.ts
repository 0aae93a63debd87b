/** Random starts. Randomness comes in as a parameter, so that a seed gives the same puzzle everywhere. */
import { applyAction, swap } from '../board.ts';
import { MOVES, oppositeMove } from '../geometry.ts';
import { solvability } from '../solvable.ts';
import type { StateSpace } from './stateSpace.ts';

/** A number of at least 0 and below 1, uniformly distributed, as `Math.random` gives. */
export type Random = () => number;

/** A small seeded generator: mulberry32 by Tommy Ettinger, 32 bits of state. The same seed gives the same numbers. */
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
 * A start from which `goal` can be reached; each of them is equally likely, the goal itself included. Exchanging two
 * tiles maps the unsolvable arrangements one to one onto the solvable ones, so exchanging keeps them equally likely.
 */
export function randomSolvable(goal: readonly number[], cols: number, random: Random): number[] {
  const cells = shuffled(goal, random);
  if (solvability(cells, goal, cols).solvable) return cells;
  return swap(cells, cells.indexOf(1), cells.indexOf(2));
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
 * The board that `moves` random moves of the blank lead to from `goal`, none of which takes back the one before: each of
 * the moves that are possible is equally likely. It can be solved in at most `moves` moves.
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

/** A state at exactly this distance from the goal of `space`, each of them equally likely; `null` where there is none. */
export function randomAtDistance(space: StateSpace, distance: number, random: Random): number[] | null {
  const states = space.statesAt(distance);
  return states.length === 0 ? null : space.graph.cellsOf(states[Math.floor(random() * states.length)]);
}

const ACTIONS = MOVES.map((_, action) => action);

/** Before the first move: what would take it back is no action either. */
const NO_ACTION = -1;
