/** Which move from the next state costs the least? Letters stand for sets of moves, since several may cost the same. */
import { findBlank } from '../../puzzle/board.ts';
import { neighbour, type MoveNaming } from '../../puzzle/geometry.ts';
import { nameOfMove } from '../../puzzle/moveNames.ts';
import { doCostsDiffer } from '../../puzzle/tileCosts.ts';
import { actionOf } from '../../trace/trace.ts';
import { cellsOf, takenAfter, type AskedRun } from '../askedRun.ts';
import type { Wrong } from '../pose.ts';
import type { ChoiceValue } from '../question.ts';
import { hasNext, successorsAfter, type SingleKindOfQuestion } from './kind.ts';
import { successorStates } from './revealing.ts';

const CONFUSIONS = {
  'moves-cost-the-same': 'all moves cost the same',
  'lowest-number': 'the lowest number for the lightest tile',
  'dearest-move': 'the most expensive move for the cheapest',
  'misses-equal-cost': 'a move of the same cost overlooked',
  'another-move': 'another move for the cheapest',
};
type MoveConfusion = keyof typeof CONFUSIONS;

interface PricedMove {
  readonly action: number;
  readonly tile: number;
  readonly cost: number;
}

interface MoveGrounds {
  readonly moves: readonly PricedMove[];
}

/** Asked where the next state has moves that differ in cost, none of which ends the search. */
export const cheapestMove: SingleKindOfQuestion<MoveGrounds, MoveConfusion> = {
  draft: (run, step) => {
    const moves = movesAfter(run, step);
    const right = withLeast(moves, ({ cost }) => cost);
    if (right.length === moves.length) return null;
    return { about: takenAfter(run, step), right: setOf(right), wrong: wrongMoves(moves, right), grounds: { moves } };
  },
  isOffered: (run, step) => doCostsDiffer(run.puzzle.costs) && hasNext(run, step),
  isSeenInNextStep: true,
  name: () => 'Which move is the cheapest?',
  title: () => 'The marked state is taken next. Which move from it costs the least?',
  tellsLowest: true,
  marksNext: true,
  isToldBy: (pair) => successorStates(pair).some((state) => pair.teller.told.priced.has(state)),
  answers: 'moves',
  reason: ({ grounds: { moves } }, naming) => {
    const prices = moves.map((move) => priceOf(move, naming)).join('; ');
    return `${prices[0].toUpperCase()}${prices.slice(1)}.`;
  },
  confusions: CONFUSIONS,
  mistakes: {
    'moves-cost-the-same': () => 'takes all moves for equally expensive; each costs what its tile costs.',
    'lowest-number': () => 'looks at the number of the tile, not at what it costs.',
    'dearest-move': () => 'names the most expensive move.',
    'misses-equal-cost': () => 'leaves out a move that costs the same.',
    'another-move': () => 'names a move that costs more.',
  },
};

function movesAfter(run: AskedRun, step: number): PricedMove[] {
  const { reader, puzzle } = run;
  const successors = successorsAfter(run, step);
  if (successors.length === 0 || successors.some((node) => reader.isFoundAtOnce(node))) return [];
  const taken = takenAfter(run, step);
  const cells = cellsOf(run, taken);
  const blank = findBlank(cells);
  return successors.map((node) => {
    const action = actionOf(reader, node);
    const tile = cells[neighbour(blank, action, puzzle.rows, puzzle.cols)];
    return { action, tile, cost: reader.g[node] - reader.g[taken] };
  });
}

/** All of the least value. */
function withLeast(moves: readonly PricedMove[], valueOf: (move: PricedMove) => number): PricedMove[] {
  const least = Math.min(...moves.map(valueOf));
  return moves.filter((move) => valueOf(move) === least);
}

function setOf(moves: readonly PricedMove[]): ChoiceValue<never> {
  return { as: 'moves', actions: moves.map(({ action }) => action) };
}

function wrongMoves(moves: readonly PricedMove[], right: readonly PricedMove[]): readonly Wrong<MoveConfusion>[] {
  const dearest = withLeast(moves, ({ cost }) => -cost);
  const others = moves.filter((move) => !right.includes(move));
  const lowest = withLeast(others, ({ tile }) => tile).filter(({ tile }) => right.every((move) => tile < move.tile));
  return [
    { confusion: 'moves-cost-the-same', value: setOf(moves) },
    ...lowest.map((move): Wrong<MoveConfusion> => ({ confusion: 'lowest-number', value: setOf([move]) })),
    { confusion: 'dearest-move', value: setOf(dearest) },
    ...(right.length > 1 ? right : []).map((move): Wrong<MoveConfusion> => ({
      confusion: 'misses-equal-cost',
      value: setOf([move]),
    })),
    ...others.map((move): Wrong<MoveConfusion> => ({ confusion: 'another-move', value: setOf([move]) })),
  ];
}

/** "up moves tile 5 and costs 3" */
function priceOf({ action, tile, cost }: PricedMove, naming: MoveNaming): string {
  return `${nameOfMove(action, naming).word} moves tile ${tile} and costs ${cost}`;
}
