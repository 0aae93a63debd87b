import { createContext } from 'svelte';
import type { HeuristicDraft } from '../../shared/contract/heuristics.ts';
import { AppError } from '../../shared/contract/errors.ts';
import type { Puzzle } from '../../shared/contract/types.ts';
import type { OwnHeuristic } from '../../shared/puzzle/heuristics/own.ts';
import { isSame } from '../options/ownChoices.ts';
import { Loan } from '../program/loan.ts';
import type { Program } from '../program/program.ts';
import type { ChallengeScoring } from './challengeScoring.svelte.ts';
import type { HeuristicEditor } from './heuristicEditor.svelte.ts';

/** Keeps the editor while other views are open. Its code loads with the view. */
export class HeuristicPlace {
  editor = $state.raw<HeuristicEditor | null>(null);
  scoring: ChallengeScoring | null = null;
  readonly #loan = new Loan<HeuristicDraft>();

  async load(program: Program): Promise<HeuristicEditor> {
    const { HeuristicEditor } = await import('./heuristicEditor.svelte.ts');
    return (this.editor ??= new HeuristicEditor(program.api.heuristics, draftKeeper(program)));
  }

  /**
   * Opens a heuristic until `giveBack`. A program that came with a file only after the user has reviewed it: a draft
   * runs as soon as it is there.
   */
  async show(program: Program, own: OwnHeuristic, puzzle: Puzzle): Promise<void> {
    program.settings.hold(['draft']);
    const editor = await this.load(program);
    await this.#loan.show(
      () => editor.written,
      async () => {
        if (await mayRun(program, own, puzzle)) editor.open(own);
      },
    );
  }

  shows(own: OwnHeuristic): boolean {
    return this.editor !== null && isSame(this.editor.draft, own);
  }

  async giveBack(): Promise<void> {
    await this.#loan.giveBack(async (left) => this.editor!.restore(left));
  }
}

export const [getHeuristicPlace, setHeuristicPlace] = createContext<HeuristicPlace>();

export function draftKeeper({ settings }: Pick<Program, 'settings'>) {
  return {
    draft: settings.now.draft,
    keep: (draft: HeuristicDraft) => settings.gather({ draft }),
  };
}

/** Asks the host, which knows what the user has agreed to, and then the user. A formula needs no consent. */
async function mayRun({ api, own: owns }: Program, own: OwnHeuristic, puzzle: Puzzle): Promise<boolean> {
  if (own.kind === 'formula') return true;
  try {
    await api.heuristics.value({ own, puzzle });
    return true;
  } catch (error) {
    const isAsked = error instanceof AppError && error.code === 'not-agreed';
    return isAsked ? owns.show(own) : true; // one that fails says so in its view
  }
}
