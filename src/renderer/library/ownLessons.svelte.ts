/** The user's own lessons: their list, and every change of them. */
import type { Lesson, LessonEntry, LessonsApi, LessonStop, SavedLesson } from '../../shared/contract/lessons.ts';
import type { Damaged } from '../../shared/contract/types.ts';
import { latest } from '../program/latest.ts';

export class OwnLessons {
  entries = $state.raw<readonly LessonEntry[]>([]);
  damaged = $state.raw<readonly Damaged[]>([]);
  readonly #api: LessonsApi;
  /** Reads the list again. */
  readonly reload = latest(
    () => this.#api.list({}),
    ({ lessons, damaged }) => ([this.entries, this.damaged] = [lessons, damaged]),
  );

  constructor(api: LessonsApi) {
    this.#api = api;
  }

  get(lessonId: number): Promise<SavedLesson> {
    return this.#api.get({ lessonId });
  }

  /** Adds a lesson before another one, or with `null` at the end. */
  async create(lesson: Lesson, before: number | null): Promise<SavedLesson> {
    const saved = await this.#api.create({ lesson, before });
    await this.reload();
    return saved;
  }

  /** Puts `lesson` in the place of what it was when it was read. */
  async write({ lessonId, revision }: SavedLesson, lesson: Lesson): Promise<SavedLesson> {
    const saved = await this.#api.write({ lessonId, revision, lesson });
    await this.reload();
    return saved;
  }

  async addStop(lessonId: number, stop: LessonStop): Promise<SavedLesson> {
    const saved = await this.#api.addStop({ lessonId, stop });
    await this.reload();
    return saved;
  }

  async move(lessonId: number, before: number | null): Promise<void> {
    await this.#api.move({ lessonId, before });
    await this.reload();
  }

  async delete(lessonId: number): Promise<void> {
    await this.#api.delete({ lessonId });
    await this.reload();
  }

  async restore(lessonId: number): Promise<void> {
    await this.#api.restore({ lessonId });
    await this.reload();
  }
}
