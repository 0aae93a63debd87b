import { LESSON_FORMAT, type Lesson, type LessonStop } from '../../contract/lessons.ts';

export function lesson(title: string, summary: string, stops: readonly LessonStop[]): Lesson {
  return { format: LESSON_FORMAT, title, summary, stops };
}
