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
  /** Moves of the solution, or `null`. */
  readonly length: number | null;
  readonly ms: number;
}

/** Results as numbers, `FIELDS` for each: what crosses a port. */
export type PackedResults = Float64Array<ArrayBuffer>;

const FIELDS = 10;
/** A number that is not there: all others are at least 0. */
const ABSENT = -1;

/** `results` as numbers. */
export function packResults(results: readonly LabResult[]): PackedResults {
  return Float64Array.from(
    results.flatMap((result) => [
      ...[result.puzzle, result.search, STATUSES.indexOf(result.status), result.expanded, result.generated],
      ...[result.straightBack, result.distinct ?? ABSENT, result.maxFrontier, result.length ?? ABSENT, result.ms],
    ]),
  );
}

/** The results that these numbers are. */
export function unpackResults(packed: PackedResults): LabResult[] {
  return Array.from({ length: packed.length / FIELDS }, (_, index) => resultAt(packed, index * FIELDS));
}

function resultAt(packed: PackedResults, at: number): LabResult {
  const [puzzle, search, status, expanded, generated, straightBack, distinct, maxFrontier, length, ms] =
    packed.subarray(at, at + FIELDS) as unknown as readonly number[] & { readonly length: 10 };
  return {
    ...{ puzzle: puzzle!, search: search!, status: STATUSES[status!] as LabResult['status'] },
    ...{ expanded: expanded!, generated: generated!, straightBack: straightBack!, distinct: given(distinct!) },
    ...{ maxFrontier: maxFrontier!, length: given(length!), ms: ms! },
  };
}

function given(value: number): number | null {
  return value === ABSENT ? null : value;
}
