/** The text of `npm run judge -- --help`. The words of formulas are read from their table. */
import { SIGNS_BY_STRENGTH } from '../../../shared/puzzle/formula/parser.ts';
import { MAX_FORMULA_LENGTH } from '../../../shared/puzzle/formula/tokens.ts';
import { EACH_WORDS, FORMULA_WORDS } from '../../../shared/puzzle/formula/words.ts';
import { MAX_H } from '../../../shared/puzzle/heuristics/ownValue.ts';
import { formatNumber } from '../../../shared/text/numbers.ts';
import { CALL_MILLIS, MAX_BYTES, TOTAL_MILLIS } from '../../../host/sandbox/limits.ts';
import { explained } from '../paragraphs.ts';

const examples = (command: string): string => `Examples:
  ${command} "sum(tile => (row(tile) != goalRow(tile)) + (col(tile) != goalCol(tile)))"
  ${command} --json "max(manhattan, gaschnig)"
  ${command} --goal "1 2 3/8 _ 4/7 6 5" "misplaced + 2 * reversals"
  ${command} --size 4x4 "manhattan + 2 * conflicts"
  ${command} --javascript h.js`;

/** All options and words with what they mean; `command`: how it is typed. */
export function judgeUsage(command: string): string {
  const words = [...Object.values(EACH_WORDS), ...Object.values(FORMULA_WORDS)];
  return `Usage: ${command} [options] "FORMULA"

Judges a heuristic: on every state of boards of up to 9 cells, and by a sample on larger ones.

Options
  --javascript FILE     judge the function h(board, goal, rows, cols) of FILE instead of a formula
  --size ROWSxCOLS      size of the board (default: 3x3); the goal has its tiles in order, the blank last
  --goal BOARD          another goal, with its size
  --json                print one JSON object: states, admissible, overestimates, largestOverestimate, consistent,
                        inconsistentMoves, moves, mean, and what else was counted
  --all                 with --json: how it relates to other heuristics, the nearest start that A* gets wrong, and the
                        nodes that A* expands, too
  --help                show this text

Formulas
  h is a whole number from 0 to ${formatNumber(MAX_H)}. A formula has at most ${formatNumber(MAX_FORMULA_LENGTH)} characters; // begins a comment.
  Signs, the loosest first: ${SIGNS_BY_STRENGTH}
  True is 1 and false is 0. Rows, columns and cells are counted from 0. The blank is no tile of sum and the like.

${explained(words.map(({ write, meaning }) => ({ label: write, meaning })))}

JavaScript
  function h(board, goal, rows, cols): both boards are arrays of cells, row by row, 0 the blank. It runs in an interpreter
  that has nothing of this computer: ${CALL_MILLIS / 1000} second for a call, ${TOTAL_MILLIS / 1000} seconds for all, ${MAX_BYTES / 1024 / 1024} MB.
  It is asked twice for every state, or every board of the sample: the second time it is started anew, and they come in
  another order. h must be the same.

${examples(command)}

The exit status is 0 when the heuristic was judged, 2 when it could not be understood or has no value on a board.
`;
}
