/** What the page needs of the stops of lessons before the first tree: without the schemas, which load later. */
import { OWN_CONFUSION, type Unlettered } from '../ask/question.ts';
import type { OwnQuestion } from './ownQuestion.ts';
import type { SearchSpec } from './types.ts';

/** `text` and `picture` are pages of their own, over the view that is open. */
export const STOP_VIEWS = [
  'search',
  'compare',
  'puzzle',
  'states',
  'lab',
  'heuristics',
  'hunt',
  'text',
  'picture',
] as const;
export type StopView = (typeof STOP_VIEWS)[number];
export const PAGE_VIEWS = ['text', 'picture'] as const satisfies readonly StopView[];
/** Of a list in the experiment of a stop, as in a stored plan. */
export const MAX_STOP_PUZZLES = 200;

interface StopTexts {
  readonly text: string;
  readonly note: string;
  readonly body?: string;
  readonly asks?: OwnQuestion;
}

interface StopSearched {
  readonly view: StopView;
  readonly searches: readonly SearchSpec[];
}

export function isPage(view: StopView): view is (typeof PAGE_VIEWS)[number] {
  return (PAGE_VIEWS as readonly StopView[]).includes(view);
}

/** Whether a view shows a search, and asks about it itself. */
export function showsSearch(view: string): view is 'search' | 'compare' {
  return view === 'search' || view === 'compare';
}

/** What a question at the stop is about: a search, or the first and the last one of a comparison. */
export function askedSearches({ view, searches }: StopSearched): readonly SearchSpec[] {
  return view === 'compare' ? [searches[0], searches.at(-1)!] : searches;
}

/** The texts that may have figures, which are computed when they are shown. */
export function textsOfStop({ text, note, body = '', asks }: StopTexts): readonly string[] {
  return [text, note, body, ...(asks ? textsOfQuestion(asks) : [])];
}

/** All its texts that may have figures. */
export function textsOfQuestion({ text, choices }: OwnQuestion): readonly string[] {
  return [text, ...choices.flatMap(({ value, reason }) => (value.as === 'text' ? [value.text, reason] : [reason]))];
}

/** Its choices as they are asked and kept. */
export function askedChoices({ choices }: OwnQuestion): readonly Unlettered[] {
  return choices.map(({ value, isRight, reason }) => ({
    ...{ value, confusion: isRight ? null : OWN_CONFUSION },
    ...(reason !== '' && { reason }),
  }));
}
