/** The table of an experiment: mean, median and spread by distance and search. */
import type { BranchingId, CostMeasureId, LabMeasureId } from '../contract/experimentLook.ts';
import { branchingFactor, measuresFor } from './measures.ts';
import type { LabResult } from './results.ts';

export interface ValueSpread {
  readonly mean: number;
  readonly median: number;
  readonly min: number;
  readonly max: number;
  /** Quartiles, interpolated between values. */
  readonly lower: number;
  readonly upper: number;
  /** Sample standard deviation (n − 1); `null` for a single value. */
  readonly sd: number | null;
}

/** Searches stopped by a limit: their values are not costs of a solution, so there is no mean. */
export interface StoppedSearches {
  readonly puzzles: number;
  /** The fewest nodes that one of them had generated. */
  readonly at: number;
  /** How many each limit stopped. */
  readonly by: Readonly<Partial<Record<LabResult['status'], number>>>;
}

/** Those of costs are absent where every move costs 1. */
export type Spreads = Readonly<
  Record<Exclude<LabMeasureId, CostMeasureId>, ValueSpread | null> & Partial<Record<CostMeasureId, ValueSpread | null>>
>;

export interface SummaryCell {
  readonly search: number;
  readonly puzzles: number;
  readonly stopped: StoppedSearches | null;
  /** By measure; `null` where a search was stopped, or lacks the measure. */
  readonly spreads: Spreads;
  /** b* of the mean of nodes generated, by definition; `null` if there is none. */
  readonly bStar: Readonly<Record<BranchingId, number | null>>;
}

export interface SummaryRow {
  /** Length of a shortest solution; `null` for puzzles where it is unknown. */
  readonly d: number | null;
  readonly puzzles: number;
  /** By search; without puzzles until the search has begun. */
  readonly cells: readonly SummaryCell[];
}

/** What the limit counts. */
export const LIMIT_NOUNS: Readonly<Partial<Record<LabResult['status'], string>>> = {
  'expansion-limit': 'expansions',
  'node-limit': 'nodes',
  'depth-limit': 'depth',
  'memory-limit': 'memory',
};

export function wasStoppedAt({ status }: Pick<LabResult, 'status'>): boolean {
  return status in LIMIT_NOUNS;
}

/**
 * `distances`, `least`: by puzzle the length of a shortest solution and the cost of a cheapest one, `null` if unknown;
 * no `least` where every move costs 1. `searches`: their number. Rows by ascending distance.
 */
export function summarize(
  results: readonly LabResult[],
  distances: readonly (number | null)[],
  searches: number,
  least: readonly (number | null)[] | null = null,
): SummaryRow[] {
  const measures = Object.entries(measuresFor(least !== null));
  const byDistance = Map.groupBy(results, ({ puzzle }) => distances[puzzle] ?? null);
  const puzzles = Map.groupBy(distances, (d) => d);
  const order = Array.from(puzzles.keys()).sort((one, other) => (one ?? Infinity) - (other ?? Infinity));
  const cellOf = (d: number | null, search: number, found: readonly LabResult[]): SummaryCell => {
    const stopped = found.filter(wasStoppedAt);
    const spreads = Object.fromEntries(
      measures.map(([id, { of }]) => [
        id,
        stopped.length > 0 ? null : spreadOf(found.map((result) => of(result, d, least?.[result.puzzle] ?? null))),
      ]),
    ) as Spreads;
    return { search, puzzles: found.length, stopped: stoppedOf(stopped), spreads, bStar: bStarOf(spreads, d) };
  };
  return order.map((d) => {
    const bySearch = Map.groupBy(byDistance.get(d) ?? [], ({ search }) => search);
    const cells = Array.from({ length: searches }, (_, search) => cellOf(d, search, bySearch.get(search) ?? []));
    return { d, puzzles: puzzles.get(d)!.length, cells };
  });
}

function bStarOf({ generated }: Spreads, d: number | null): SummaryCell['bStar'] {
  const bStar = (definition: BranchingId): number | null =>
    generated === null || d === null ? null : branchingFactor(definition, generated.mean, d);
  return { tree: bStar('tree'), power: bStar('power') };
}

function stoppedOf(results: readonly LabResult[]): StoppedSearches | null {
  if (results.length === 0) return null;
  const byStatus = Array.from(Map.groupBy(results, ({ status }) => status));
  return {
    puzzles: results.length,
    at: Math.min(...results.map(({ generated }) => generated)),
    by: Object.fromEntries(byStatus.map(([status, { length }]) => [status, length])),
  };
}

/** `null` if `values` is empty, or one is missing. */
export function spreadOf(values: readonly (number | null)[]): ValueSpread | null {
  const present = values.filter((value) => value !== null);
  if (present.length === 0 || present.length < values.length) return null;
  const sorted = Float64Array.from(present).sort();
  const n = sorted.length;
  const mean = sorted.reduce((sum, value) => sum + value, 0) / n;
  const squares = sorted.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return {
    mean,
    median: quantile(sorted, 0.5),
    min: sorted[0]!,
    max: sorted[n - 1]!,
    lower: quantile(sorted, 0.25),
    upper: quantile(sorted, 0.75),
    sd: n === 1 ? null : Math.sqrt(squares / (n - 1)),
  };
}

/** R. Hyndman and Y. Fan, The American Statistician 50, 1996: definition 7. */
function quantile(sorted: Float64Array, share: number): number {
  const place = (sorted.length - 1) * share;
  const below = Math.floor(place);
  const low = sorted[below]!;
  return low + (place - below) * ((sorted[below + 1] ?? low) - low);
}
