import type { LessonStop, StopView } from '../../shared/contract/lessons.ts';
import { searchOptionsOf } from '../../shared/contract/searchOptions.ts';
import { rulesOf } from '../../shared/ask/askedRun.ts';
import { kindWords } from '../../shared/ask/kinds/words.ts';
import type { MoveNaming } from '../../shared/puzzle/geometry.ts';
import { formatNumber } from '../ui/format.ts';
import { laneNames } from '../../shared/contract/searchNames.ts';
import { nameOfSearch } from '../run/words.ts';

const VIEW_NAMES: Readonly<Record<StopView, string>> = {
  search: 'Search',
  compare: 'Compare',
  puzzle: 'Board',
  states: 'States',
  lab: 'Lab',
  heuristics: 'Heuristics',
  text: 'Text',
  picture: 'Picture',
};

/** "Search · Case 6 · Breadth-first search · step 2" */
export function placeOfStop({ view, title, searches, steps: [step] }: LessonStop, naming: MoveNaming): string {
  const parts = [VIEW_NAMES[view], title];
  if (view === 'search') parts.push(nameOfSearch(searches[0]));
  if (view === 'compare')
    parts.push(
      laneNames(searches, naming)
        .map(({ short }) => short)
        .join(' against '),
    );
  if (view === 'search' || view === 'compare') parts.push(step === 'end' ? 'the end' : `step ${formatNumber(step)}`);
  return parts.join(' · ');
}

export function questionOfStop({ question, searches: [search] }: LessonStop): string | null {
  return question === undefined ? null : kindWords(question, rulesOf({ options: searchOptionsOf(search) }));
}
