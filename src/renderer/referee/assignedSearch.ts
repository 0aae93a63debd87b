/** What a program should be: as it is chosen, and as a search of this program. */
import { DEFAULT_SEARCH } from '../../shared/contract/defaults.ts';
import type { SearchSpec } from '../../shared/contract/types.ts';
import type { Assignment } from '../../shared/referee/rules/assignment.ts';

/** What is chosen, with a change; an emptied text is chosen no longer. */
export function changedChoice<Chosen extends object>(chosen: Chosen, change: Partial<Chosen>): Chosen {
  const all = Object.entries({ ...chosen, ...change });
  return Object.fromEntries(all.filter(([, value]) => value !== '')) as Chosen;
}

export function assignedSearch({ puzzle: _puzzle, ...assigned }: Assignment): SearchSpec {
  const said = Object.entries(assigned).filter(([, value]) => value !== undefined);
  return { ...DEFAULT_SEARCH, ...Object.fromEntries(said) };
}
