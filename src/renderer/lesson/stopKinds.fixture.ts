/** Stops that are pages, for tests. */
import type { LessonStop } from '../../shared/contract/lessons.ts';
import { board } from '../../shared/lesson/lessons/stops.ts';
import { CASE_3 } from '../../shared/lesson/lessons/puzzles.ts';

const TRAIN = { pictureId: 'train', alt: 'A red train' };

export function textPage(text: string, body = ''): LessonStop {
  return { ...board(CASE_3, { text, note: '' }), view: 'text', ...(body !== '' && { body }) };
}

export function picturePage(text: string, picture = TRAIN): LessonStop {
  return { ...textPage(text), view: 'picture', picture };
}
