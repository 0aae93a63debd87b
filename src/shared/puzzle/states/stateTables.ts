/** All states and all moves of a board as text, in pieces, for spreadsheets and graph programs. */
import { MOVES, type MoveNaming } from '../geometry.ts';
import { nameOfMove } from '../moveNames.ts';
import { NO_STATE, StateGraph } from './stateGraph.ts';
import { StateSpace } from './stateSpace.ts';
import { cheapestCosts } from './cheapest.ts';
import { costByTile, type TileCosts } from '../tileCosts.ts';
import { inOtherHalf } from '../solvable.ts';

/** A CSV table (RFC 4180). */
export interface StateTable {
  /** Without the header. */
  readonly rows: number;
  /** Pieces of some kilobytes that end with a line; the first has the header. */
  pieces(): Generator<string>;
}

/** Those that can reach the goal, or all arrangements. */
export type WhichStates = 'reachable' | 'all';

const PIECE_ROWS = 1000;

const LINE_END = '\r\n';

/**
 * Every move of the blank: from, to, move (by its name), tile (that slides); where tiles weigh, its cost. `directed` has
 * each move in both directions; otherwise each pair of neighbours appears once, with a move down or right.
 */
export function edgeTable(
  goal: readonly number[],
  rows: number,
  cols: number,
  {
    directed,
    halves,
    naming,
    costs,
  }: { directed: boolean; halves: WhichStates; naming: MoveNaming; costs?: TileCosts },
): StateTable {
  const goals = goalsOf(goal, halves);
  const { edges } = new StateGraph(goal, rows, cols);
  const byTile = costByTile(costs, goal.length);
  const actions = MOVES.map((_, action) => action).filter((action) => directed || action % 2 === 1); // down and right
  return {
    rows: edges * goals.length * (directed ? 2 : 1),
    *pieces() {
      const lines = goals.map((goal) => edgeLines(new StateGraph(goal, rows, cols), actions, naming, byTile));
      yield* inPieces([byTile === null ? 'from,to,move,tile' : 'from,to,move,tile,cost'], ...lines);
    },
  };
}

/** Every state with its distance from the goal and, where tiles weigh, the cost; empty for the other half. */
export function distanceTable(
  goal: readonly number[],
  rows: number,
  cols: number,
  { halves, costs }: { halves: WhichStates; costs?: TileCosts },
): StateTable {
  const size = new StateGraph(goal, rows, cols).size;
  return {
    rows: size * goalsOf(goal, halves).length,
    *pieces() {
      const [own, ...others] = goalsOf(goal, halves).map((goal) => new StateGraph(goal, rows, cols));
      const { order, distances } = new StateSpace(own.goal, rows, cols);
      const byTile = costByTile(costs, goal.length);
      const least = byTile && cheapestCosts(own, byTile);
      const reachable = linesOf(order, own, (state) => [distances[state], ...(least ? [least[state]] : [])].join());
      const unreachable = others.map((graph) => linesOf(range(graph.size), graph, () => (least ? ',' : '')));
      yield* inPieces([least ? 'state,distance,cost' : 'state,distance'], reachable, ...unreachable);
    },
  };
}

function goalsOf(goal: readonly number[], halves: WhichStates): (readonly number[])[] {
  return halves === 'all' ? [goal, inOtherHalf(goal)] : [goal];
}

function* edgeLines(
  graph: StateGraph,
  actions: readonly number[],
  naming: MoveNaming,
  byTile: Uint8Array | null,
): Generator<string> {
  for (const state of range(graph.size)) {
    const cells = graph.cellsOf(state);
    for (const action of actions) {
      const next = graph.neighbour(state, action);
      if (next === NO_STATE) continue;
      const to = graph.cellsOf(next);
      const tile = cells[to.indexOf(0)];
      const move = `${nameOf(cells)},${nameOf(to)},${nameOfMove(action, naming).word},${tile}`;
      yield byTile === null ? move : `${move},${byTile[tile]}`;
    }
  }
}

function* linesOf(states: Iterable<number>, graph: StateGraph, valueOf: (state: number) => string): Generator<string> {
  for (const state of states) yield `${nameOf(graph.cellsOf(state))},${valueOf(state)}`;
}

function* range(end: number): Generator<number> {
  for (let at = 0; at < end; at++) yield at;
}

/** The cells row by row: `123456780`. Such small boards have only digits. */
function nameOf(cells: readonly number[]): string {
  return cells.join('');
}

function* inPieces(...parts: Iterable<string>[]): Generator<string> {
  let piece: string[] = [];
  for (const part of parts)
    for (const line of part) {
      piece.push(line);
      if (piece.length < PIECE_ROWS) continue;
      yield piece.join(LINE_END) + LINE_END;
      piece = [];
    }
  if (piece.length > 0) yield piece.join(LINE_END) + LINE_END;
}
