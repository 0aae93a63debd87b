import { CEILING_COUNTS, type Challenge } from '../../../shared/contract/challenges.ts';
import { STRATEGIES } from '../../../shared/engine/strategy.ts';
import { count } from '../../ui/format.ts';

/** "at most 500 nodes expanded by A*, and a shortest solution" */
export function ceilingInWords({ counted, ceiling, search, demandsShortest }: Challenge): string {
  const path = demandsShortest ? ', and a shortest solution' : '';
  return `at most ${count(ceiling, 'node')} ${CEILING_COUNTS[counted]} by ${STRATEGIES[search.algorithm].shortLabel}${path}`;
}
