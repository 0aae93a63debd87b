import type { ComparisonContent } from '../../shared/contract/comparisons.ts';
import type { Puzzle } from '../../shared/contract/types.ts';
import type { Program } from '../program/program.ts';
import type { Lane } from './lane.svelte.ts';

interface Kept {
  readonly running: readonly Lane[];
  /** Throws where the searches do not end. */
  untilEnded(): Promise<void>;
  contentOf(puzzle: Puzzle): ComparisonContent;
}

export class Saving {
  isOn = $state(false);
  readonly #program: Program;
  readonly #comparison: Kept;

  constructor(program: Program, comparison: Kept) {
    this.#program = program;
    this.#comparison = comparison;
  }

  /**
   * Saves the comparison and the runs of all lanes, once its searches have ended. If others begin before that, saves
   * nothing and says so.
   */
  async save(): Promise<void> {
    if (this.isOn || this.#comparison.running.length === 0) return;
    this.isOn = true;
    await this.#program.notices.attempt(() => this.#save(), 'The comparison is not saved.');
    this.isOn = false;
  }

  async #save(): Promise<void> {
    const { current, notices, library } = this.#program;
    const { puzzleId, title } = current.shown!;
    const keepAs = { puzzleId, title };
    await this.#comparison.untilEnded();
    const content = this.#comparison.contentOf(current.puzzle!);
    const searchIds = this.#comparison.running.map(({ player }) => player.opened!.searchId); // others may begin meanwhile
    for (const searchId of searchIds) await library.pinRun(searchId, keepAs);
    await library.saveComparison(content, keepAs);
    notices.tell('The runs are kept for good. The comparison is in the library and reopens as it is now.');
  }
}
