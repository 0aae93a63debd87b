/** Files written by hand: lists of states, and the puzzle files of the Princeton course. */
import { withoutForcedDirection } from '../contract/direction.ts';
import { MAX_TITLE_LENGTH } from '../contract/parse.ts';
import { isSeen } from '../contract/seen.ts';
import type { Puzzle } from '../contract/types.ts';
import { MAX_SIDE, MIN_SIDE } from '../puzzle/geometry.ts';
import { GOALS } from '../puzzle/goals.ts';
import { parseBoard } from '../puzzle/parse.ts';
import { isSmall, shortestLength } from '../puzzle/solve/shortest.ts';
import { linesOf } from './fault.ts';
import { Found } from './found.ts';
import type { FilePuzzle } from './libraryFile.ts';

/** Between a start and its goal. */
const ARROW = /->|→|=>/;

/** A puzzle, or one sentence on why there is none. */
export type ReadPuzzle = { readonly puzzle: Puzzle } | { readonly fault: string };

/** The puzzle of a start and a goal in any notation; `goal` may be empty. */
export function readStart(start: string, goal: string): ReadPuzzle {
  const from = parseBoard(start);
  if (!from.ok) return { fault: from.message };
  const { rows, cols, cells } = from;
  if (goal.trim() === '') return { puzzle: { rows, cols, start: cells, goal: GOALS['blank-last'].cells(rows, cols) } };
  const to = parseBoard(goal);
  if (!to.ok) return { fault: `In the goal: ${to.message}` };
  if (to.rows !== rows || to.cols !== cols)
    return { fault: `The start is a ${rows} × ${cols} board and the goal a ${to.rows} × ${to.cols} one.` };
  return { puzzle: { rows, cols, start: cells, goal: to.cells } };
}

/**
 * A title from the text of a file: control characters and halves of characters become spaces, and a long title ends
 * with “…”. `otherwise`: the title if no character of it is visible.
 */
export function titleFrom(text: string, otherwise: string): string {
  const said = withoutForcedDirection(text)
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  const title = isSeen(said) ? said : otherwise;
  const characters = Array.from(title);
  return characters.length <= MAX_TITLE_LENGTH ? title : `${characters.slice(0, MAX_TITLE_LENGTH - 1).join('')}…`;
}

/**
 * A state on each line, in any notation that `parseBoard` reads, and after an arrow its goal unless that is the usual
 * one. A comment (`#`) on the line of a state, or alone on the line above it, is its title. The others are titled `name`
 * and a number.
 */
export function readStates(text: string, name: string): Found {
  const found = new Found();
  let above = '';
  for (const [at, line] of linesOf(text).entries()) {
    const [state, comment] = partAt(line, /#/);
    const read = state.trim() === '' ? null : readStart(...partAt(state, ARROW));
    if (read !== null && 'fault' in read) found.fault(at + 1, read.fault);
    else if (read !== null)
      found.add(withoutDetails(titleFrom(comment.trim() || above, numbered(name, found)), read.puzzle));
    above = read === null ? comment.trim() : '';
  }
  return found;
}

/**
 * The files of the 8-puzzle assignment of Princeton's course COS 226: the number of rows on a line, then that many rows
 * of numbers, 0 for the blank. Several may follow each other; `#` begins a comment.
 */
export function readPrinceton(text: string, name: string): Found {
  const lines = linesOf(text).map((line, at) => ({ content: partAt(line, /#/)[0].trim(), line: at + 1 }));
  const said = lines.filter(({ content }) => content !== '');
  const found = new Found();
  for (let at = 0; at < said.length;) {
    const [{ content, line }, ...rows] = said.slice(at, at + 1 + MAX_SIDE) as [Line, ...Line[]];
    const size = /^\d{1,2}$/.test(content) ? Number(content) : 0;
    if (size < MIN_SIDE || size > MAX_SIDE) {
      found.fault(line, SIZE_RULE);
      break; // the start of the next board is unknown
    }
    const read = readSquare(rows.slice(0, size), size);
    if ('fault' in read) found.fault(line, read.fault);
    else found.add(withoutDetails(said.length === 1 + size ? name : numbered(name, found), read.puzzle));
    at += 1 + size;
  }
  return found;
}

interface Line {
  readonly content: string;
  readonly line: number;
}

const SIZE_RULE = `The number of rows is needed here, from ${MIN_SIDE} to ${MAX_SIDE}. What follows was not read.`;

function readSquare(rows: readonly Line[], size: number): ReadPuzzle {
  const read = readStart(rows.map(({ content }) => content).join('\n'), '');
  if ('fault' in read || (read.puzzle.rows === size && read.puzzle.cols === size)) return read;
  return { fault: `A board of ${size} rows with ${size} numbers each is announced here, and does not follow.` };
}

/** A puzzle without texts. */
function withoutDetails(title: string, puzzle: Puzzle): FilePuzzle {
  return { title, notes: '', tags: [], puzzle, optimal: isSmall(puzzle) ? shortestLength(puzzle) : null };
}

function numbered(name: string, { puzzles }: Found): string {
  return titleFrom(`${name} ${puzzles.length + 1}`, '');
}

/** The text before the first `mark`, and the text after it. */
function partAt(text: string, mark: RegExp): [before: string, after: string] {
  const match = mark.exec(text);
  return match === null ? [text, ''] : [text.slice(0, match.index), text.slice(match.index + match[0].length)];
}
