/** Boards for an assignment: few on which all bugs show. */
import { printBoard } from '../../../shared/puzzle/board.ts';
import { parseBoard } from '../../../shared/puzzle/parse.ts';
import type { TileCosts } from '../../../shared/puzzle/tileCosts.ts';
import { isRefereed, Task, type Assignment } from '../../../shared/referee/assignment.ts';
import { BUG_WORDS } from '../../../shared/referee/bugWords.ts';
import type { BugId } from '../../../shared/referee/bugs.ts';
import type { Claim } from '../../../shared/referee/claimed.ts';
import { KnownStates } from '../../../shared/referee/knownStates.ts';
import { bugsOf, tellingBoards, type ExposingBoard, type TellingBoards } from '../../../shared/referee/telling.ts';
import { count } from '../../../shared/text/numbers.ts';
import { folded } from '../command.ts';
import { InputError } from '../options.ts';
import { searchWords } from './print.ts';

const USUAL_GOAL = '1 2 3/4 5 6/7 8 _';

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

function taskOf({ goal = USUAL_GOAL, ...claim }: Claim, costsOf: BoardsAsked['costsOf']): Task {
  const board = parseBoard(goal);
  if (!board.ok) throw new InputError(`--goal: ${board.message}`);
  if (claim.algorithm === undefined) throw new InputError('--boards needs --search: the bugs depend on it.');
  const { rows, cols, cells } = board;
  const puzzle = { rows, cols, start: cells, goal: cells, costs: costsOf(cells.length) };
  const assignment = { heuristic: 'manhattan', ...claim, puzzle } as Assignment;
  if (!isRefereed(assignment.heuristic, puzzle)) throw new InputError('--heuristic: not for boards of this size.');
  return new Task(assignment, new KnownStates(puzzle));
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
  const parts = boards.map((board, index) =>
    boardText(task, board, new Set(boards.slice(0, index).flatMap((one) => one.exposes))),
  );
  const rest =
    hidden.length === 0
      ? []
      : [['On no board that was tried, the order of states shows a program that', ...bugLines(hidden)].join('\n')];
  return `${[folded(head, ''), ...parts, ...rest].join('\n\n')}\n`;
}

function boardText(task: Task, { start, moves, exposes }: ExposingBoard, before: ReadonlySet<BugId>): string {
  const more = exposes.filter((bug) => !before.has(bug));
  const head = `${printBoard(start, task.assignment.puzzle.cols)} (${count(moves, 'move')} from the goal) shows a program that`;
  return [head, ...bugLines(more)].join('\n');
}

function bugLines(bugs: readonly BugId[]): readonly string[] {
  return bugs.map((bug) => folded(`  - ${BUG_WORDS[bug].does} (${bug})`, '    '));
}
