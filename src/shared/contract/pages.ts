/** An exported page: the program in one HTML file with a part of the library, for people without Searchlight. */
import * as v from 'valibot';
import { GIVEN_ASSIGNMENT, type GivenAssignment } from './programs.ts';
import { EXPORTED_PARTS, IDS_OR_ALL, type ExportedParts } from './exportedParts.ts';
import { LESSON, STOP, type Lesson, type LessonStop } from './lessons.ts';
import { ID, NOTES, PUZZLE, TAGS, TITLE } from './parse.ts';
import type { Schema } from './schema.ts';
import { TILE_PICTURE, type TilePicture } from './pictures.ts';
import type { Puzzle, PuzzleText } from './types.ts';

/** The content of a page, never with saved questions or the teacher's notes. */
export type PageSubject =
  /** With the parts that a file would have. */
  | ({ readonly of: 'sets' } & ExportedParts)
  /** `null`: all. */
  | { readonly of: 'lessons'; readonly lessonIds: readonly number[] | null }
  /** A lesson of the library or of the program: the page opens at its first stop. */
  | { readonly of: 'lesson'; readonly lesson: Lesson }
  /** With its results. Refused as `store-damaged` where its hash does not match. */
  | { readonly of: 'experiment'; readonly experimentId: number }
  /** In the library or not. */
  | ({ readonly of: 'puzzle'; readonly puzzle: Puzzle; readonly picture?: TilePicture } & PuzzleText)
  /** Referees programs by these rules. `puzzle`: on the board. */
  | {
      readonly of: 'assignment';
      readonly title: string;
      readonly assignment: GivenAssignment;
      readonly puzzle: Puzzle;
    }
  /** A search or a comparison at the shown step; a run of the history, before its first step. */
  | { readonly of: 'moment'; readonly moment: LessonStop; readonly picture?: TilePicture };

const picture = v.exactOptional(TILE_PICTURE);

export const PAGE_SUBJECT: Schema<PageSubject> = v.variant('of', [
  v.strictObject({ of: v.literal('sets'), ...EXPORTED_PARTS }),
  v.strictObject({ of: v.literal('lessons'), lessonIds: IDS_OR_ALL }),
  v.strictObject({ of: v.literal('lesson'), lesson: LESSON }),
  v.strictObject({ of: v.literal('experiment'), experimentId: ID }),
  v.strictObject({ of: v.literal('puzzle'), puzzle: PUZZLE, picture, title: TITLE, notes: NOTES, tags: TAGS }),
  v.strictObject({ of: v.literal('assignment'), title: TITLE, assignment: GIVEN_ASSIGNMENT, puzzle: PUZZLE }),
  v.strictObject({ of: v.literal('moment'), moment: STOP, picture }),
]);
