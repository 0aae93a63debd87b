/** Runs the searches of a stop in the host, for the figures of its texts. */
import type { Api } from '../../shared/contract/api.ts';
import { AppError, type ErrorCode } from '../../shared/contract/errors.ts';
import type { LessonStop } from '../../shared/contract/lessons.ts';
import type { Puzzle, SearchSpec } from '../../shared/contract/types.ts';
import type { FiguredSearch } from '../../shared/lesson/figures.ts';
import { TraceReader } from '../../shared/readings/reading.ts';
import { decodeBatch } from '../../shared/trace/batch.ts';

/** Bounds of one pull: searches on the screen have priority. */
const EXPANSIONS_PER_PULL = 20_000;
const MILLIS_PER_PULL = 30;

/** Refusals of one search, as of a heuristic that nobody has agreed to: those of other stops run. */
const OF_ONE_SEARCH: ReadonlySet<ErrorCode> = new Set(['not-agreed', 'bad-heuristic', 'bad-params', 'not-found']);

/** What is computed of a stop; `null` where its search is refused. Throws if the host is gone. */
export async function unlessRefused<Computed>(computing: Promise<Computed>): Promise<Computed | null> {
  try {
    return await computing;
  } catch (error) {
    if (error instanceof AppError && OF_ONE_SEARCH.has(error.code)) return null;
    throw error;
  }
}

export class StopSearches {
  readonly #searches: Api['searches'];
  #isWanted = true;

  constructor(searches: Api['searches']) {
    this.#searches = searches;
  }

  get isWanted(): boolean {
    return this.#isWanted;
  }

  /** Searches under way end with what they have. */
  stop(): void {
    this.#isWanted = false;
  }

  /** The searches of a stop; those listed in `needed` with their full traces. Throws if the host is gone. */
  async run({ puzzle, searches, steps }: LessonStop, needed: readonly number[]): Promise<FiguredSearch[]> {
    const all: FiguredSearch[] = [];
    for (const [index, search] of searches.entries()) {
      const reader = needed.includes(index) ? await this.traceOf(puzzle, search) : new TraceReader();
      all.push({ reader, search, step: steps[index] });
    }
    return all;
  }

  /** The trace of a search, to its end or to `steps` at least. Throws if the host is gone. */
  async traceOf(puzzle: Puzzle, search: SearchSpec, steps = Infinity): Promise<TraceReader> {
    const reader = new TraceReader();
    for (let done = 0; done < 1 && this.#isWanted;) ({ done } = await this.#searches.prepare({ puzzle, search }));
    if (!this.#isWanted) return reader;
    const { searchId } = await this.#searches.start({ puzzle, search, evenIfUnsolvable: true });
    try {
      while (this.#isWanted && reader.status === 'running' && reader.expansions < steps)
        await this.#pull(searchId, reader, steps);
    } finally {
      await this.#searches.stop({ searchId });
    }
    return reader;
  }

  async #pull(searchId: number, reader: TraceReader, steps: number): Promise<void> {
    const expansions = Math.min(EXPANSIONS_PER_PULL, steps - reader.expansions);
    const bounds = { expansions, millis: MILLIS_PER_PULL };
    reader.append(decodeBatch(await this.#searches.advance({ searchId, ...bounds })));
  }
}
