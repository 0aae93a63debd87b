import { DEFAULT_SEARCH } from '../../../shared/contract/defaults.ts';
import { QUANTITIES, WHY_OTHERS_DIFFER } from '../../../shared/engine/quantities.ts';
import {
  DEFAULT_WEIGHT,
  DUPLICATE_RULES,
  GOAL_TESTS,
  MAX_WEIGHT,
  MIN_WEIGHT,
  STRAIGHT_BACK_RULES,
  STRATEGIES,
  TIE_RULES,
} from '../../../shared/engine/strategy.ts';
import { MOVE_LETTERS } from '../../../shared/puzzle/geometry.ts';
import { NAMED_HEURISTICS } from '../../../shared/puzzle/heuristics/heuristics.ts';
import { explained, folded, HELP, section } from '../command.ts';
import { flag, kind, listed, namesOf, rowOf, text, usually, type ValuesOf, wholeNumber } from '../options.ts';
import { COST, readWeight, WEIGHT_RULE } from '../input.ts';

/** A puzzle of 20 moves, for the default goal. */
export const EXAMPLE = '7 2 4/5 _ 6/8 3 1';

const PUZZLES = {
  goal: text('BOARD', 'bring every puzzle to this board (default: the tiles in order, the blank last)'),
  file: text('FILE', 'solve the boards of FILE: one a line, or the size n on a line and then n rows'),
  cost: COST,
};

const SEARCH = {
  algorithm: rowOf(
    'NAME',
    `one of\n${listed(STRATEGIES)}\n(default: astar on boards of at most 9 cells, else idastar)`,
    STRATEGIES,
  ),
  heuristic: rowOf(
    'NAME',
    `one of\n${listed(NAMED_HEURISTICS)}\n(default: manhattan; without --algorithm, pattern-database on 4×4)`,
    NAMED_HEURISTICS,
  ),
  'heuristic-formula': text('TEXT', 'your own heuristic, as a formula: “judge --help” explains its words'),
  'heuristic-file': text(
    'FILE',
    'your own heuristic: a formula, or where FILE ends in .js a function h(board, goal, rows, cols)',
  ),
  weight: kind(
    'W',
    `of weighted-astar: ${MIN_WEIGHT} to ${MAX_WEIGHT}, two decimals count (default: ${DEFAULT_WEIGHT})`,
    WEIGHT_RULE,
    readWeight,
  ),
  order: usually(
    DEFAULT_SEARCH.order,
    kind(
      'UDLR',
      'order in which the moves of the blank are tried',
      `names each of U, D, L and R once, as in ${MOVE_LETTERS}`,
      readOrder,
    ),
  ),
  ties: usually(
    DEFAULT_SEARCH.ties,
    rowOf('RULE', `which of equal f goes first, one of\n${listed(TIE_RULES)}`, TIE_RULES),
  ),
  'goal-test': usually(
    DEFAULT_SEARCH.goalTest,
    rowOf('WHEN', `${namesOf(GOAL_TESTS)}: when a node is compared with the goal`, GOAL_TESTS),
  ),
  duplicates: rowOf('WHAT', `${namesOf(DUPLICATE_RULES)}: graph search or tree search`, DUPLICATE_RULES),
  'straight-back': rowOf(
    'WHAT',
    `${namesOf(STRAIGHT_BACK_RULES)}: whether the move that undoes the last one is tried\n(default of these two: what is usual for the algorithm)`,
    STRAIGHT_BACK_RULES,
  ),
};

/** Limits for each puzzle. */
const LIMITS = {
  limit: wholeNumber('N', 'stop after N expansions', 1),
  nodes: wholeNumber('N', 'stop at N nodes', 1),
  depth: wholeNumber('N', 'look for paths of at most N moves', 1),
};

const OUTPUT = { json: flag('print one line of JSON for each puzzle'), ...HELP };

const options = { ...PUZZLES, ...SEARCH, ...LIMITS, ...OUTPUT };

/** Missing options have the default of the algorithm or of the size of the board. */
export type SolveOptions = ValuesOf<typeof options>;

export const SOLVE = { options, usage };

function readOrder(text: string): string | undefined {
  const order = text.toUpperCase();
  return Array.from(order).sort().join('') === Array.from(MOVE_LETTERS).sort().join('') ? order : undefined;
}

function usage(command: string): string {
  return `Usage: ${command} [options] "${EXAMPLE}" ...

Solves sliding-tile puzzles. A board is written row by row: rows end with "/", the blank is _ or 0.

${section('Puzzles', PUZZLES)}

${section('Search', SEARCH)}

${section('Limits', LIMITS)}

${section('Output', OUTPUT)}

Counters, the same for every algorithm, in the window too
${explained([QUANTITIES.expanded, QUANTITIES.generated, QUANTITIES.maxFrontier])}

${folded(WHY_OTHERS_DIFFER, '')}

Examples:
  ${command} "${EXAMPLE}"
  ${command} --goal "1 2 3/8 _ 4/7 6 5" --algorithm bfs "2 8 3/1 6 4/7 _ 5"
  ${command} --algorithm weighted-astar --weight 2.5 --json "5 1 2 4/9 6 3 8/13 10 7 11/_ 14 15 12"
  ${command} --algorithm dfs --depth 20 --order RDLU "1 2 3/4 _ 5/7 8 6"
  ${command} --cost tile --algorithm ucs --goal-test expansion "2 5 3/4 1 _/7 8 6"
  ${command} --file puzzles.txt --limit 100000

The exit status is 0 when every puzzle was answered (that one has no solution is an answer), 1 when a limit stopped one,
2 when the input could not be understood.
`;
}
