/** Keeps a comparison with its runs. */
import type { ComparisonContent } from '../../shared/contract/comparisons.ts';
import type { Puzzle } from '../../shared/contract/types.ts';
import type { Program } from '../program/program.ts';
import type { Lane } from './lane.svelte.ts';

/** What is kept. */
interface Kept {
  readonly running: readonly Lane[];
  /** Waits until the searches of now have ended; throws where they do not. */
  untilEnded(): Promise<void>;
  contentOf(puzzle: Puzzle): ComparisonContent;
}

export class Saving {
  /** Whether the comparison is being saved: its searches may still be on the way to their ends. */
  isOn = $state(false);
  readonly #program: Program;
  readonly #comparison: Kept;

  constructor(program: Program, comparison: Kept) {
    this.#program = program;
    this.#comparison = comparison;
  }

  /**
   * Keeps the runs of all lanes for good, and the comparison in the library. Searches under way are taken to their ends first;
   * where others have begun before that, nothing is kept, and that is said.
   */
  async save(): Promise<void> {
    if (this.isOn || this.#comparison.running.length === 0) return;
    this.isOn = true;
    await this.#program.notices.attempt(() => this.#save(), 'The comparison is not saved.');
    this.isOn = false;
  }

  async #save(): Promise<void> {
    const { current, notices, shelf } = this.#program;
    const { puzzleId, title } = current.shown!;
    const keepAs = { puzzleId, title };
    await this.#comparison.untilEnded();
    const content = this.#comparison.contentOf(current.puzzle!);
    const searchIds = this.#comparison.running.map(({ player }) => player.opened!.searchId); // others may begin meanwhile
    for (const searchId of searchIds) await shelf.pinRun(searchId, keepAs);
    await shelf.saveComparison(content, keepAs);
    notices.tell('The runs are kept for good. The comparison is in the library and reopens as it is now.');
  }
}
