import type { Cells, Puzzle } from '../../shared/contract/types.ts';
import { applyAction, printBoard } from '../../shared/puzzle/board.ts';
import { parseBoard } from '../../shared/puzzle/parse.ts';
import { slideTo } from '../../shared/puzzle/slide.ts';
import { shuffledStart } from '../program/shuffledStart.ts';

/** A text that is no board of the puzzle's size, and why. */
interface WrongText {
  readonly puzzle: Puzzle;
  readonly text: string;
  readonly problem: string;
}

/** A board that is tried, by moves or as text: the start of the puzzle, until the user takes another one. */
export class TriedBoard {
  #taken = $state.raw<{ readonly puzzle: Puzzle; readonly cells: Cells } | null>(null);
  #wrong = $state.raw<WrongText | null>(null);

  cellsOf(puzzle: Puzzle): Cells {
    return this.#taken?.puzzle === puzzle ? this.#taken.cells : puzzle.start;
  }

  isStart(puzzle: Puzzle): boolean {
    return this.cellsOf(puzzle).every((tile, cell) => tile === puzzle.start[cell]);
  }

  textOf(puzzle: Puzzle): string {
    return this.#wrongOf(puzzle)?.text ?? printBoard([...this.cellsOf(puzzle)], puzzle.cols);
  }

  /** Why the text is no board; `null` where it is one. */
  problemOf(puzzle: Puzzle): string | null {
    return this.#wrongOf(puzzle)?.problem ?? null;
  }

  take(puzzle: Puzzle, cells: Cells): void {
    this.#wrong = null;
    this.#taken = { puzzle, cells };
  }

  takeStart(puzzle: Puzzle): void {
    this.take(puzzle, puzzle.start);
  }

  takeRandom(puzzle: Puzzle): void {
    this.take(puzzle, shuffledStart(puzzle));
  }

  /** Slides the tile of a cell, with those between it and the blank. */
  push(puzzle: Puzzle, cell: number): void {
    const { rows, cols } = puzzle;
    const before = [...this.cellsOf(puzzle)];
    const moved = slideTo(before, cell, cols).reduce(
      (cells, action) => applyAction(cells, action, rows, cols)!,
      before,
    );
    this.take(puzzle, moved);
  }

  /** Takes the board that the text describes; another text stays, to be corrected. */
  type(puzzle: Puzzle, text: string): void {
    const board = parseBoard(text);
    if (!board.ok) this.#wrong = { puzzle, text, problem: board.message };
    else if (board.rows !== puzzle.rows || board.cols !== puzzle.cols)
      this.#wrong = { puzzle, text, problem: otherSize(board, puzzle) };
    else this.take(puzzle, board.cells);
  }

  #wrongOf(puzzle: Puzzle): WrongText | null {
    return this.#wrong?.puzzle === puzzle ? this.#wrong : null;
  }
}

function otherSize(board: Pick<Puzzle, 'rows' | 'cols'>, puzzle: Puzzle): string {
  return `This board is ${board.rows} × ${board.cols}; the puzzle is ${puzzle.rows} × ${puzzle.cols}.`;
}
