/** What is being typed about a puzzle. It saves itself, a moment after the last key. */
import { untrack } from 'svelte';
import type { LibraryPuzzle, PuzzleText } from '../../shared/contract/types.ts';

const SAVED_AFTER_MS = 400;

export class PuzzleDraft {
  title = $state('');
  /** Separated by commas. */
  tags = $state('');
  notes = $state('');
  /** Why what was typed is not saved; `null` where nothing is wrong. */
  fault = $state<string | null>(null);
  readonly puzzleId: number;
  #saved: PuzzleText;
  readonly #save: (puzzleId: number, change: Partial<PuzzleText>) => Promise<void>;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(puzzle: LibraryPuzzle, save: (puzzleId: number, change: Partial<PuzzleText>) => Promise<void>) {
    const { puzzleId, title, tags, notes } = puzzle;
    this.puzzleId = puzzleId;
    this.#saved = { title, tags, notes };
    this.#save = save;
    this.#show(this.#saved);
  }

  /** Shows how the puzzle is kept now, if that was changed elsewhere; never in place of what was typed and is not saved. */
  hear({ title, tags, notes }: PuzzleText): void {
    untrack(() => {
      const kept = { title, tags, notes };
      const isNew = Object.keys(changeOf(this.#saved, kept)).length > 0;
      if (!isNew || Object.keys(changeOf(this.#saved, this.#typed)).length > 0) return;
      this.#saved = kept;
      this.#show(kept);
    });
  }

  #show({ title, tags, notes }: PuzzleText): void {
    this.title = title;
    this.tags = tags.join(', ');
    this.notes = notes;
  }

  get #typed(): PuzzleText {
    return { title: this.title.trim(), tags: tagsIn(this.tags), notes: this.notes };
  }

  /** Something was typed. */
  touch(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), SAVED_AFTER_MS);
  }

  /** Saves what has changed, at once. What is refused stays as it was typed, with the reason. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    const typed = this.#typed;
    const change = changeOf(this.#saved, typed);
    this.fault = null;
    if (Object.keys(change).length === 0) return;
    try {
      await this.#save(this.puzzleId, change);
      this.#saved = typed;
    } catch (error) {
      this.fault = error instanceof Error ? error.message : String(error);
    }
  }
}

/** "easy, week 3" → ["easy", "week 3"] */
function tagsIn(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.trim());
  return [...new Set(tags.filter((tag) => tag !== ''))];
}

function changeOf(saved: PuzzleText, typed: PuzzleText): Partial<PuzzleText> {
  const names = (['title', 'tags', 'notes'] as const).filter((name) => String(saved[name]) !== String(typed[name]));
  return Object.fromEntries(names.map((name) => [name, typed[name]]));
}
