import type { StopView } from '../../shared/contract/stopParts.ts';
import type { LessonStop } from '../../shared/contract/lessons.ts';
import { searchOptionsOf } from '../../shared/contract/searchOptions.ts';
import { rulesOf } from '../../shared/ask/askedRun.ts';
import { kindWords } from '../../shared/ask/kinds/words.ts';
import type { MoveNaming } from '../../shared/puzzle/geometry.ts';
import type { ToldStop } from '../../shared/lesson/filledStop.ts';
import { formatNumber, quoted } from '../ui/format.ts';
import { laneNames } from '../../shared/contract/searchNames.ts';
import { nameOfSearch } from '../run/words.ts';

const VIEW_NAMES: Readonly<Record<StopView, string>> = {
  search: 'Search',
  compare: 'Compare',
  puzzle: 'Board',
  states: 'States',
  lab: 'Lab',
  heuristics: 'Heuristics',
  hunt: 'Bug hunt',
  text: 'Text',
  picture: 'Picture',
};

/** "Search · Case 6 · Breadth-first search · step 2", "Lab · Ties of A*", "Text" */
export function placeOfStop(stop: LessonStop, naming: MoveNaming): string {
  return [VIEW_NAMES[stop.view], ...PLACES[stop.view](stop, naming)].join(' · ');
}

type Words = (stop: LessonStop, naming: MoveNaming) => readonly string[];

const PLACES: Readonly<Record<StopView, Words>> = {
  search: ({ title, searches: [search], steps: [step] }) => [title, nameOfSearch(search), stepWords(step)],
  compare: ({ title, searches, steps: [step] }, naming) => [title, againstWords(searches, naming), stepWords(step)],
  puzzle: ({ title }) => [title],
  states: ({ title }) => [title],
  lab: ({ experiment }) => [experiment!.title],
  heuristics: ({ heuristic }) => [heuristic!.name],
  hunt: ({ hunt, searches: [search] }) => [String(hunt), nameOfSearch(search)],
  text: () => [],
  picture: () => [],
};

function againstWords(searches: LessonStop['searches'], naming: MoveNaming): string {
  return laneNames(searches, naming)
    .map(({ short }) => short)
    .join(' against ');
}

function stepWords(step: number | 'end'): string {
  return step === 'end' ? 'the end' : `step ${formatNumber(step)}`;
}

/** A question of the user's own by its text: with its figures where they are `told`. */
export function questionOfStop({ question, asks, searches: [search] }: LessonStop, told?: ToldStop): string | null {
  if (asks !== undefined) return (told?.asks ?? asks).text;
  return question === undefined ? null : kindWords(question, rulesOf({ options: searchOptionsOf(search) }));
}

/** Why a typed number is no stop of a lesson with so many stops. */
export function whyNoStop(typed: string, stops: number): string {
  return `There is no stop ${quoted(typed)}: this lesson has ${stops === 1 ? 'one stop' : `the stops 1 to ${stops}`}.`;
}

/** What a lesson without stops says; with the key of the command, where there is one. */
export const NO_STOPS =
  'This lesson has no stops yet. A stop is a moment of a view, with a text for the class and a note for you: open ' +
  'Search, go to a moment, and choose “Add this moment to a lesson” under More{, or press [lesson.addMoment]}. A page ' +
  'has a text or a picture alone.';
