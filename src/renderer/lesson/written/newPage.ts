import type { LessonStop } from '../../../shared/contract/lessons.ts';
import type { TilePicture } from '../../../shared/contract/pictures.ts';
import type { Program } from '../../program/program.ts';
import { searchedNow } from './moment.ts';

/**
 * A page of a lesson, of a text or of a picture. What its figures tell of is the search of the stop before it, or else
 * the chosen search of the puzzle on the board.
 */
export function newPage(
  program: Pick<Program, 'current' | 'settings'>,
  before: LessonStop | undefined,
  picture?: TilePicture,
): LessonStop {
  return {
    view: picture ? 'picture' : 'text',
    ...(before ? searchedAt(before) : searchedNow(program)),
    ...{ hides: false, text: '', note: '' },
    ...(picture && { picture }),
  };
}

function searchedAt({ puzzle, title, searches: [search], steps: [step] }: LessonStop): ReturnType<typeof searchedNow> {
  return { puzzle, title, searches: [search], steps: [step] };
}
