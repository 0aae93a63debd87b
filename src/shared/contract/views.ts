/** The views of the program, in the order of its rail. `renderer/app/viewParts.ts` loads their parts. */

interface ViewRow<Id extends string = string> {
  readonly name: string;
  /** The title of its command. */
  readonly title: string;
  /** Opens it, and leads back to the search; in the notation of tinykeys. */
  readonly key?: string;
  /** The view whose place on the rail it shares. */
  readonly within?: Id;
  /** Its name among the views of one place. */
  readonly tab?: string;
  /** What the top bar keeps and exports; `null` where the view does that itself. */
  readonly keeps: 'run' | 'comparison' | null;
}

const ROWS = {
  search: { name: 'Search', title: 'Search', keeps: 'run' },
  compare: { name: 'Compare', title: 'Open Compare, or go back to the search', key: 'c', keeps: 'comparison' },
  puzzle: { name: 'Board', title: 'Open the board, or go back to the search', key: 'b', keeps: 'run' },
  states: { name: 'States', title: 'Open States, or go back to the search', key: 't', keeps: 'run' },
  lab: { name: 'Lab', tab: 'Experiments', title: 'Open Lab, or go back to the search', key: 'o', keeps: null },
  heuristics: {
    name: 'Heuristics',
    within: 'lab',
    tab: 'Heuristics',
    title: 'Open your heuristics, or go back to the search',
    key: 'Shift+o',
    keeps: null,
  },
  program: {
    name: 'Program',
    within: 'lab',
    tab: 'Your program',
    title: 'Open your program, or go back to the search',
    key: 'Shift+r',
    keeps: null,
  },
  hunt: {
    name: 'Bug hunt',
    within: 'lab',
    tab: 'Bug hunt',
    title: 'Open the bug hunt, or go back to the search',
    key: 'Shift+h',
    keeps: null,
  },
  lessons: { name: 'Lessons', title: 'Open Lessons, or go back to the search', key: 'u', keeps: 'run' },
  library: { name: 'Library', title: 'Open Library, or go back to the search', key: 'l', keeps: 'run' },
} as const satisfies Readonly<Record<string, ViewRow>>;

export type View = keyof typeof ROWS;

export const VIEWS: Readonly<Record<View, ViewRow<View>>> = ROWS;

export const VIEW_IDS = Object.keys(VIEWS) as readonly View[];

/** The view on whose place of the rail a view is; usually itself. */
export function placeOnRail(view: View): View {
  return VIEWS[view].within ?? view;
}
