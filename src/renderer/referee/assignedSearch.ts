/** What a program should be, as a search of this program. */
import { DEFAULT_SEARCH } from '../../shared/contract/defaults.ts';
import type { SearchSpec } from '../../shared/contract/types.ts';
import type { Assignment } from '../../shared/referee/rules/assignment.ts';

export function assignedSearch({ puzzle: _puzzle, ...assigned }: Assignment): SearchSpec {
  const said = Object.entries(assigned).filter(([, value]) => value !== undefined);
  return { ...DEFAULT_SEARCH, ...Object.fromEntries(said) };
}
