/**
 * What each counter of a search counts. Every engine counts this way, and every view, table and text takes its words
 * from here.
 */
export const COUNTERS = {
  expanded: {
    label: 'Expanded',
    meaning: 'Nodes taken from the frontier; the goal too, where it is tested on expansion.',
  },
  generated: {
    label: 'Generated',
    meaning:
      'Successors of all nodes expanded, also those that are dropped as repeats or as beyond a bound; the start is not counted.',
  },
  frontier: { label: 'Frontier size', meaning: 'Nodes that wait to be expanded.' },
  maxFrontier: { label: 'Largest frontier', meaning: 'Most nodes in the frontier after any expansion.' },
} as const;

/** Why the same search has other numbers elsewhere. */
export const WHY_OTHERS_DIFFER =
  'Books and other programs often have other numbers for the same search. Some leave the start or the goal out, or count a node when it is generated and not when it is expanded. Some put a node in the frontier by the h of its parent, or count the blank as a tile, which makes h larger. Some keep a stale copy of a state in the frontier when a cheaper path is found, and expand it too. And of nodes with equal f, each takes another one first: choose the rule for ties that the other program uses.';
