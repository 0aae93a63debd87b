/** Boards for an assignment: few on which all bugs show. */
import { printBoard } from '../../../shared/puzzle/board.ts';
import type { TileCosts } from '../../../shared/puzzle/tileCosts.ts';
import type { Task } from '../../../shared/referee/rules/assignment.ts';
import { BUG_WORDS } from '../../../shared/referee/bugs/bugWords.ts';
import type { BugId } from '../../../shared/referee/bugs/bugs.ts';
import { taskFor, type Claim } from '../../../shared/referee/verdict/claimed.ts';
import { bugsOf, tellingBoards, type ExposingBoard, type TellingBoards } from '../../../shared/referee/bugs/telling.ts';
import { count } from '../../../shared/text/numbers.ts';
import { folded } from '../command.ts';
import { InputError } from '../options.ts';
import { searchWords } from './print.ts';

export interface BoardsAsked {
  readonly claim: Claim;
  readonly costsOf: (cells: number) => TileCosts | undefined;
  readonly json: boolean;
  readonly onProgress: (done: number, all: number) => void;
}

/** The text that `--boards` prints. */
export function boardsFor({ claim, costsOf, json, onProgress }: BoardsAsked): string {
  const task = taskOf(claim, costsOf);
  const bugs = bugsOf(task);
  const search = tellingBoards(task, bugs);
  let step = search.next();
  for (; step.done !== true; step = search.next()) onProgress(step.value, bugs.length);
  return json ? asJson(task, step.value) : asText(task, step.value);
}

function taskOf(claim: Claim, costsOf: BoardsAsked['costsOf']): Task {
  if (claim.algorithm === undefined) throw new InputError('--boards needs --search: the bugs depend on it.');
  const asked = taskFor(claim, costsOf);
  if (!asked.ok) throw new InputError(`--${asked.message}`);
  return asked.task;
}

function asJson({ assignment }: Task, { boards, hidden }: TellingBoards): string {
  const written = boards.map(({ start, moves, ties, exposes }) => ({
    board: printBoard(start, assignment.puzzle.cols),
    ...{ moves, ties, bugs: exposes },
  }));
  return `${JSON.stringify({ boards: written, hidden })}\n`;
}

function asText(task: Task, { boards, hidden }: TellingBoards): string {
  const shown = new Set(boards.flatMap(({ exposes }) => exposes));
  const head = `${searchWords(task)}: ${count(shown.size, 'bug')} ${shown.size === 1 ? 'shows' : 'show'} on ${boards.length === 1 ? 'this board' : `these ${count(boards.length, 'board')}`}, where the program prints its successors, too.`;
  const parts = boards.map((board) => boardText(task, board));
  const rest =
    hidden.length === 0
      ? []
      : [['On no board that was tried, the order of states shows a program that', ...bugLines(hidden)].join('\n')];
  return `${[folded(head, ''), ...parts, ...rest].join('\n\n')}\n`;
}

function boardText(task: Task, { start, moves, adds }: ExposingBoard): string {
  const head = `${printBoard(start, task.assignment.puzzle.cols)} (${count(moves, 'move')} from the goal) shows a program that`;
  return [head, ...bugLines(adds)].join('\n');
}

function bugLines(bugs: readonly BugId[]): readonly string[] {
  return bugs.map((bug) => folded(`  - ${BUG_WORDS[bug].does} (${bug})`, '    '));
}
