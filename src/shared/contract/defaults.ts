import type { SearchSpec } from './types.ts';

/** The search that the window and the command line begin with: these options hold until the user chooses others, whatever the algorithm. */
export const DEFAULT_SEARCH: SearchSpec = {
  algorithm: 'astar',
  heuristic: 'manhattan',
  order: 'UDLR',
  ties: 'low-h',
  goalTest: 'expansion',
};
