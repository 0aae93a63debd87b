/** The moves from each node except the one straight back, as lists in typed arrays. */
import { Latest } from '../../memory/latest.ts';
import { MOVES, neighbour, NO_CELL, oppositeMove } from '../geometry.ts';
import type { SlidingPuzzle } from '../domain/slidingDomain.ts';

export interface MoveLists {
  readonly from: Int8Array;
  readonly to: Int8Array;
  readonly action: Uint8Array;
  /** Start of the list of the node that the move leads to. */
  readonly next: Uint16Array;
  /** By cell of the blank: the entry of a root, which moves nothing. */
  readonly rootAt: Uint16Array;
}

type ListedBoard = Pick<SlidingPuzzle, 'rows' | 'cols'>;

interface Move {
  readonly from: number;
  readonly to: number;
  readonly action: number;
}

const LIST = MOVES.length + 1;

/** The last action of a root; no move undoes it. */
const NO_ACTION = MOVES.length;
const LISTS_PER_CELL = MOVES.length + 1;

/** Start of the list for a blank that reached `cell` by `action`. */
function listOf(cell: number, action: number): number {
  return (cell * LISTS_PER_CELL + action) * LIST;
}

/** Making lists takes longer than most searches of a small board. */
const MAX_LISTS = 32;
const kept = new Latest<MoveLists>(MAX_LISTS);

/** `order`: the actions in the order in which they are tried. */
export function listMoves(puzzle: ListedBoard, order: readonly number[]): MoveLists {
  return kept.getOrMake([puzzle.rows, puzzle.cols, ...order].join(), () => listsFor(puzzle, order));
}

function listsFor(puzzle: ListedBoard, order: readonly number[]): MoveLists {
  const cells = puzzle.rows * puzzle.cols;
  const lists = Array.from({ length: cells * LISTS_PER_CELL }, (_, list) =>
    movesOf(puzzle, order, Math.floor(list / LISTS_PER_CELL), list % LISTS_PER_CELL),
  );
  const roots = Array.from({ length: cells }, (_, cell) => ({ from: cell, to: cell, action: NO_ACTION }));
  const moves: Move[] = [...lists.flat(), ...roots];
  return {
    from: Int8Array.from(moves, ({ from }) => from),
    to: Int8Array.from(moves, ({ to }) => to),
    action: Uint8Array.from(moves, ({ action }) => action),
    next: Uint16Array.from(moves, ({ to, action }) => (to === NO_CELL ? 0 : listOf(to, action))),
    rootAt: Uint16Array.from(roots, (_, cell) => lists.length * LIST + cell),
  };
}

/** Without the move that undoes `last`; the last of `order` comes first. */
function movesOf({ rows, cols }: ListedBoard, order: readonly number[], cell: number, last: number): Move[] {
  const actions = order.filter((action) => last === NO_ACTION || action !== oppositeMove(last)).toReversed();
  const moves = actions.map((action) => ({ from: cell, to: neighbour(cell, action, rows, cols), action }));
  const end = Array.from({ length: LIST }, () => ({ from: cell, to: NO_CELL, action: NO_ACTION }));
  return [...moves.filter(({ to }) => to !== NO_CELL), ...end].slice(0, LIST);
}
