import type { SearchSpec } from './types.ts';

/** The search that the window and the command line begin with: an option that nobody has chosen is as here, whatever the algorithm. */
export const DEFAULT_SEARCH: SearchSpec = {
  algorithm: 'astar',
  heuristic: 'manhattan',
  order: 'UDLR',
  ties: 'low-h',
  goalTest: 'expansion',
};
