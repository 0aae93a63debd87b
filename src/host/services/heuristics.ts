import type { Api } from '../../shared/contract/api.ts';
import type { Agreements } from './agreements.ts';

/** Heuristics of the user's own. */
export function heuristicsService(agreements: Agreements): Api['heuristics'] {
  return {
    agree: async ({ own }) => agreements.agree(own),
  };
}
