import type { Api } from '../../shared/contract/api.ts';
import type { Lesson, LessonEntry, LessonStop, SavedLesson } from '../../shared/contract/lessons.ts';
import type { Damaged } from '../../shared/contract/types.ts';
import type { Lists } from '../program/lists.ts';

export class OwnLessons {
  entries = $state.raw<readonly LessonEntry[]>([]);
  damaged = $state.raw<readonly Damaged[]>([]);
  readonly #api: Api['lessons'];
  readonly #lists: Lists;

  constructor(api: Api['lessons'], lists: Lists) {
    this.#api = api;
    this.#lists = lists;
    lists.holdAll('lessons', {}, ({ rows, damaged }) => ([this.entries, this.damaged] = [rows, damaged]));
  }

  get(lessonId: number): Promise<SavedLesson> {
    return this.#api.get({ lessonId });
  }

  /** `before: null` adds it at the end. */
  create(lesson: Lesson, before: number | null): Promise<SavedLesson> {
    return this.#lists.after(this.#api.create({ lesson, before }));
  }

  /** Replaces a saved lesson; refused if its revision is outdated. */
  write({ lessonId, revision }: SavedLesson, lesson: Lesson): Promise<SavedLesson> {
    return this.#lists.after(this.#api.write({ lessonId, revision, lesson }));
  }

  addStop(lessonId: number, stop: LessonStop): Promise<SavedLesson> {
    return this.#lists.after(this.#api.addStop({ lessonId, stop }));
  }

  move(lessonId: number, before: number | null): Promise<void> {
    return this.#lists.after(this.#api.move({ lessonId, before }));
  }
}
