/**
 * Times a search by repeating it. A single run says little: the first one is slow because its code is still being
 * compiled, and any run may be interrupted.
 */
import { LEAST_TIMED_RUNS, LONGEST_REPEATED_MS } from '../../shared/contract/timing.ts';
import type { SearchTime } from '../../shared/contract/timing.ts';
import type { Search } from '../../shared/engine/search.ts';
import { SLICE_EXPANSIONS } from './limits.ts';

/**
 * A search is repeated for this long, in milliseconds, and at least `LEAST_TIMED_RUNS` and at most `MOST_RUNS` times.
 */
const REPEATED_FOR_MS = 250;
const MOST_RUNS = 1_000;

export class Timing {
  readonly #now: () => number;
  readonly #open: () => Search;
  readonly #firstMs: number;
  readonly #leastMs: number;
  /** Milliseconds of each ended run, the watched one not included. */
  readonly #runs: number[] = [];
  /** Runs that have ended and are timed together with the next ones, and their milliseconds. */
  #together = 0;
  #togetherMs = 0;
  #running: Search | null = null;
  #runningMs = 0;
  #spentMs = 0;

  /**
   * `open` opens the search anew; `firstMs`: what its first run took. `leastMs`: where the clock is rounded, runs are
   * timed together until they take this long.
   */
  constructor(now: () => number, open: () => Search, firstMs: number, leastMs = 0) {
    this.#leastMs = leastMs;
    this.#now = now;
    this.#open = open;
    this.#firstMs = firstMs;
  }

  /**
   * Repeats the search for about `millis` milliseconds; not where there is no room for a second run, or the first was
   * long.
   */
  goOn(millis: number, hasRoom: boolean): SearchTime {
    if (this.#firstMs > LONGEST_REPEATED_MS || !hasRoom) return { runs: 1, medianMs: this.#firstMs, isOver: true };
    const startedAt = this.#now();
    while (!this.#isOver && this.#now() - startedAt < millis) this.#advance();
    return { runs: this.#runs.length, medianMs: this.#median, isOver: this.#isOver };
  }

  get #isOver(): boolean {
    const { length } = this.#runs;
    return length >= MOST_RUNS || (length >= LEAST_TIMED_RUNS && this.#spentMs >= REPEATED_FOR_MS);
  }

  /** The median of the second half of the runs: those before it warm the machine up. */
  get #median(): number {
    const warm = this.#runs.slice(Math.floor(this.#runs.length / 2)).sort((a, b) => a - b);
    return warm[Math.floor(warm.length / 2)] ?? this.#firstMs;
  }

  #advance(): void {
    const search = (this.#running ??= this.#open());
    const startedAt = this.#now();
    search.advance(SLICE_EXPANSIONS);
    this.#runningMs += this.#now() - startedAt;
    if (search.trace.status === 'running') return;
    this.#running = null;
    this.#together++;
    this.#togetherMs += this.#runningMs;
    this.#spentMs += this.#runningMs;
    this.#runningMs = 0;
    const isLast = this.#runs.length + this.#together >= MOST_RUNS;
    if (this.#togetherMs >= this.#leastMs || isLast) this.#countTogether();
  }

  /** Each of the runs timed together counts with their mean. */
  #countTogether(): void {
    const mean = this.#togetherMs / this.#together;
    for (let run = 0; run < this.#together; run++) this.#runs.push(mean);
    [this.#together, this.#togetherMs] = [0, 0];
  }
}
