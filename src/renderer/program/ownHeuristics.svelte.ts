/** The user's own heuristics: those that are kept, what has been proved of them, and which may run. */
import { createSubscriber } from 'svelte/reactivity';
import type { Api } from '../../shared/contract/api.ts';
import type { OwnHeuristic } from '../../shared/puzzle/heuristics/own.ts';
import type { KeptHeuristic, ListedHeuristic } from '../../shared/contract/heuristics.ts';
import type { Damaged } from '../../shared/contract/types.ts';
import { onProof } from '../../shared/puzzle/heuristics/ownProofs.ts';
import { latest } from './latest.ts';

/** A heuristic that came from elsewhere, shown to the user. */
interface ShownHeuristic {
  readonly own: OwnHeuristic;
  readonly answer: (mayRun: boolean) => void;
}

export class OwnHeuristics {
  /** The one that waits for the user to look at it; `null` for none. */
  shown = $state.raw<ShownHeuristic | null>(null);
  /** Those of the library, the oldest first. */
  kept = $state.raw<readonly ListedHeuristic[]>([]);
  damaged = $state.raw<readonly Damaged[]>([]);

  readonly #api: Api['heuristics'];
  /** Reads the list again. */
  readonly reload = latest(
    () => this.#api.list({}),
    ({ heuristics, damaged }) => ([this.kept, this.damaged] = [heuristics, damaged]),
  );
  readonly #proofs = createSubscriber(onProof);

  constructor(api: Api['heuristics']) {
    this.#api = api;
  }

  /** Keeps one that the user has written under its name; from then on it may run. */
  async keep(own: OwnHeuristic): Promise<KeptHeuristic> {
    await this.agree(own);
    const kept = await this.#api.keep({ own });
    await this.reload();
    return kept;
  }

  async delete(heuristicId: number): Promise<void> {
    await this.#api.delete({ heuristicId });
    await this.reload();
  }

  async restore(heuristicId: number): Promise<void> {
    await this.#api.restore({ heuristicId });
    await this.reload();
  }

  /** Read by what shows promises, so that it updates after a proof. */
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
    if (mayRun) await this.agree(own).then(() => this.reload());
    return mayRun;
  }

  /** The user has looked at the one that is shown. */
  answer(mayRun: boolean): void {
    this.shown?.answer(mayRun);
    this.shown = null;
  }
}
