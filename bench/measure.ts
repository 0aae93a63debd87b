/** Medians and ratios. Contenders take turns, so that a busy minute of the machine falls on all of them. */

/** One thing to be timed: does its work and returns how much that was. */
export type Contender = () => number;

export interface Timed {
  /** Median of the milliseconds of a round. */
  readonly ms: number;
  /** What a round returned. */
  readonly work: number;
}

/** Runs every contender once in each round, after one round that does not count, and returns their medians by name. */
export function race<Name extends string>(contenders: Record<Name, Contender>, rounds: number): Record<Name, Timed> {
  const names = Object.keys(contenders) as Name[];
  const times = new Map(names.map((name) => [name, [] as number[]]));
  const work = new Map<Name, number>();
  for (let round = 0; round <= rounds; round++) {
    for (const name of names) {
      globalThis.gc?.();
      const startedAt = performance.now();
      work.set(name, contenders[name]());
      if (round > 0) times.get(name)!.push(performance.now() - startedAt);
    }
  }
  const timed = names.map((name) => [name, { ms: median(times.get(name)!), work: work.get(name)! }]);
  return Object.fromEntries(timed) as Record<Name, Timed>;
}

/** The middle value, or the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * Bytes that are in use because of what `make` returns: heap and array buffers, after collections before and after. To be
 * measured first: what earlier work has left behind may go away only meanwhile.
 */
export function bytesOf(make: () => unknown): number {
  const before = bytesInUse();
  const kept = make();
  const bytes = bytesInUse() - before;
  return kept === undefined ? 0 : bytes;
}

const COLLECTIONS = 4;

function bytesInUse(): number {
  if (!globalThis.gc) throw new Error('Memory can be measured with --expose-gc only.');
  // What one collection finds unused, a later one gives back.
  for (let collection = 0; collection < COLLECTIONS; collection++) globalThis.gc();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
