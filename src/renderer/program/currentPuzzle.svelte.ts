/** The puzzle on the board of every view. */
import type { TilePicture } from '../../shared/contract/pictures.ts';
import type { LibraryPuzzle, Puzzle } from '../../shared/contract/types.ts';
import { heuristicsFor, type HeuristicId } from '../../shared/puzzle/heuristics/heuristics.ts';
import { repairedStart, solvability } from '../../shared/puzzle/solvable.ts';
import type { Navigation } from './navigation.svelte.ts';
import type { Notices } from './notices.svelte.ts';
import type { SettingsStore } from './settings.svelte.ts';
import { shuffledStart } from './shuffledStart.ts';

/** A puzzle on the board: one of the library, or a new one that is not kept yet. */
export interface ShownPuzzle {
  readonly puzzle: Puzzle;
  readonly title: string;
  readonly puzzleId: number | null;
  readonly picture?: TilePicture | undefined;
  /** It came with a link: its run is not kept, until the user searches it in another way. */
  readonly isGuest?: boolean | undefined;
}

export const UNTITLED = 'Untitled puzzle';

/** Hears of every puzzle that is put on the board, and of the step at which its search is to be shown. */
export type PuzzleListener = (shown: ShownPuzzle, step: number) => Promise<void>;

export class CurrentPuzzle {
  shown = $state.raw<ShownPuzzle | null>(null);
  /** Searches the puzzle. */
  listener: PuzzleListener = () => Promise.resolve();

  readonly #notices: Notices;
  readonly #settings: SettingsStore;
  readonly #navigation: Navigation;
  /** What was computed of a puzzle: the length of a shortest solution, `null` where there is none. */
  #learnt = $state.raw<{ readonly puzzle: Puzzle; readonly distance: number | null } | null>(null);

  constructor(notices: Notices, settings: SettingsStore, navigation: Navigation) {
    this.#notices = notices;
    this.#settings = settings;
    this.#navigation = navigation;
  }

  get puzzle(): Puzzle | null {
    return this.shown?.puzzle ?? null;
  }

  /** The heuristics that can be chosen for the puzzle. */
  readonly heuristics = $derived.by((): readonly HeuristicId[] =>
    this.shown ? heuristicsFor(this.shown.puzzle.rows, this.shown.puzzle.cols) : [this.#settings.now.search.heuristic],
  );

  readonly solvability = $derived.by(() => {
    const puzzle = this.shown?.puzzle;
    return puzzle ? solvability(puzzle.start, puzzle.goal, puzzle.cols) : null;
  });

  /** Notes the distance of the start of `puzzle`, computed from all states of small boards. */
  learn(puzzle: Puzzle, distance: number | null): void {
    this.#learnt = { puzzle, distance };
  }

  /** That distance, where it is known for the puzzle on the board; `null`: there is no solution. */
  get distance(): number | null | undefined {
    return this.#learnt?.puzzle === this.puzzle ? this.#learnt?.distance : undefined;
  }

  /** Puts a puzzle on the board and shows it: in the comparison that is open, or else in the search view. */
  async openPuzzle(puzzle: LibraryPuzzle | ShownPuzzle, step = 0): Promise<void> {
    if (this.#navigation.view !== 'compare') this.#navigation.show('search');
    await this.use(puzzle, step);
  }

  /** Puts a puzzle on the board of every view, and searches it; the view stays. */
  async use({ puzzle, title, puzzleId, picture, isGuest }: ShownPuzzle, step = 0): Promise<void> {
    if (this.#notices.disconnected) return;
    this.shown = { puzzle, title, puzzleId, picture, isGuest };
    await this.listener(this.shown, step);
  }

  /** Shows a puzzle that is not kept yet. The picture on the tiles stays. */
  async showPuzzle(puzzle: Puzzle): Promise<void> {
    await this.openPuzzle({ puzzle, title: UNTITLED, puzzleId: null, picture: this.shown?.picture });
  }

  /** Another start for the same goal. */
  async shuffle(): Promise<void> {
    const puzzle = this.puzzle;
    if (puzzle) await this.showPuzzle({ ...puzzle, start: shuffledStart(puzzle) });
  }

  /** The same puzzle with two tiles of its start exchanged, so that the goal can be reached. */
  async repair(): Promise<void> {
    const puzzle = this.puzzle;
    if (puzzle) await this.showPuzzle({ ...puzzle, start: repairedStart(puzzle.start) });
  }

  /** The user starts to work with a puzzle that came with a link. */
  adopt(): void {
    if (this.shown?.isGuest) this.shown = { ...this.shown, isGuest: false };
  }

  /** Puzzles were deleted: one that is on the board goes on as a new one. */
  forget(puzzleIds: readonly number[]): void {
    if (this.shown?.puzzleId != null && puzzleIds.includes(this.shown.puzzleId))
      this.shown = { ...this.shown, puzzleId: null };
  }
}
