/** Sets of searches that teach something side by side. */
import { DEFAULT_SEARCH } from '../../shared/contract/defaults.ts';
import type { Puzzle, SearchSpec } from '../../shared/contract/types.ts';

export interface Preset {
  readonly name: string;
  readonly lesson: string;
  /** By lane: changes to the search of the search view. */
  readonly lanes: readonly Partial<SearchSpec>[];
  /** A puzzle that shows the lesson, where not every puzzle does. */
  readonly witness?: Puzzle;
}

export const COMPARISON_PRESETS = {
  'bfs-astar': {
    name: 'Breadth-first against A*',
    lesson: 'What the heuristic saves.',
    lanes: [{ algorithm: 'bfs' }, { algorithm: 'astar' }],
  },
  heuristics: {
    name: 'Misplaced tiles against Manhattan',
    lesson:
      'Manhattan dominates misplaced tiles: of the states with f < C*, it expands no state that misplaced tiles does not expand.',
    lanes: [{ heuristic: 'misplaced' }, { heuristic: 'manhattan' }],
  },
  greedy: {
    name: 'A* against greedy',
    lesson: 'Greedy search often expands fewer nodes, but its solution is often longer.',
    lanes: [{ algorithm: 'astar' }, { algorithm: 'greedy' }],
  },
  ties: {
    name: 'Two rules for ties',
    lesson: 'The rule decides which of the states with f = C* are expanded.',
    lanes: [{ ties: 'low-h' }, { ties: 'first-in' }],
  },
  lying: {
    name: 'Honest against lying heuristic',
    lesson: 'A heuristic that overestimates can lose every shortest path.',
    lanes: [{ heuristic: 'manhattan' }, { heuristic: 'manhattan-times', factor: 3 }],
    // 8 moves, and 10 with the lying heuristic; both expand 13 nodes.
    witness: { rows: 3, cols: 3, start: [1, 5, 2, 8, 0, 3, 4, 7, 6], goal: [1, 2, 3, 4, 5, 6, 7, 8, 0] },
  },
} as const satisfies Record<string, Preset>;

export type PresetId = keyof typeof COMPARISON_PRESETS;

export function searchesOf(preset: PresetId): SearchSpec[] {
  return COMPARISON_PRESETS[preset].lanes.map((change) => ({ ...DEFAULT_SEARCH, ...change }));
}

export function presetOf(searches: readonly SearchSpec[]): PresetId | null {
  const ids = Object.keys(COMPARISON_PRESETS) as PresetId[];
  return ids.find((id) => sameSearches(searchesOf(id), searches)) ?? null;
}

export function sameSearches(some: readonly SearchSpec[], others: readonly SearchSpec[]): boolean {
  return some.length === others.length && some.every((search, index) => isSameSearch(search, others[index]));
}

export function isSameSearch(search: SearchSpec, other: SearchSpec): boolean {
  const members = Object.keys({ ...search, ...other }) as (keyof SearchSpec)[];
  return members.every((name) => JSON.stringify(search[name]) === JSON.stringify(other[name]));
}
