/** The puzzle as it is played and edited. Every board that was there is kept, so that all can be undone, without limit. */
import { createContext } from 'svelte';
import type { Puzzle } from '../../shared/contract/types.ts';
import { applyAction, boardsAlong, swap } from '../../shared/puzzle/board.ts';
import { slideTo } from '../../shared/puzzle/slide.ts';
import { repairedStart, solvability } from '../../shared/puzzle/solvable.ts';
import { UNTITLED, type ShownPuzzle } from '../program/currentPuzzle.svelte.ts';

/** Which board of a puzzle is edited. */
export type BoardSide = 'start' | 'goal';

/** A puzzle, and a board that it was played to. */
interface Entry {
  readonly shown: ShownPuzzle;
  readonly cells: readonly number[];
  /** Actions that led here from the entry before; none where the puzzle was edited or another one opened. */
  readonly actions: readonly number[];
  /** Actions since the start of the puzzle. */
  readonly moves: number;
}

/** What the boards on the table are for. */
export type Mode = 'play' | 'edit';

export class Workbench {
  #mode = $state<Mode>('play');
  /** The board that is arranged, or looked at as text: what is pasted goes there. */
  side = $state<BoardSide>('start');
  /** Place in the entries of what is on the table; −1 while there is no puzzle. */
  #at = $state(-1);
  #count = $state(0);
  readonly #entries: Entry[] = [];
  readonly #show: (shown: ShownPuzzle) => void;

  /** `show` is told of every puzzle that an edit makes or an undo brings back, so that the search is that of the same one. */
  constructor(show: (shown: ShownPuzzle) => void) {
    this.#show = show;
  }

  get mode(): Mode {
    return this.#mode;
  }

  /** What is played is the start. */
  set mode(mode: Mode) {
    this.#mode = mode;
    if (mode === 'play') this.side = 'start';
  }

  /** Read anew each time: an entry can be told otherwise in its place. */
  get #entry(): Entry | null {
    return this.#count > 0 ? this.#entries[this.#at] : null;
  }

  /** `null` while there is none. */
  get puzzle(): Puzzle | null {
    return this.#entry?.shown.puzzle ?? null;
  }

  /** The board as it was played. */
  get cells(): readonly number[] {
    return this.#entry?.cells ?? [];
  }

  /** The board that is seen: the one that is played, or the start that is arranged. */
  get seen(): readonly number[] {
    return this.mode === 'play' ? this.cells : (this.puzzle?.start ?? []);
  }

  /** Moves made since the start. */
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

  /** Lays a puzzle that was opened elsewhere on the table: the history begins anew. One that lies there already stays. */
  lay(shown: ShownPuzzle): void {
    if (shown.puzzle === this.puzzle) return this.#retell(shown);
    this.#entries.length = 0;
    this.#at = -1;
    this.#add({ shown, cells: shown.puzzle.start, actions: [], moves: 0 });
  }

  /** The same puzzle with another title or picture: also where an undo leads. */
  #retell(shown: ShownPuzzle): void {
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

  /** Another puzzle in place of this one; it is played from its start. The picture on the tiles stays. */
  change(puzzle: Puzzle): void {
    const shown = { puzzle, title: UNTITLED, puzzleId: null, picture: this.#entry?.shown.picture };
    this.#add({ shown, cells: puzzle.start, actions: [], moves: 0 });
    this.#show(shown);
  }

  /** Exchanges two cells of the start or the goal. */
  exchange(side: BoardSide, cell: number, other: number): void {
    if (cell === other || !this.puzzle) return;
    this.change({ ...this.puzzle, [side]: swap(this.puzzle[side], cell, other) });
  }

  /** Exchanges two tiles of the start, so that a goal that cannot be reached can, or the other way round. */
  repair(): void {
    if (this.puzzle) this.change({ ...this.puzzle, start: repairedStart(this.puzzle.start) });
  }

  /** The start becomes the goal and the goal the start. */
  reverse(): void {
    if (this.puzzle) this.change({ ...this.puzzle, start: this.puzzle.goal, goal: this.puzzle.start });
  }

  /** The board as it was played becomes the start of a puzzle. */
  startFromHere(): void {
    if (this.puzzle && this.moves > 0) this.change({ ...this.puzzle, start: this.cells });
  }

  /** Back to the start in one step, which can be undone like every other. */
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

  /** The boards from the start to the one on the table, a move apart. */
  boards(): (readonly number[])[] {
    const entry = this.#entry;
    if (!entry) return [];
    const { rows, cols, start } = entry.shown.puzzle;
    return boardsAlong(start, this.#actions(), rows, cols);
  }

  /** The actions since the start. */
  #actions(): number[] {
    let first = this.#at;
    while (this.#entries[first].actions.length > 0) first--;
    return this.#entries.slice(first, this.#at + 1).flatMap(({ actions }) => actions);
  }

  get solvable(): boolean {
    return this.puzzle !== null && solvability(this.puzzle.start, this.puzzle.goal, this.puzzle.cols).solvable;
  }

  /** What was undone before is forgotten. */
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

export const [getWorkbench, setWorkbench] = createContext<Workbench>();
