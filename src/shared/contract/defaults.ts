import type { SearchSpec } from './types.ts';

/**
 * The first search of the window and the command line: these options hold until the user changes them, whatever the
 * algorithm.
 */
export const DEFAULT_SEARCH: SearchSpec = {
  algorithm: 'astar',
  heuristic: 'manhattan',
  order: 'UDLR',
  ties: 'low-h',
  goalTest: 'expansion',
};
