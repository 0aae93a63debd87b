import type { SpareColumns } from '../trace/columns.ts';
import type { Status } from '../trace/trace.ts';
import { CountColumns } from './countColumns.ts';
import type { TracelessSearch, SearchCounts } from './counts.ts';
import type { Domain } from './domain.ts';
import { isForNumbered, NumberedSearch } from './numberedSearch.ts';
import { keepsDuplicates, type SearchOptions } from './options.ts';
import { SearchLoop } from './searchLoop.ts';
import { STRATEGIES } from './strategy.ts';

/**
 * Starts a search of `domain` that writes no trace. Counters, status and solution equal those of `Search` unless a
 * byte limit stops one of them, as this one needs less. Without `countsDistinct`, a depth-first search that keeps
 * repeated states takes memory for one path, and does not count distinct states.
 */
export function countedSearch(
  domain: Domain,
  options: SearchOptions,
  spare: SpareColumns,
  countsDistinct = false,
): TracelessSearch {
  const general = (): LoopCounting => new LoopCounting(domain, options, countsDistinct, spare);
  if (domain.numbered === undefined || !isForNumbered(options)) return general();
  return new NumberedCounting(new NumberedSearch(domain, domain.numbered, options, spare), general);
}

class LoopCounting implements TracelessSearch {
  readonly #loop: SearchLoop<CountColumns>;

  constructor(domain: Domain, options: SearchOptions, countsDistinct: boolean, spare: SpareColumns) {
    const forgets = !countsDistinct && STRATEGIES[options.strategy].frontier === 'lifo' && keepsDuplicates(options);
    const record = new CountColumns((action) => domain.inverse(action), forgets, spare, domain.costsDiffer);
    this.#loop = new SearchLoop(domain, options, record, spare, forgets);
  }

  get status(): Status {
    return this.#loop.record.status;
  }

  get counts(): SearchCounts {
    return this.#loop.record.counts;
  }

  get solution(): readonly number[] | null {
    return this.#loop.record.solution;
  }

  advance(expansions: number): Status {
    return this.#loop.advance(expansions);
  }
}

/** Counts by tables, or all over by `SearchLoop` where a number exceeds them. */
class NumberedCounting implements TracelessSearch {
  #search: NumberedSearch | LoopCounting;
  readonly #general: () => LoopCounting;

  constructor(search: NumberedSearch, general: () => LoopCounting) {
    this.#search = search;
    this.#general = general;
    this.#fit();
  }

  get status(): Status {
    return this.#search.status;
  }

  get counts(): SearchCounts {
    return this.#search.counts;
  }

  get solution(): readonly number[] | null {
    return this.#search.solution;
  }

  advance(expansions: number): Status {
    const end = this.counts.expanded + expansions;
    this.#search.advance(expansions);
    this.#fit();
    const left = end - this.counts.expanded;
    return left > 0 ? this.#search.advance(left) : this.status;
  }

  #fit(): void {
    if (this.#search instanceof NumberedSearch && this.#search.isUnfit) this.#search = this.#general();
  }
}
