/** The table of an experiment: for each distance and search the mean, the median, and how far the values lie apart. */
import type { BranchingId, LabMeasureId } from '../contract/experimentLook.ts';
import { branchingFactor } from './branching.ts';
import { MEASURES, type LabMeasure } from './measures.ts';
import type { LabResult } from './results.ts';

/** Several values of one measure. */
export interface ValueSpread {
  readonly mean: number;
  readonly median: number;
  readonly min: number;
  readonly max: number;
  /** Quartiles: a quarter of the values lies below `lower`, and a quarter above `upper`; between two values, the nearer one counts more. */
  readonly lower: number;
  readonly upper: number;
  /** Standard deviation of a sample (n − 1 in the denominator); `null` of a single value. */
  readonly sd: number | null;
}

/** Searches that a limit stopped: their values are no costs of a solution, so that there is no mean either. */
export interface StoppedSearches {
  readonly puzzles: number;
  /** The fewest nodes that one of them had generated when it was stopped. */
  readonly at: number;
  /** How many of them each limit stopped. */
  readonly by: Readonly<Partial<Record<LabResult['status'], number>>>;
}

/** One search on the puzzles of one distance. */
export interface SummaryCell {
  readonly search: number;
  /** Searches that are done. */
  readonly puzzles: number;
  readonly stopped: StoppedSearches | null;
  /** By measure; `null` where a search was stopped, or does not tell it. */
  readonly spreads: Readonly<Record<LabMeasureId, ValueSpread | null>>;
  /** b* of the mean of the nodes generated, by definition; `null` where there is none. */
  readonly bStar: Readonly<Record<BranchingId, number | null>>;
}

/** The puzzles of one distance. */
export interface SummaryRow {
  /** Moves of a shortest solution; `null` for the puzzles of which nobody knows. */
  readonly d: number | null;
  readonly puzzles: number;
  /** By search; cells of searches that have not begun have no puzzles. */
  readonly cells: readonly SummaryCell[];
}

/** What a limit stopped, and of what that limit is. */
export const LIMIT_NOUNS: Readonly<Partial<Record<LabResult['status'], string>>> = {
  'expansion-limit': 'expansions',
  'node-limit': 'nodes',
  'depth-limit': 'depth',
  'memory-limit': 'memory',
};

/** Whether a limit stopped the search before it had an answer. */
export function wasStoppedAt({ status }: Pick<LabResult, 'status'>): boolean {
  return status in LIMIT_NOUNS;
}

/** The table of `results`. `distances`: by puzzle, `null` where it is not known. `searches`: how many there are. Rows in order of distance. */
export function summarize(
  results: readonly LabResult[],
  distances: readonly (number | null)[],
  searches: number,
): SummaryRow[] {
  const byDistance = groupedBy(results, ({ puzzle }) => distances[puzzle] ?? null);
  const puzzles = groupedBy(distances, (d) => d);
  const order = Array.from(puzzles.keys()).sort((one, other) => (one ?? Infinity) - (other ?? Infinity));
  return order.map((d) => {
    const bySearch = groupedBy(byDistance.get(d) ?? [], ({ search }) => search);
    const cells = Array.from({ length: searches }, (_, search) => cellOf(search, bySearch.get(search) ?? [], d));
    return { d, puzzles: puzzles.get(d)!.length, cells };
  });
}

function cellOf(search: number, results: readonly LabResult[], d: number | null): SummaryCell {
  const stopped = results.filter(wasStoppedAt);
  const spreads = Object.fromEntries(
    Object.entries<LabMeasure>(MEASURES).map(([id, { of }]) => [
      id,
      stopped.length > 0 ? null : spreadOf(results.map((result) => of(result, d))),
    ]),
  ) as Record<LabMeasureId, ValueSpread | null>;
  const nodes = spreads.generated?.mean ?? null;
  const bStar = (definition: BranchingId): number | null =>
    nodes === null || d === null ? null : branchingFactor(definition, nodes, d);
  return {
    search,
    puzzles: results.length,
    stopped: stoppedOf(stopped),
    spreads,
    bStar: { tree: bStar('tree'), power: bStar('power') },
  };
}

function stoppedOf(results: readonly LabResult[]): StoppedSearches | null {
  if (results.length === 0) return null;
  const by = Object.fromEntries(
    Array.from(
      groupedBy(results, ({ status }) => status),
      ([status, { length }]) => [status, length],
    ),
  );
  return { puzzles: results.length, at: Math.min(...results.map(({ generated }) => generated)), by };
}

/** The spread of `values`, in any order; `null` where there are none, or one is missing. */
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

/** The value below which such a share of sorted values lies (R. Hyndman and Y. Fan, The American Statistician 50, 1996: definition 7). */
function quantile(sorted: Float64Array, share: number): number {
  const place = (sorted.length - 1) * share;
  const below = Math.floor(place);
  const low = sorted[below]!;
  return low + (place - below) * ((sorted[below + 1] ?? low) - low);
}

/** `values` by key, in order. */
function groupedBy<Value, Key>(values: readonly Value[], keyOf: (value: Value) => Key): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  }
  return groups;
}
