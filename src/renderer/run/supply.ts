/** Pulls a trace from the host in bounded batches, as far as it is wanted. */
import { decodeBatch, type Batch } from '../../shared/trace/batch.ts';

/** Bounds of one pull, small enough not to delay a step that is requested meanwhile. */
const EXPANSIONS_PER_PULL = 4096;
const MILLIS_PER_PULL = 40;

export interface Source {
  advance(params: { searchId: number; expansions: number; millis: number }): Promise<ArrayBuffer>;
}

export interface SupplyEvents {
  /** Returns the expansions so far, and whether the search has ended. */
  received(batch: Batch): { expansions: number; ended: boolean };
  failed(error: unknown): void;
}

/** At most one call is in flight; nothing is delivered after `close`. */
export class Supply {
  readonly #source: Source;
  readonly #searchId: number;
  readonly #events: SupplyEvents;
  #wanted = 0;
  #got = 0;
  #ended = false;
  #pulling = false;
  #closed = false;

  constructor(source: Source, searchId: number, events: SupplyEvents) {
    this.#source = source;
    this.#searchId = searchId;
    this.#events = events;
  }

  /** Pulls up to `expansions` steps (`Infinity`: to the end). Returns at once. */
  want(expansions: number): void {
    this.#wanted = Math.max(this.#wanted, expansions);
    if (!this.#pulling) void this.#pull();
  }

  /** Wants nothing beyond what has arrived. */
  wantNoMore(): void {
    this.#wanted = this.#got;
  }

  close(): void {
    this.#closed = true;
  }

  get #wantsMore(): boolean {
    return !this.#closed && !this.#ended && this.#got < this.#wanted;
  }

  async #pull(): Promise<void> {
    this.#pulling = true;
    try {
      while (this.#wantsMore) await this.#pullOnce();
    } catch (error) {
      this.#ended = true;
      if (!this.#closed) this.#events.failed(error);
    } finally {
      this.#pulling = false;
    }
  }

  async #pullOnce(): Promise<void> {
    const expansions = Math.min(EXPANSIONS_PER_PULL, this.#wanted - this.#got);
    const searchId = this.#searchId;
    const buffer = await this.#source.advance({ searchId, expansions, millis: MILLIS_PER_PULL });
    if (this.#closed) return;
    const { expansions: got, ended } = this.#events.received(decodeBatch(buffer));
    this.#got = got;
    this.#ended = ended;
  }
}
