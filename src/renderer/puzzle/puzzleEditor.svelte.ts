/** The puzzle in play and in editing. Keeps every board, so undo has no limit. */
import { createContext } from 'svelte';
import type { Puzzle } from '../../shared/contract/types.ts';
import { applyAction, boardsAlong, swap } from '../../shared/puzzle/board.ts';
import { slideTo } from '../../shared/puzzle/slide.ts';
import { inOtherHalf, solvability } from '../../shared/puzzle/solvable.ts';
import { UNTITLED, type ShownPuzzle } from '../program/currentPuzzle.svelte.ts';

export type BoardSide = 'start' | 'goal';

/** A puzzle, and a board reached in play. */
interface Entry {
  readonly shown: ShownPuzzle;
  readonly cells: readonly number[];
  /** Actions from the previous entry; empty where the puzzle was edited or opened. */
  readonly actions: readonly number[];
  readonly moves: number;
}

export type Mode = 'play' | 'edit' | 'costs';

export class PuzzleEditor {
  #mode = $state<Mode>('play');
  /** The board being arranged or shown as text, which receives pasted text. */
  side = $state<BoardSide>('start');
  /** Index of the shown entry; −1 without a puzzle. */
  #at = $state(-1);
  #count = $state(0);
  readonly #entries: Entry[] = [];
  readonly #show: (shown: ShownPuzzle) => void;

  /** `show` is called with every puzzle that an edit or an undo makes, so that the search follows. */
  constructor(show: (shown: ShownPuzzle) => void) {
    this.#show = show;
  }

  get mode(): Mode {
    return this.#mode;
  }

  /** Playing begins with the start. */
  set mode(mode: Mode) {
    this.#mode = mode;
    if (mode === 'play') this.side = 'start';
  }

  /** Not cached: an entry can be replaced in place. */
  get #entry(): Entry | null {
    return this.#count > 0 ? this.#entries[this.#at] : null;
  }

  get puzzle(): Puzzle | null {
    return this.#entry?.shown.puzzle ?? null;
  }

  get cells(): readonly number[] {
    return this.#entry?.cells ?? [];
  }

  /** The visible board: the one in play, or the start being arranged. */
  get seen(): readonly number[] {
    return this.mode === 'play' ? this.cells : (this.puzzle?.start ?? []);
  }

  get moves(): number {
    return this.#entry?.moves ?? 0;
  }

  get canUndo(): boolean {
    return this.#at > 0;
  }

  get canRedo(): boolean {
    return this.#at < this.#count - 1;
  }

  get isSolved(): boolean {
    return this.puzzle !== null && this.cells.every((tile, cell) => tile === this.puzzle!.goal[cell]);
  }

  /** Shows a puzzle opened elsewhere and clears the history, unless it is already shown. */
  open(shown: ShownPuzzle): void {
    if (shown.puzzle === this.puzzle) return this.#rename(shown);
    this.#entries.length = 0;
    this.#at = -1;
    this.#add({ shown, cells: shown.puzzle.start, actions: [], moves: 0 });
  }

  /** The same puzzle with another title or picture, in all entries, so that undo keeps them. */
  #rename(shown: ShownPuzzle): void {
    for (const [at, entry] of this.#entries.entries())
      if (entry.shown.puzzle === shown.puzzle) this.#entries[at] = { ...entry, shown };
  }

  /** Moves the blank. Returns whether it could. */
  move(action: number): boolean {
    return this.#play([action]);
  }

  /** Pushes the tile in a cell, with those between it and the blank. Returns whether anything slid. */
  push(cell: number): boolean {
    return this.puzzle !== null && this.#play(slideTo(this.cells, cell, this.puzzle.cols));
  }

  #play(actions: readonly number[]): boolean {
    const entry = this.#entry;
    if (!entry || actions.length === 0) return false;
    const { rows, cols } = entry.shown.puzzle;
    const cells = actions.reduce<readonly number[] | null>(
      (board, action) => board && applyAction(board, action, rows, cols),
      entry.cells,
    );
    if (!cells) return false;
    this.#add({ shown: entry.shown, cells, actions, moves: entry.moves + actions.length });
    return true;
  }

  /** Replaces the puzzle; play begins at its start. The picture stays. */
  change(puzzle: Puzzle): void {
    const shown = { puzzle, title: UNTITLED, puzzleId: null, picture: this.#entry?.shown.picture };
    this.#add({ shown, cells: puzzle.start, actions: [], moves: 0 });
    this.#show(shown);
  }

  /** Ignored without a puzzle. */
  changeStart(start: readonly number[]): void {
    if (this.puzzle) this.change({ ...this.puzzle, start });
  }

  exchange(side: BoardSide, cell: number, other: number): void {
    if (cell === other || !this.puzzle) return;
    this.change({ ...this.puzzle, [side]: swap(this.puzzle[side], cell, other) });
  }

  /** Swaps two tiles of the start, which changes whether the goal can be reached. */
  repair(): void {
    if (this.puzzle) this.changeStart(inOtherHalf(this.puzzle.start));
  }

  reverse(): void {
    if (this.puzzle) this.change({ ...this.puzzle, start: this.puzzle.goal, goal: this.puzzle.start });
  }

  /** The board in play becomes the start of a puzzle. */
  startFromHere(): void {
    if (this.moves > 0) this.changeStart(this.cells);
  }

  /** Back to the start, as one step to undo. */
  restart(): void {
    const entry = this.#entry;
    if (!entry || entry.moves === 0) return;
    this.#add({ shown: entry.shown, cells: entry.shown.puzzle.start, actions: [], moves: 0 });
  }

  undo(): void {
    if (this.canUndo) this.#go(this.#at - 1);
  }

  redo(): void {
    if (this.canRedo) this.#go(this.#at + 1);
  }

  /** The boards from the start to the shown one, a move apart. */
  boards(): (readonly number[])[] {
    const entry = this.#entry;
    if (!entry) return [];
    const { rows, cols, start } = entry.shown.puzzle;
    return boardsAlong(start, this.#actions(), rows, cols);
  }

  #actions(): number[] {
    let first = this.#at;
    while (this.#entries[first].actions.length > 0) first--;
    return this.#entries.slice(first, this.#at + 1).flatMap(({ actions }) => actions);
  }

  get solvable(): boolean {
    return this.puzzle !== null && solvability(this.puzzle.start, this.puzzle.goal, this.puzzle.cols).solvable;
  }

  /** Drops entries that were undone. */
  #add(entry: Entry): void {
    this.#entries.length = this.#at + 1;
    this.#entries.push(entry);
    this.#count = this.#entries.length;
    this.#at = this.#count - 1;
  }

  #go(at: number): void {
    const { puzzle } = this.#entries[this.#at].shown;
    this.#at = at;
    const { shown } = this.#entries[at];
    if (shown.puzzle !== puzzle) this.#show(shown);
  }
}

export const [getPuzzleEditor, setPuzzleEditor] = createContext<PuzzleEditor>();
