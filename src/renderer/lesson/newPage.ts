import type { LessonStop } from '../../shared/contract/lessons.ts';
import type { TilePicture } from '../../shared/contract/pictures.ts';
import { CASE_3 } from '../../shared/lesson/lessons/puzzles.ts';
import type { Program } from '../program/program.ts';
import { boardsOf } from './moment.ts';

/**
 * A page of a lesson, of a text or of a picture. What its figures tell of is the search of the stop before it, or else
 * the chosen search of the puzzle on the board.
 */
export function newPage(
  { current, settings }: Pick<Program, 'current' | 'settings'>,
  before: LessonStop | undefined,
  picture?: TilePicture,
): LessonStop {
  return {
    view: picture ? 'picture' : 'text',
    ...(before ? searchedAt(before) : { ...shownIn(current), searches: [settings.now.search], steps: [0] }),
    ...{ hides: false, text: '', note: '' },
    ...(picture && { picture }),
  };
}

type Searched = Pick<LessonStop, 'puzzle' | 'title' | 'searches' | 'steps'>;

function searchedAt({ puzzle, title, searches: [search], steps: [step] }: LessonStop): Searched {
  return { puzzle, title, searches: [search], steps: [step] };
}

function shownIn({ shown }: Program['current']): Pick<LessonStop, 'puzzle' | 'title'> {
  const { puzzle, title } = shown ?? CASE_3;
  return { puzzle: boardsOf(puzzle), title };
}
