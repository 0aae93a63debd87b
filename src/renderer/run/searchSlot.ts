import type { Api } from '../../shared/contract/api.ts';
import { isGone } from '../../shared/contract/errors.ts';
import type { SearchRequest } from './runOwner.ts';

type StartedSearches = Pick<Api['searches'], 'start' | 'stop'>;

interface Asker {
  isWanted(): boolean;
  take(searchId: number): void;
}

/**
 * Starts searches at the host one at a time. Skips those no longer wanted at their turn, and stops those no longer
 * wanted once started, so that few are open however fast they change.
 */
export class SearchSlot {
  readonly #searches: StartedSearches;
  #settled: Promise<unknown> = Promise.resolve();

  constructor(searches: StartedSearches) {
    this.#searches = searches;
  }

  /** Resolves when the asker has the search or no longer wants it. */
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

  /** Ignores a search that the host has lost. */
  async stop(searchId: number): Promise<void> {
    await this.#searches.stop({ searchId }).catch((error: unknown) => {
      if (!isGone(error)) throw error;
    });
  }
}
