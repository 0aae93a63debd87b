/** All states and all moves of a board as text, in pieces, for spreadsheets and graph programs. */
import { MOVES, type MoveNaming } from '../geometry.ts';
import { nameOfMove } from '../moveNames.ts';
import { NO_STATE, StateGraph } from './stateGraph.ts';
import { StateSpace } from './stateSpace.ts';
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
 * Every move of the blank: from, to, move (by its name), tile (that slides). `directed` has each move in both
 * directions; otherwise each pair of neighbours appears once, with a move down or right.
 */
export function edgeTable(
  goal: readonly number[],
  rows: number,
  cols: number,
  { directed, halves, naming }: { directed: boolean; halves: WhichStates; naming: MoveNaming },
): StateTable {
  const goals = goalsOf(goal, halves);
  const { edges } = new StateGraph(goal, rows, cols);
  const actions = MOVES.map((_, action) => action).filter((action) => directed || action % 2 === 1); // down and right
  return {
    rows: edges * goals.length * (directed ? 2 : 1),
    *pieces() {
      const lines = goals.map((goal) => edgeLines(new StateGraph(goal, rows, cols), actions, naming));
      yield* inPieces(['from,to,move,tile'], ...lines);
    },
  };
}

/** Every state with its distance from the goal; empty for the other half. */
export function distanceTable(goal: readonly number[], rows: number, cols: number, halves: WhichStates): StateTable {
  const size = new StateGraph(goal, rows, cols).size;
  return {
    rows: size * goalsOf(goal, halves).length,
    *pieces() {
      const [own, ...others] = goalsOf(goal, halves).map((goal) => new StateGraph(goal, rows, cols));
      const { order, distances } = new StateSpace(own.goal, rows, cols);
      const reachable = linesOf(order, own, (state) => String(distances[state]));
      const unreachable = others.map((graph) => linesOf(range(graph.size), graph, () => ''));
      yield* inPieces(['state,distance'], reachable, ...unreachable);
    },
  };
}

function goalsOf(goal: readonly number[], halves: WhichStates): (readonly number[])[] {
  return halves === 'all' ? [goal, inOtherHalf(goal)] : [goal];
}

function* edgeLines(graph: StateGraph, actions: readonly number[], naming: MoveNaming): Generator<string> {
  for (const state of range(graph.size)) {
    const cells = graph.cellsOf(state);
    for (const action of actions) {
      const next = graph.neighbour(state, action);
      if (next === NO_STATE) continue;
      const to = graph.cellsOf(next);
      yield `${nameOf(cells)},${nameOf(to)},${nameOfMove(action, naming).word},${cells[to.indexOf(0)]}`;
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
