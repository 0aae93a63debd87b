/** The limit that a search has stopped at, with its number, and whether it can be raised. */
import { formatNumber } from '../../ui/format.ts';
import { MAX_RAISE, raiseOf, USUAL_LIMITS } from '../../../shared/contract/searchLimits.ts';
import type { SearchSpec } from '../../../shared/contract/types.ts';
import type { Status } from '../../../shared/trace/trace.ts';

export interface StoppedAt {
  /** "2,000,000 nodes" */
  readonly limit: string;
  /** The limit that it can be raised to; `null` where it is the highest. */
  readonly next: { readonly raise: number; readonly limit: string } | null;
}

const BYTES_PER_MB = 1024 * 1024;

/** By status: the limit of a search that is raised so many times. */
const LIMITS: Partial<Record<Status, (raise: number) => string>> = {
  'node-limit': (raise) => `${formatNumber(raise * USUAL_LIMITS.nodes)} nodes`,
  'expansion-limit': (raise) => `${formatNumber(raise * USUAL_LIMITS.expansions)} expansions`,
  'memory-limit': (raise) => `${formatNumber((raise * USUAL_LIMITS.bytes) / BYTES_PER_MB)} MB`,
};

/** What stopped a search with this status; `null` where none of the program's limits did. */
export function stoppedAt(status: Status, { limits }: SearchSpec): StoppedAt | null {
  const written = LIMITS[status];
  if (!written) return null;
  const raise = raiseOf(limits);
  const next = 2 * raise <= MAX_RAISE ? { raise: 2 * raise, limit: written(2 * raise) } : null;
  return { limit: written(raise), next };
}
