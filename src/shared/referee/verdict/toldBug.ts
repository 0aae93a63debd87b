/** The words of a bug, with what only the output tells: a direction, an edge or a cell. */
import { NO_CELL } from '../../puzzle/geometry.ts';
import type { ReplayRules, Task } from '../rules/assignment.ts';
import { BUGS, type BugId } from '../bugs/bugs.ts';
import { BUG_WORDS, type BugWords } from '../bugs/bugWords.ts';
import { entryOf, type OddMove, type WrongEntry } from '../rules/oddMoves.ts';
import type { PrintedRun } from '../output/printedRun.ts';
import { rulesGiving } from './verdict.ts';

const DOES: Partial<Readonly<Record<OddMove, string>>> = {
  torus: 'moves tiles around the edge: from one end of a row or column to the other',
  'torus back': 'moves tiles around the edge: between the first row and the last, and the first column and the last',
  'torus up': 'moves tiles around the edge: between the first row and the last',
  'no up': 'never moves the blank up',
  'no down': 'never moves the blank down',
  'no left': 'never moves the blank to the left',
  'no right': 'never moves the blank to the right',
  'no first row': 'never moves the blank into the first row',
  'no last row': 'never moves the blank into the last row',
  'no first column': 'never moves the blank into the first column',
  'no last column': 'never moves the blank into the last column',
  'no first row, no first column': 'never moves the blank into the first row or the first column',
  'no last row, no last column': 'never moves the blank into the last row or the last column',
};

/** Of a bug that gives the output of `run`. Only one that moves wrongly has more to tell: the others are not replayed. */
export function toldBug(task: Task, run: PrintedRun, id: BugId): BugWords {
  const rules: readonly ReplayRules[] = BUGS[id].rules(task, run);
  if (!rules.some(({ moves }) => moves !== undefined && doesBy(moves, task) !== null)) return BUG_WORDS[id];
  const moves = new Set(rulesGiving(id, task, run).map((rules) => rules.moves));
  const [odd] = moves;
  const does = moves.size === 1 && odd !== undefined ? doesBy(odd, task) : null;
  return does === null ? BUG_WORDS[id] : { ...BUG_WORDS[id], does };
}

function doesBy(odd: OddMove, { assignment }: Task): string | null {
  const entry = entryOf(odd);
  return entry === null ? (DOES[odd] ?? null) : entryTold(entry, assignment.puzzle.cols);
}

function entryTold({ from, misses, adds }: WrongEntry, cols: number): string {
  const place = (cell: number): string => `row ${Math.floor(cell / cols) + 1}, column ${(cell % cols) + 1}`;
  if (adds === NO_CELL) return `never moves the blank from ${place(from)} to ${place(misses)}`;
  const added = `moves the blank from ${place(from)} to ${place(adds)}`;
  return misses === NO_CELL ? `${added}, which is no move` : `${added}, in place of ${place(misses)}`;
}
