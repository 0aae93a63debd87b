/** States with other moves than those of the puzzle: mistakes in the function that makes the successors. */
import { costByTile } from '../puzzle/tileCosts.ts';
import { MOVES, neighbour, NO_CELL } from '../puzzle/geometry.ts';
import { NONE } from '../trace/trace.ts';
import type { KnownStates, Neighbours } from './knownStates.ts';

/** Cells of a row and of the next one beside each other, in one direction or both; or a direction that is left out. */
export type OddMove = 'around' | 'around right' | 'around left' | 'no up' | 'no down' | 'no left' | 'no right';

export const AROUND_THE_EDGE: readonly OddMove[] = ['around', 'around right', 'around left'];
export const WITHOUT_ONE: readonly OddMove[] = ['no up', 'no down', 'no left', 'no right'];

interface OddStep {
  readonly successor: number;
  readonly cost: number;
  readonly action: number;
}

export class OddNeighbours implements Neighbours {
  readonly costs: KnownStates['costs'];
  readonly #states: KnownStates;
  readonly #odd: OddMove;
  readonly #moves = new Map<number, readonly OddStep[]>();

  constructor(states: KnownStates, odd: OddMove) {
    this.#states = states;
    this.#odd = odd;
    this.costs = states.costs;
  }

  eachSuccessor(state: number, visit: (successor: number, cost: number, action: number) => void): void {
    for (const { successor, cost, action } of this.#movesOf(state)) visit(successor, cost, action);
  }

  actionBetween(from: number, to: number): number {
    return this.#movesOf(from).find(({ successor }) => successor === to)?.action ?? NONE;
  }

  costOf(from: number, action: number): number {
    return this.#movesOf(from).find((move) => move.action === action)!.cost;
  }

  #movesOf(state: number): readonly OddStep[] {
    const known = this.#moves.get(state);
    if (known !== undefined) return known;
    const cells = this.#states.cellsOf(state);
    const byTile = costByTile(this.costs, cells.length);
    const blank = cells.indexOf(0);
    const made = MOVES.flatMap((_, action): OddStep[] => {
      const cell = this.#cellFrom(blank, action, cells.length);
      if (cell === NO_CELL) return [];
      const successor = this.#states.numberOf(cells.with(blank, cells[cell]).with(cell, 0));
      return [{ successor, cost: byTile?.[cells[cell]] ?? 1, action }];
    });
    this.#moves.set(state, made);
    return made;
  }

  #cellFrom(blank: number, action: number, cells: number): number {
    const { name, rows, cols } = MOVES[action];
    if (this.#odd === `no ${name}`) return NO_CELL;
    const width = this.#states.cols;
    const isAround = rows === 0 && (this.#odd === 'around' || this.#odd === `around ${name}`);
    if (!isAround) return neighbour(blank, action, cells / width, width);
    return blank + cols >= 0 && blank + cols < cells ? blank + cols : NO_CELL;
  }
}
