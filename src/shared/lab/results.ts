import { STATUSES, type Status } from '../trace/trace.ts';

export interface LabResult {
  readonly puzzle: number;
  readonly search: number;
  readonly status: Exclude<Status, 'running'>;
  readonly expanded: number;
  readonly generated: number;
  readonly straightBack: number;
  /** `null` without a table of states. */
  readonly distinct: number | null;
  readonly maxFrontier: number;
  /** h of the start; `null` without a heuristic. */
  readonly h: number | null;
  readonly length: number | null;
  readonly ms: number;
}

/** Results as numbers, `FIELDS` each, for transfer. */
export type PackedResults = Float64Array<ArrayBuffer>;

const FIELDS = 11;
const ABSENT = -1;

export function packResults(results: readonly LabResult[]): PackedResults {
  return Float64Array.from(
    results.flatMap((result) => [
      ...[result.puzzle, result.search, STATUSES.indexOf(result.status), result.expanded, result.generated],
      ...[result.straightBack, result.distinct ?? ABSENT, result.maxFrontier, result.length ?? ABSENT, result.ms],
      result.h ?? ABSENT,
    ]),
  );
}

export function countPacked(packed: PackedResults): number {
  return packed.length / FIELDS;
}

/** At most `count` results. */
export function sliceOfPacked(packed: PackedResults, from: number, count: number): PackedResults {
  return packed.slice(from * FIELDS, (from + count) * FIELDS);
}

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
