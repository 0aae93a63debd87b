/** What is done in the board view: moves, hints, the replay of the moves. */
import { createContext } from 'svelte';
import type { Navigation } from '../program/navigation.svelte.ts';
import type { Hints } from './hints.svelte.ts';
import { Replay } from './replay.svelte.ts';
import type { Workbench } from './workbench.svelte.ts';

export class Play {
  /** The moves that are shown once more; `null` while none are. */
  replay = $state.raw<Replay | null>(null);
  /** Gives the focus to the board that is arranged, while there is one on the screen. */
  focusArranged: (() => void) | null = null;
  readonly bench: Workbench;
  readonly #hints: Hints;
  readonly #navigation: Navigation;

  constructor(bench: Workbench, hints: Hints, navigation: Navigation) {
    this.bench = bench;
    this.#hints = hints;
    this.#navigation = navigation;
  }

  /** Moves the blank by an action. On boards to arrange, the arrow keys lead to the one that is arranged. */
  move(action: number): void {
    if (this.bench.mode === 'play') this.bench.move(action);
    else this.focusArranged?.();
  }

  /** Searches the board as it was played. */
  search(): void {
    if (this.bench.mode === 'play') this.bench.startFromHere();
    this.#navigation.show('search');
  }

  edit(): void {
    this.bench.mode = 'edit';
    this.#navigation.show('puzzle');
  }

  /** Why the moves cannot be replayed; `null` where they can. */
  get whyNoReplay(): string | null {
    return this.#whyNoPlay ?? (this.bench.moves === 0 ? 'No move has been made yet.' : null);
  }

  toggleReplay(): void {
    this.replay = this.replay || this.whyNoReplay !== null ? null : new Replay(this.bench.boards());
  }

  /** Why there is no hint; `null` where there is one. */
  get whyNoHint(): string | null {
    if (this.#whyNoPlay !== null) return this.#whyNoPlay;
    if (!this.bench.solvable) return 'There is no hint, because no moves lead to this goal.';
    return this.bench.isSolved ? 'The goal is reached.' : null;
  }

  askForHint(): void {
    const { puzzle, cells } = this.bench;
    if (puzzle && this.whyNoHint === null) void this.#hints.ask({ ...puzzle, start: cells });
  }

  get #whyNoPlay(): string | null {
    return this.bench.mode === 'play' ? null : 'Choose Play first: these boards are to be arranged.';
  }
}

export const [getPlay, setPlay] = createContext<Play>();
