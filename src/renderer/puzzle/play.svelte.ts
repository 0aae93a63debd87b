import { createContext } from 'svelte';
import type { Navigation } from '../program/navigation.svelte.ts';
import type { Hints } from './hints.svelte.ts';
import { Replay } from './replay.svelte.ts';
import type { Mode, PuzzleEditor } from './puzzleEditor.svelte.ts';

const WHY_NO_PLAY: Readonly<Record<Mode, string | null>> = {
  play: null,
  edit: 'Choose Play first: these boards are to be arranged.',
  costs: 'Choose Play first: this board says what a move costs.',
};

export class Play {
  replay = $state.raw<Replay | null>(null);
  /** Focuses the board being arranged or weighed, while one is on the screen. */
  focusArranged: (() => void) | null = null;
  readonly editor: PuzzleEditor;
  readonly #hints: Hints;
  readonly #navigation: Navigation;

  constructor(editor: PuzzleEditor, hints: Hints, navigation: Navigation) {
    this.editor = editor;
    this.#hints = hints;
    this.#navigation = navigation;
  }

  /** Where the board is not played on, focuses it instead. */
  move(action: number): void {
    if (this.editor.mode === 'play') this.editor.move(action);
    else this.focusArranged?.();
  }

  search(): void {
    if (this.editor.mode === 'play') this.editor.startFromHere();
    this.#navigation.show('search');
  }

  edit(): void {
    this.#show('edit');
  }

  weigh(): void {
    this.#show('costs');
  }

  #show(mode: Mode): void {
    this.editor.mode = mode;
    this.#navigation.show('puzzle');
  }

  get whyNoMoves(): string | null {
    return this.editor.moves === 0 ? 'No move has been made yet.' : null;
  }

  get whyNoReplay(): string | null {
    return this.#whyNoPlay ?? this.whyNoMoves;
  }

  toggleReplay(): void {
    this.replay = this.replay || this.whyNoReplay !== null ? null : new Replay(this.editor.boards());
  }

  get whyNoHint(): string | null {
    if (this.#whyNoPlay !== null) return this.#whyNoPlay;
    if (!this.editor.solvable) return 'There is no hint, because no moves lead to this goal.';
    return this.editor.isSolved ? 'The goal is reached.' : null;
  }

  askForHint(): void {
    const { puzzle, cells } = this.editor;
    if (puzzle && this.whyNoHint === null) void this.#hints.ask({ ...puzzle, start: cells });
  }

  get #whyNoPlay(): string | null {
    return WHY_NO_PLAY[this.editor.mode];
  }
}

export const [getPlay, setPlay] = createContext<Play>();
