/** An exported page: the program in one HTML file with a part of the library, for people without Searchlight. */
import * as v from 'valibot';
import { EXPORTED_PARTS, IDS_OR_ALL, type ExportedParts } from './exportedParts.ts';
import { LESSON, STOP, type Lesson, type LessonStop } from './lessons.ts';
import { ID, NOTES, PUZZLE, TAGS, TITLE, type Schema } from './parse.ts';
import { TILE_PICTURE, type TilePicture } from './pictures.ts';
import type { Puzzle, PuzzleText } from './types.ts';

/** What a page holds. Saved questions and the teacher's notes are never in it. */
export type PageSubject =
  /** Sets with what leaves with them in a file. */
  | ({ readonly of: 'sets' } & ExportedParts)
  /** Lessons of the library, `null`: all of them. */
  | { readonly of: 'lessons'; readonly lessonIds: readonly number[] | null }
  /** A lesson of the library or of the program: the page opens at its first stop. */
  | { readonly of: 'lesson'; readonly lesson: Lesson }
  /** An experiment of the library, with its results. Refused as `store-damaged` where it is not what was saved. */
  | { readonly of: 'experiment'; readonly experimentId: number }
  /** A puzzle, of the library or not. */
  | ({ readonly of: 'puzzle'; readonly puzzle: Puzzle; readonly picture?: TilePicture } & PuzzleText)
  /** A search or a comparison, at the step that it is shown at; a run of the history, before its first step. */
  | { readonly of: 'moment'; readonly moment: LessonStop; readonly picture?: TilePicture };

/** What an opened page holds. */
export interface PageBrings {
  /** What it holds: the name of a lesson, of a puzzle, of a set. */
  readonly title: string;
  /** The moment that it opens at; `null` where the settings say it. */
  readonly moment: LessonStop | null;
  /** The picture on the tiles at that moment. */
  readonly picture?: TilePicture;
  /** Different questions that its lessons ask. */
  readonly asks: number;
  /** The lessons that ask them. */
  readonly lessons: readonly string[];
}

const picture = v.exactOptional(TILE_PICTURE);

export const PAGE_SUBJECT: Schema<PageSubject> = v.variant('of', [
  v.strictObject({ of: v.literal('sets'), ...EXPORTED_PARTS }),
  v.strictObject({ of: v.literal('lessons'), lessonIds: IDS_OR_ALL }),
  v.strictObject({ of: v.literal('lesson'), lesson: LESSON }),
  v.strictObject({ of: v.literal('experiment'), experimentId: ID }),
  v.strictObject({ of: v.literal('puzzle'), puzzle: PUZZLE, picture, title: TITLE, notes: NOTES, tags: TAGS }),
  v.strictObject({ of: v.literal('moment'), moment: STOP, picture }),
]);
