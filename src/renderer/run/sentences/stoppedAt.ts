/** The limit at which a search stopped, and whether it can be raised. */
import { formatNumber } from '../../ui/format.ts';
import { MAX_RAISE, raiseOf, USUAL_LIMITS } from '../../../shared/contract/searchLimits.ts';
import type { SearchSpec } from '../../../shared/contract/types.ts';
import type { Status } from '../../../shared/trace/trace.ts';

const BYTES_PER_MB = 1024 * 1024;

const LIMITS: Partial<Record<Status, (raise: number) => string>> = {
  'node-limit': (raise) => `${formatNumber(raise * USUAL_LIMITS.nodes)} nodes`,
  'expansion-limit': (raise) => `${formatNumber(raise * USUAL_LIMITS.expansions)} expansions`,
  'memory-limit': (raise) => `${formatNumber((raise * USUAL_LIMITS.bytes) / BYTES_PER_MB)} MB`,
};

/** `limit`: "2,000,000 nodes"; `next`: the next higher limit, `null` at the highest. */
export function stoppedAt(status: Status, { limits }: SearchSpec) {
  const written = LIMITS[status];
  if (!written) return null;
  const raise = raiseOf(limits);
  const next = 2 * raise <= MAX_RAISE ? { raise: 2 * raise, limit: written(2 * raise) } : null;
  return { limit: written(raise), next };
}
