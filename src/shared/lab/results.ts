/** What the searches of an experiment came to, one result for each puzzle and search. */
import { STATUSES, type Status } from '../trace/trace.ts';

/** What one search of one puzzle came to. */
export interface LabResult {
  readonly puzzle: number;
  readonly search: number;
  readonly status: Exclude<Status, 'running'>;
  readonly expanded: number;
  readonly generated: number;
  readonly straightBack: number;
  /** `null` where the search keeps no table of states. */
  readonly distinct: number | null;
  readonly maxFrontier: number;
  /** h of the start; `null` where the search uses no heuristic. */
  readonly h: number | null;
  /** Moves of the solution, or `null`. */
  readonly length: number | null;
  readonly ms: number;
}

/** Results as numbers, `FIELDS` each, as they cross a port. */
export type PackedResults = Float64Array<ArrayBuffer>;

const FIELDS = 11;
/** Stands for a missing number: all others are at least 0. */
const ABSENT = -1;

/** `results` as numbers. */
export function packResults(results: readonly LabResult[]): PackedResults {
  return Float64Array.from(
    results.flatMap((result) => [
      ...[result.puzzle, result.search, STATUSES.indexOf(result.status), result.expanded, result.generated],
      ...[result.straightBack, result.distinct ?? ABSENT, result.maxFrontier, result.length ?? ABSENT, result.ms],
      result.h ?? ABSENT,
    ]),
  );
}

/** How many results these numbers are. */
export function countPacked(packed: PackedResults): number {
  return packed.length / FIELDS;
}

/** The same numbers from a result on, so many results at the most. */
export function sliceOfPacked(packed: PackedResults, from: number, count: number): PackedResults {
  return packed.slice(from * FIELDS, (from + count) * FIELDS);
}

/** The results that these numbers are. */
export function unpackResults(packed: PackedResults): LabResult[] {
  return Array.from({ length: countPacked(packed) }, (_, index) => resultAt(packed, index * FIELDS));
}

function resultAt(packed: PackedResults, at: number): LabResult {
  const [puzzle, search, status, expanded, generated, straightBack, distinct, maxFrontier, length, ms, h] =
    packed.subarray(at, at + FIELDS) as unknown as readonly number[] & { readonly length: 11 };
  return {
    ...{ puzzle: puzzle!, search: search!, status: STATUSES[status!] as LabResult['status'] },
    ...{ expanded: expanded!, generated: generated!, straightBack: straightBack!, distinct: given(distinct!) },
    ...{ maxFrontier: maxFrontier!, length: given(length!), ms: ms!, h: given(h!) },
  };
}

function given(value: number): number | null {
  return value === ABSENT ? null : value;
}
