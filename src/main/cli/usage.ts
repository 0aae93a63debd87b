/** The text of `--help`. What there is to choose from is read from the tables of the engine. */
import { DEFAULT_SEARCH } from '../../shared/contract/defaults.ts';
import { COUNTERS, WHY_OTHERS_DIFFER } from '../../shared/engine/counters.ts';
import {
  DEFAULT_WEIGHT,
  DUPLICATE_RULES,
  GOAL_TESTS,
  MAX_WEIGHT,
  MIN_WEIGHT,
  STRAIGHT_BACK_RULES,
  STRATEGIES,
  TIE_RULES,
} from '../../shared/engine/strategy.ts';
import { NAMED_HEURISTICS } from '../../shared/puzzle/heuristics/heuristics.ts';
import { explained, folded } from './paragraphs.ts';

/** A puzzle of 20 moves, for the usual goal. */
export const EXAMPLE = '7 2 4/5 _ 6/8 3 1';

const examples = (command: string): string => `Examples:
  ${command} "${EXAMPLE}"
  ${command} --goal "1 2 3/8 _ 4/7 6 5" --algorithm bfs "2 8 3/1 6 4/7 _ 5"
  ${command} --algorithm weighted-astar --weight 2.5 --json "5 1 2 4/9 6 3 8/13 10 7 11/_ 14 15 12"
  ${command} --algorithm dfs --depth 20 --order RDLU "1 2 3/4 _ 5/7 8 6"
  ${command} --file puzzles.txt --limit 100000`;

/** All options with what they do; `command`: how it is typed. */
export function usage(command: string): string {
  return `Usage: ${command} [options] "${EXAMPLE}" ...

Solves sliding-tile puzzles. A board is written row by row: rows end with "/", the blank is _ or 0.

Puzzles
  --goal BOARD          bring every puzzle to this board (default: the tiles in order, the blank last)
  --file FILE           solve the boards of FILE: one a line, or the size n on a line and then n rows

Search
  --algorithm NAME      one of
${listed(STRATEGIES)}
                        (default: astar on boards of at most 9 cells, else idastar)
  --heuristic NAME      one of
${listed(NAMED_HEURISTICS)}
                        (default: manhattan; without --algorithm, pattern-database on 4×4)
  --heuristic-formula TEXT
                        your own heuristic, as a formula: “judge --help” explains its words
  --heuristic-file FILE your own heuristic: a formula, or where FILE ends in .js a function h(board, goal, rows, cols)
  --weight W            of weighted-astar: ${MIN_WEIGHT} to ${MAX_WEIGHT}, two decimals count (default: ${DEFAULT_WEIGHT})
  --order UDLR          order in which the moves of the blank are tried (default: ${DEFAULT_SEARCH.order})
  --ties RULE           which of equal f goes first, one of
${listed(TIE_RULES)}
                        (default: ${DEFAULT_SEARCH.ties})
  --goal-test WHEN      ${named(GOAL_TESTS)}: when a node is compared with the goal (default: ${DEFAULT_SEARCH.goalTest})
  --duplicates WHAT     ${named(DUPLICATE_RULES)}: graph search or tree search
  --straight-back WHAT  ${named(STRAIGHT_BACK_RULES)}: whether the move that undoes the last one is tried
                        (default of these two: what is usual for the algorithm)

Limits
  --limit N             stop after N expansions
  --nodes N             stop at N nodes
  --depth N             look for paths of at most N moves

Output
  --json                print one JSON object for each puzzle, on a line of its own
  --help                show this text

Counters, the same for every algorithm, in the window too
${explained(Object.values(COUNTERS).filter((counter) => counter !== COUNTERS.frontier))}

${folded(WHY_OTHERS_DIFFER, '')}

${examples(command)}

The exit status is 0 when every puzzle was answered (that one has no solution is an answer), 1 when a limit stopped one,
2 when the input could not be understood.
`;
}

function named(table: object): string {
  return Object.keys(table).join(', ');
}

/** One row per line, with its label. */
function listed(table: Readonly<Record<string, { readonly label: string }>>): string {
  const lines = Object.entries(table).map(([name, { label }]) => `${' '.repeat(24)}${name.padEnd(21)} ${label}`);
  return lines.join('\n');
}
