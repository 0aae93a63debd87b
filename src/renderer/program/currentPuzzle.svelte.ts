import type { TilePicture } from '../../shared/contract/pictures.ts';
import type { LibraryPuzzle, Puzzle, UnsavedPuzzle } from '../../shared/contract/types.ts';
import { heuristicsFor, type HeuristicId } from '../../shared/puzzle/heuristics/heuristics.ts';
import { inOtherHalf, solvability } from '../../shared/puzzle/solvable.ts';
import { normalCosts } from '../../shared/puzzle/tileCosts.ts';
import type { Navigation } from './navigation.svelte.ts';
import type { Notices } from './notices.svelte.ts';
import type { SettingsStore } from './settings.svelte.ts';
import { shuffledStart } from './shuffledStart.ts';

/** From the library, or new and unsaved. */
export interface ShownPuzzle {
  readonly puzzle: Puzzle;
  readonly title: string;
  readonly puzzleId: number | null;
  readonly picture?: TilePicture | undefined;
  /** From a link: its run is not kept until the user searches it in another way. */
  readonly isGuest?: boolean | undefined;
}

export const UNTITLED = 'Untitled puzzle';

/** Called with every puzzle put on the board, and the step of its search to show. */
export type PuzzleListener = (shown: ShownPuzzle, step: number) => Promise<void>;

export class CurrentPuzzle {
  shown = $state.raw<ShownPuzzle | null>(null);
  listener: PuzzleListener = () => Promise.resolve();

  readonly #notices: Notices;
  readonly #settings: SettingsStore;
  readonly #navigation: Navigation;
  /** Length of a shortest solution of a puzzle; `null`: there is none. */
  #learnt = $state.raw<{ readonly puzzle: Puzzle; readonly distance: number | null } | null>(null);

  constructor(notices: Notices, settings: SettingsStore, navigation: Navigation) {
    this.#notices = notices;
    this.#settings = settings;
    this.#navigation = navigation;
  }

  get puzzle(): Puzzle | null {
    return this.shown?.puzzle ?? null;
  }

  readonly costsDiffer = $derived.by(() => normalCosts(this.shown?.puzzle.costs) !== undefined);

  readonly heuristics = $derived.by((): readonly HeuristicId[] =>
    this.shown ? heuristicsFor(this.shown.puzzle.rows, this.shown.puzzle.cols) : [this.#settings.now.search.heuristic],
  );

  readonly solvability = $derived.by(() => {
    const puzzle = this.shown?.puzzle;
    return puzzle ? solvability(puzzle.start, puzzle.goal, puzzle.cols) : null;
  });

  /** Stores the distance of the start of `puzzle`, known from all states of a small board. */
  learn(puzzle: Puzzle, distance: number | null): void {
    this.#learnt = { puzzle, distance };
  }

  /** Distance of the puzzle on the board, where known; `null`: there is no solution. */
  get distance(): number | null | undefined {
    return this.#learnt?.puzzle === this.puzzle ? this.#learnt?.distance : undefined;
  }

  /** Puts a puzzle on the board and shows it, in an open comparison or else in the search view. */
  async openPuzzle(puzzle: LibraryPuzzle | ShownPuzzle, step = 0): Promise<void> {
    this.#navigation.show(this.#navigation.view === 'compare' ? 'compare' : 'search');
    await this.use(puzzle, step);
  }

  /** Puts a puzzle on the board of every view, and searches it; the view stays. */
  async use({ puzzle, title, puzzleId, picture, isGuest }: ShownPuzzle, step = 0): Promise<void> {
    if (this.#notices.disconnected) return;
    this.shown = { puzzle, title, puzzleId, picture, isGuest };
    await this.listener(this.shown, step);
  }

  /** Shows an unsaved puzzle; the picture on the tiles stays. */
  async showPuzzle(puzzle: Puzzle): Promise<void> {
    await this.openPuzzle({ puzzle, title: UNTITLED, puzzleId: null, picture: this.shown?.picture });
  }

  async shuffle(): Promise<void> {
    const puzzle = this.puzzle;
    if (puzzle) await this.showPuzzle({ ...puzzle, start: shuffledStart(puzzle) });
  }

  /** Swaps two tiles of the start, so that the goal can be reached. */
  async repair(): Promise<void> {
    const puzzle = this.puzzle;
    if (puzzle) await this.showPuzzle({ ...puzzle, start: inOtherHalf(puzzle.start) });
  }

  /** The user starts to work with a puzzle from a link. */
  adopt(): void {
    if (this.shown?.isGuest) this.shown = { ...this.shown, isGuest: false };
  }
}

/** As the next start opens it, if it is in no set. */
export function unsavedPuzzle({ puzzle, title, picture, isGuest }: ShownPuzzle): UnsavedPuzzle {
  return { puzzle, title, ...(picture && { picture }), ...(isGuest && { isGuest }) };
}
