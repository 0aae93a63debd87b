/** The text of `--help`. What there is to choose from is read from the tables of the engine. */
import { HEURISTICS } from '../../shared/puzzle/heuristics.ts';
import { GOAL_TESTS, STRATEGIES, TIE_RULES } from '../../shared/search/strategy.ts';

const EXAMPLES = `Examples:
  npm run -s solve -- "1 2 3/7 4 5/6 8 _"
  npm run -s solve -- --goal "1 2 3/8 _ 4/7 6 5" --algorithm bfs "2 8 3/1 6 4/7 _ 5"
  npm run -s solve -- --heuristic misplaced --ties high-h --json "1 2 3 4/5 6 _ 7"
  npm run -s solve -- --file puzzles.txt --limit 100000`;

/** All options with what they do. */
export function usage(): string {
  return `Usage: npm run -s solve -- [options] "1 2 3/7 4 5/6 8 _" ...

Solves sliding-tile puzzles. A board is written row by row: rows end with "/", the blank is _ or 0.

  --goal BOARD        bring every puzzle to this board (default: the tiles in order, the blank last)
  --file FILE         solve the boards of FILE: one a line, or the size n on a line and then n rows
  --algorithm NAME    ${listed(STRATEGIES)}
                      (default: astar)
  --heuristic NAME    ${listed(HEURISTICS)}
                      (default: manhattan)
  --order UDLR        order in which the moves of the blank are tried (default: UDLR)
  --ties RULE         which of equal f is expanded first: ${listed(TIE_RULES)} (default: low-h)
  --goal-test WHEN    ${listed(GOAL_TESTS)} (default: what is usual for the algorithm)
  --limit N           stop after N expansions
  --json              print one JSON object for each puzzle, on a line of its own
  --help              show this text

${EXAMPLES}

The exit status is 0 when every puzzle was answered (that one has no solution is an answer), 1 when a limit stopped one,
2 when the input could not be understood.
`;
}

function listed(table: object): string {
  return Object.keys(table).join(', ');
}
