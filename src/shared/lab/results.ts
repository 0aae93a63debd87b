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
  /** Of the solution; absent without one, and where every move costs 1. */
  readonly cost?: number;
  readonly ms: number;
}

/** Results as numbers, `FIELDS` each, for transfer. */
export type PackedResults = Float64Array<ArrayBuffer>;

const FIELDS = 12;
const ABSENT = -1;

export function packResults(results: readonly LabResult[]): PackedResults {
  return Float64Array.from(
    results.flatMap((result) => [
      ...[result.puzzle, result.search, STATUSES.indexOf(result.status), result.expanded, result.generated],
      ...[result.straightBack, result.distinct ?? ABSENT, result.maxFrontier, result.length ?? ABSENT, result.ms],
      ...[result.h ?? ABSENT, result.cost ?? ABSENT],
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
  const [puzzle, search, status, expanded, generated, straightBack, distinct, maxFrontier, length, ms, h, cost] =
    packed.subarray(at, at + FIELDS) as unknown as readonly number[] & { readonly length: 12 };
  return {
    ...{ puzzle: puzzle!, search: search!, status: STATUSES[status!] as LabResult['status'] },
    ...{ expanded: expanded!, generated: generated!, straightBack: straightBack!, distinct: given(distinct!) },
    ...{ maxFrontier: maxFrontier!, length: given(length!), ms: ms!, h: given(h!) },
    ...(cost !== ABSENT && { cost: cost! }),
  };
}

function given(value: number): number | null {
  return value === ABSENT ? null : value;
}

/** Variable-length integers: seven bits per byte, lowest first; the eighth says that more follow. */
const [BITS, MORE] = [128, 128];

/** Integers of a result, each plus 1, with 0 for a missing one. The time follows. */
const WHOLE = [0, 1, 2, 3, 4, 5, 6, 7, 8, 10];
const COST = 11;
/** First byte where each result has a cost too, after the other integers: no result begins with it. */
const WITH_COSTS = 0;
const TIME = 9;
/** Times are stored in microseconds. */
const PER_MS = 1000;

/** Results as about 25 bytes each, for storage. Times lose fractions of a microsecond. */
export function compactResults(packed: PackedResults): Uint8Array {
  const hasCosts = packed.some((value, at) => at % FIELDS === COST && value !== ABSENT);
  const whole = hasCosts ? [...WHOLE, COST] : WHOLE;
  const bytes: number[] = hasCosts ? [WITH_COSTS] : [];
  for (let at = 0; at < countPacked(packed) * FIELDS; at += FIELDS) {
    for (const field of whole) writeInteger(bytes, packed[at + field]! + 1);
    writeInteger(bytes, Math.round(packed[at + TIME]! * PER_MS));
  }
  return Uint8Array.from(bytes);
}

export function resultsOfCompact(bytes: Uint8Array): LabResult[] {
  const values: number[] = [];
  const hasCosts = bytes[0] === WITH_COSTS;
  const whole = hasCosts ? [...WHOLE, COST] : WHOLE;
  for (let at = hasCosts ? 1 : 0; at < bytes.length;) {
    let [value, factor] = [0, 1];
    for (; bytes[at]! >= MORE; at++, factor *= BITS) value += (bytes[at]! - MORE) * factor;
    values.push(value + bytes[at++]! * factor);
  }
  const stored = whole.length + 1;
  const packed = new Float64Array((values.length / stored) * FIELDS).fill(ABSENT);
  for (let from = 0, at = 0; from < values.length; from += stored, at += FIELDS) {
    whole.forEach((field, place) => (packed[at + field] = values[from + place]! - 1));
    packed[at + TIME] = values[from + whole.length]! / PER_MS;
  }
  return unpackResults(packed);
}

function writeInteger(bytes: number[], value: number): void {
  let rest = value;
  for (; rest >= BITS; rest = Math.floor(rest / BITS)) bytes.push((rest % BITS) + MORE);
  bytes.push(rest);
}
