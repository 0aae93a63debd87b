/**
 * The quantities of a search. All engines count this way, and all views, tables and texts take their words from here.
 * The keys are the names of the members: counters of a trace after a step, the outcome of a run, a result of an
 * experiment.
 */
export const QUANTITIES = {
  expanded: {
    label: 'Expanded',
    meaning: 'Nodes taken from the frontier; the goal too, where it is tested on expansion.',
  },
  generated: {
    label: 'Generated',
    meaning:
      'Successors of all expanded nodes, including those dropped as repeated states or beyond a bound, but not the start.',
  },
  onward: {
    label: 'Generated without straight back',
    meaning: 'As generated, but without the successors that undo the move before.',
  },
  distinct: {
    label: 'Distinct states',
    meaning:
      'Successors whose state was new to the search: to the iteration, or to the half of a search from both ends. A search without iterations remembers them all to its end: they are its memory. A search that keeps no table of states cannot count them.',
  },
  frontier: { label: 'Frontier size', meaning: 'Nodes that are generated, but not yet expanded.' },
  maxFrontier: { label: 'Largest frontier', meaning: 'Most nodes in the frontier after any expansion.' },
  deepest: { label: 'Deepest', meaning: 'Most moves from the start to any node.' },
  length: { label: 'Solution length', meaning: 'Moves of the solution found.' },
  excess: { label: 'Excess moves', meaning: 'Moves of the solution found beyond those of a shortest one.' },
  h: {
    label: 'h of the start',
    meaning: 'What the heuristic of the search estimates for the start. A search without a heuristic has none.',
  },
  ms: { label: 'Time', meaning: 'Milliseconds of the search; it differs from run to run.' },
} as const;

export const WHY_OTHERS_DIFFER =
  'Books and other programs often have other numbers for the same search. Some leave the start or the goal out, or count a node when it is generated and not when it is expanded. Some put a node in the frontier by the h of its parent, or count the blank as a tile, which makes h larger. Some keep a stale copy of a state in the frontier when a cheaper path is found, and expand it too. And of nodes with equal f, each takes another one first: choose the rule for ties that the other program uses.';
