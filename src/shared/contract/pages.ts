/** A page that leaves: the program in one HTML file, with something of the library, for whoever has no Searchlight. */
import * as v from 'valibot';
import { LESSON, STOP, type Lesson, type LessonStop } from './lessons.ts';
import { ID, NOTES, PUZZLE, TAGS, TITLE, type Schema } from './parse.ts';
import { TILE_PICTURE, type TilePicture } from './pictures.ts';
import type { Puzzle, PuzzleText } from './types.ts';

/** What a page is made of. Kept questions and notes for the teacher are in none. */
export type PageSubject =
  /** Sets, `null`: all of them, with the runs and comparisons of their puzzles or without; with the lessons of the library or without. */
  | {
      readonly of: 'sets';
      readonly setIds: readonly number[] | null;
      readonly withRuns: boolean;
      readonly withLessons?: boolean;
    }
  /** Lessons of the library, `null`: all of them. */
  | { readonly of: 'lessons'; readonly lessonIds: readonly number[] | null }
  /** A lesson of the library or of the program: the page opens at its first stop. */
  | { readonly of: 'lesson'; readonly lesson: Lesson }
  /** A puzzle, of the library or not. */
  | ({ readonly of: 'puzzle'; readonly puzzle: Puzzle; readonly picture?: TilePicture } & PuzzleText)
  /** A run or a comparison, at its step. */
  | { readonly of: 'moment'; readonly moment: LessonStop; readonly picture?: TilePicture };

/** What a page brings that was opened. */
export interface PageBrings {
  /** What it holds: the name of a lesson, of a puzzle, of a set. */
  readonly title: string;
  /** The moment that it opens at; `null` where the settings say it. */
  readonly moment: LessonStop | null;
}

const picture = v.exactOptional(TILE_PICTURE);
const IDS = v.nullable(v.pipe(v.array(ID), v.minLength(1, 'Nothing is named here.'), v.maxLength(5_000)));

export const PAGE_SUBJECT: Schema<PageSubject> = v.variant('of', [
  v.strictObject({
    ...{ of: v.literal('sets'), setIds: IDS, withRuns: v.boolean() },
    withLessons: v.exactOptional(v.boolean()),
  }),
  v.strictObject({ of: v.literal('lessons'), lessonIds: IDS }),
  v.strictObject({ of: v.literal('lesson'), lesson: LESSON }),
  v.strictObject({ of: v.literal('puzzle'), puzzle: PUZZLE, picture, title: TITLE, notes: NOTES, tags: TAGS }),
  v.strictObject({ of: v.literal('moment'), moment: STOP, picture }),
]);
