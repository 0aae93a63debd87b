/** The right search beside a program that breaks a rule: until there it makes the same choices, if any known ones do. */
import type { Puzzle, SearchSpec } from '../../shared/contract/types.ts';
import type { Program } from '../program/program.ts';
import type { RunOwner } from '../run/runOwner.ts';
import type { RunView } from '../run/runView.svelte.ts';
import type { TreeLook } from '../run/treeViewState.svelte.ts';
import { viewOfTrace } from '../run/readyTrace.ts';
import type { RightTrace } from './refereeMethods.ts';

/** The search of the program. */
type SearchBeside = Required<Pick<RunOwner, 'puzzle' | 'search' | 'treeLook'>>;

export class RightSearch implements RunOwner {
  /** That of the program, whose tree is beside it. */
  readonly treeLook: TreeLook;
  readonly hidesNext = false;
  readonly view: RunView;
  /** Whether it is shown. */
  isOn = $state(false);
  /** `null` where the program breaks no rule of the search itself. */
  trace = $state.raw<RightTrace | null>(null);
  readonly #shown: SearchBeside;

  constructor(program: Program, shown: SearchBeside) {
    this.#shown = shown;
    this.treeLook = shown.treeLook;
    this.view = viewOfTrace(program, this, () => this.trace!.batch);
  }

  get puzzle(): Puzzle {
    return this.#shown.puzzle;
  }

  get search(): SearchSpec {
    return { ...this.#shown.search, ...this.trace?.choices };
  }

  async show(trace: RightTrace | null): Promise<void> {
    this.trace = trace;
    this.isOn &&= trace !== null;
    this.view.closeSearch();
    this.view.viewState.begin();
    if (trace !== null)
      await this.view.openSearch({ puzzle: this.puzzle, search: this.search, evenIfUnsolvable: true }, 0);
  }

  toggle(): void {
    this.isOn = !this.isOn;
  }
}
