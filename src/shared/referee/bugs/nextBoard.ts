/** The board on which to run a program again, where several bugs give all that it has printed. */
import { printBoard } from '../../puzzle/board.ts';
import { Task } from '../rules/assignment.ts';
import { areAlike, type BugId } from './bugs.ts';
import { KnownStates } from '../output/knownStates.ts';
import { tellingBoard, type TellingBoard } from './telling.ts';

/** More that cannot be told apart are no help: the output is too short. */
export const MOST_NAMED = 3;

export interface NextBoard extends TellingBoard {
  readonly parts: readonly [BugId, BugId];
  /** Whether the program must print its successors, too, which it has not done. */
  readonly needsSuccessors: boolean;
}

/** Remembers what it has found: the programs of a class have the same bugs. */
export class NextBoards {
  readonly #found = new Map<string, NextBoard | null>();

  /** A board that parts the first of the bugs from another; `null` where none is needed, or none was found. */
  for(task: Task, bugs: readonly BugId[], printsSuccessors: boolean): NextBoard | null {
    const [one] = bugs;
    const other = bugs.slice(1).find((bug) => !areAlike(one, bug));
    if (other === undefined || bugs.length > MOST_NAMED) return null;
    const { puzzle, ...more } = task.assignment;
    const key = JSON.stringify([
      printBoard(puzzle.goal, puzzle.cols),
      puzzle.costs,
      more,
      one,
      other,
      printsSuccessors,
    ]);
    const known = this.#found.get(key);
    if (known !== undefined) return known;
    const made = nextBoard(task, [one, other], printsSuccessors);
    this.#found.set(key, made);
    return made;
  }
}

function nextBoard(task: Task, parts: readonly [BugId, BugId], printsSuccessors: boolean): NextBoard | null {
  const { assignment } = task;
  const fresh = new Task(assignment, new KnownStates(assignment.puzzle)); // the trace keeps its own few states
  const found = tellingBoard(fresh, ...parts, { printsSuccessors });
  if (found !== null) return { ...found, parts, needsSuccessors: false };
  const more = printsSuccessors ? null : tellingBoard(fresh, ...parts, { printsSuccessors: true });
  return more === null ? null : { ...more, parts, needsSuccessors: true };
}
