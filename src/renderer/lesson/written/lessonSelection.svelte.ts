import { createContext } from 'svelte';
import type { LessonStop } from '../../../shared/contract/lessons.ts';
import type { OwnQuestionDraft } from './ownQuestionDraft.svelte.ts';
import type { Printout } from '../printed/printout.svelte.ts';

export type ChosenLesson = { readonly lessonId: number } | { readonly program: number };

/** The texts in the form of a stop. */
export type TypedStop = Record<'title' | 'text' | 'note' | 'body' | 'alt', string>;

/** The texts in the form of a lesson's head. */
export type LessonHead = Record<'title' | 'summary', string>;

export class LessonSelection {
  /**
   * A lesson of the library by id, or one of the program by index; `null` before the first choice. Kept when the view
   * is left.
   */
  chosen = $state.raw<ChosenLesson | null>(null);
  addedTo = $state<number | null>(null);
  moment = $state.raw<LessonStop | null>(null);
  spoken = $state('');
  /** Questions that are typed and not complete, by the moment of their stop: they are still there when the stop is opened again. */
  readonly drafts = new Map<string, OwnQuestionDraft>();
  /** Texts of stops that were refused when their form was closed, by the stop as it is saved. */
  readonly texts = new Map<string, Partial<TypedStop>>();
  /** Titles and summaries that were refused, by lesson. */
  readonly heads = new Map<number, Partial<LessonHead>>();
  /** The chosen lesson with its figures, while it is on the screen. */
  printout = $state.raw<Printout | null>(null);
}

export const [getLessonSelection, setLessonSelection] = createContext<LessonSelection>();
