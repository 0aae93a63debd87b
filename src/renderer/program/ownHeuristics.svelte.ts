/** Heuristics of the user's own: what has been proved of them, and which may run. */
import { createSubscriber } from 'svelte/reactivity';
import type { Api } from '../../shared/contract/api.ts';
import type { OwnHeuristic } from '../../shared/puzzle/heuristics/own.ts';
import { onProof } from '../../shared/puzzle/heuristics/ownProofs.ts';

/** A heuristic that came from elsewhere, shown to the user. */
interface ShownHeuristic {
  readonly own: OwnHeuristic;
  readonly answer: (mayRun: boolean) => void;
}

export class OwnHeuristics {
  /** The one that waits for the user to look at it; `null` for none. */
  shown = $state.raw<ShownHeuristic | null>(null);

  readonly #api: Api['heuristics'];
  readonly #proofs = createSubscriber(onProof);

  constructor(api: Api['heuristics']) {
    this.#api = api;
  }

  /** Whoever says what a search promises reads this, and says it anew once something is proved. */
  watchProofs(): void {
    this.#proofs();
  }

  /** Lets a heuristic run that the user has written, or is looking at. */
  agree(own: OwnHeuristic): Promise<void> {
    return this.#api.agree({ own });
  }

  /** Shows a heuristic from elsewhere. Returns whether the user wants it to run; another that is shown meanwhile is refused. */
  async show(own: OwnHeuristic): Promise<boolean> {
    this.shown?.answer(false);
    const mayRun = await new Promise<boolean>((answer) => (this.shown = { own, answer }));
    if (mayRun) await this.agree(own);
    return mayRun;
  }

  /** The user has looked at the one that is shown. */
  answer(mayRun: boolean): void {
    this.shown?.answer(mayRun);
    this.shown = null;
  }
}
