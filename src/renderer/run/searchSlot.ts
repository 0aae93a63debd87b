import type { Api } from '../../shared/contract/api.ts';
import { isGone } from './gone.ts';
import type { SearchRequest } from './runSubject.ts';

/** Who asks for a search: whether it is still wanted, and where its number goes. */
interface Asker {
  isWanted(): boolean;
  take(searchId: number): void;
}

/**
 * Starts searches at the host, one after another: one that is not wanted any more when its turn comes is not started, and
 * one that is not wanted when it is there is stopped before the next. So however fast they change, few are open.
 */
export class SearchSlot {
  readonly #searches: Api['searches'];
  /** Resolves when no search is being started. */
  #settled: Promise<unknown> = Promise.resolve();

  constructor(searches: Api['searches']) {
    this.#searches = searches;
  }

  /** Resolves when the asker has taken the search, or does not want it any more. */
  start(request: SearchRequest, asker: Asker): Promise<void> {
    const started = this.#settled.then(() => this.#start(request, asker));
    this.#settled = started.catch(() => {});
    return started;
  }

  async #start(request: SearchRequest, asker: Asker): Promise<void> {
    if (!asker.isWanted()) return;
    const { searchId } = await this.#searches.start(request);
    if (asker.isWanted()) asker.take(searchId);
    else await this.stop(searchId);
  }

  /** Frees a search of the host. One that the host has lost is free already. */
  async stop(searchId: number): Promise<void> {
    await this.#searches.stop({ searchId }).catch((error: unknown) => {
      if (!isGone(error)) throw error;
    });
  }
}
