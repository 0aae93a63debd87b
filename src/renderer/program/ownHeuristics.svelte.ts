import { createSubscriber } from 'svelte/reactivity';
import type { Api } from '../../shared/contract/api.ts';
import type { OwnHeuristic } from '../../shared/puzzle/heuristics/own.ts';
import type { KeptHeuristic, ListedHeuristic } from '../../shared/contract/heuristics.ts';
import { onProof } from '../../shared/puzzle/heuristics/ownProofs.ts';
import type { HeldRows, Lists } from './lists.svelte.ts';

interface ShownHeuristic {
  readonly own: OwnHeuristic;
  readonly answer: (mayRun: boolean) => void;
}

export class OwnHeuristics {
  /** Awaits the user's consent. */
  shown = $state.raw<ShownHeuristic | null>(null);
  readonly list: HeldRows<ListedHeuristic>;

  readonly #api: Api['heuristics'];
  readonly #changes: Api['heuristics'];
  readonly #proofs = createSubscriber(onProof);

  constructor(api: Api, changes: Api, lists: Lists) {
    this.#api = api.heuristics;
    this.#changes = changes.heuristics;
    this.list = lists.rows('heuristics');
  }

  get kept(): readonly ListedHeuristic[] {
    return this.list.rows;
  }

  /** Saves a heuristic written by the user under its name; it may then run. */
  async keep(own: OwnHeuristic): Promise<KeptHeuristic> {
    await this.agree(own);
    return this.#changes.keep({ own });
  }

  /** Read where promises are shown, so that they update after a proof. */
  watchProofs(): void {
    this.#proofs();
  }

  /** Allows a heuristic that the user has written or reviewed to run. */
  agree(own: OwnHeuristic): Promise<void> {
    return this.#api.agree({ own });
  }

  /** Shows a foreign heuristic and resolves to the user's consent; a heuristic shown before is refused. */
  async show(own: OwnHeuristic): Promise<boolean> {
    this.shown?.answer(false);
    const mayRun = await new Promise<boolean>((answer) => (this.shown = { own, answer }));
    if (mayRun) await this.#changes.agree({ own });
    return mayRun;
  }

  answer(mayRun: boolean): void {
    this.shown?.answer(mayRun);
    this.shown = null;
  }
}
