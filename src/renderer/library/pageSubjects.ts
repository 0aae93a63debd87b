/** What an exported page opens with, for rows of the library. */
import type { SavedComparison } from '../../shared/contract/comparisons.ts';
import type { LessonStop } from '../../shared/contract/lessons.ts';
import type { PageSubject } from '../../shared/contract/pages.ts';
import type { LibraryPuzzle, Run } from '../../shared/contract/types.ts';
import { solvability } from '../../shared/puzzle/solvable.ts';

export function pageOfPuzzle({ title, notes, tags, puzzle, picture }: LibraryPuzzle): PageSubject {
  return { of: 'puzzle', title, notes, tags, puzzle, ...(picture && { picture }) };
}

/** Opens before the first step. */
export function pageOfRun({ title, puzzle, search }: Run): PageSubject {
  return moment({ view: 'search', title, puzzle, searches: [search], steps: [0] });
}

/** Leaves out the bets, which may name people. */
export function pageOfComparison({ title, puzzle, searches, steps, clock, look, trees }: SavedComparison): PageSubject {
  const seen = { ...(look && { look }), ...(trees && { trees }) };
  return moment({ view: 'compare', title, puzzle, searches, steps, clock, ...seen });
}

function moment(shown: Parameters<typeof wordlessStop>[0]): PageSubject {
  return { of: 'moment', moment: wordlessStop(shown, false) };
}

/** A stop without texts. `hides`: what comes. */
export function wordlessStop(shown: Omit<LessonStop, 'hides' | 'text' | 'note'>, hides: boolean): LessonStop {
  const { start, goal, cols } = shown.puzzle;
  const { solvable } = solvability(start, goal, cols);
  return { ...shown, ...{ hides, text: '', note: '' }, ...(!solvable && { evenIfUnsolvable: true }) };
}
