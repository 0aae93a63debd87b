/** Pulls a trace from the host, one bounded batch at a time, as far as somebody wants it. */
import { decodeBatch, type Batch } from '../../shared/trace/batch.ts';

/** Bounds of one pull: small enough that a step asked for meanwhile is not kept waiting. */
const EXPANSIONS_PER_PULL = 4096;
const MILLIS_PER_PULL = 40;

export interface Source {
  advance(params: { searchId: number; expansions: number; millis: number }): Promise<ArrayBuffer>;
}

export interface SupplyEvents {
  /** A batch has arrived. Returns the number of expansions there are now, and whether more can come. */
  received(batch: Batch): { expansions: number; ended: boolean };
  failed(error: unknown): void;
}

/** One call in flight at the most; nothing is delivered after `close`. */
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

  /** Asks for the trace up to `expansions` steps (`Infinity`: to the end). Returns at once. */
  want(expansions: number): void {
    this.#wanted = Math.max(this.#wanted, expansions);
    if (!this.#pulling) void this.#pull();
  }

  /** Takes back what was wanted beyond what has arrived. */
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
