/** The user's own lesson during editing. Every change goes to the library first, then to the screen. */
import type { Api } from '../../../shared/contract/api.ts';
import { AppError } from '../../../shared/contract/errors.ts';
import type { SavedDocument } from '../../../shared/contract/kinds.ts';
import { LESSON_FORMAT, type Lesson, type LessonStop } from '../../../shared/contract/lessons.ts';

/** The key stays when the stop moves. */
export interface KeyedStop {
  readonly key: number;
  readonly stop: LessonStop;
}

interface Written {
  readonly lesson: Lesson;
  readonly stops: readonly KeyedStop[];
}

type Edit = (written: Written) => Partial<Written>;

/** What an editor asks of the library. */
export interface LessonApi {
  readonly lessons: Pick<Api['lessons'], 'get'>;
  readonly library: Pick<Api['library'], 'save'>;
}

export class LessonEditor {
  #saved = $state.raw<SavedDocument<'lesson'>>()!;
  stops = $state.raw<readonly KeyedStop[]>([]);
  readonly #api: LessonApi;
  #lastKey = 0;
  /** Resolves when the last change is written or refused. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(api: LessonApi, saved: SavedDocument<'lesson'>) {
    this.#api = api;
    this.#show(saved);
  }

  get lessonId(): number {
    return this.#saved.lessonId;
  }

  get lesson(): Lesson {
    return this.#saved.lesson;
  }

  /** From 0; −1 if it is gone. */
  placeOf(key: number): number {
    return this.stops.findIndex((stop) => stop.key === key);
  }

  async setHead(change: Partial<Pick<Lesson, 'title' | 'summary'>>): Promise<void> {
    await this.#change(({ lesson }) => ({ lesson: { ...lesson, ...change } }));
  }

  /** Rejects with `not-found` if the stop is gone. */
  async setStop(key: number, change: (stop: LessonStop) => LessonStop): Promise<void> {
    await this.#change(({ stops }) => {
      if (!stops.some((stop) => stop.key === key)) throw stopIsGone();
      return { stops: stops.map((one) => (one.key === key ? { key, stop: change(one.stop) } : one)) };
    });
  }

  /** Adds a stop behind another one, or at the end (`null`); returns its key. */
  async addStop(stop: LessonStop, after: number | null): Promise<number> {
    const key = ++this.#lastKey;
    await this.#change(({ stops }) => {
      const at = stops.findIndex((one) => one.key === after);
      return { stops: stops.toSpliced(at === -1 ? stops.length : at + 1, 0, { key, stop }) };
    });
    return key;
  }

  /**
   * Moves a stop before another one; `null`: to the end. Returns the function that takes it back to where it was; `null`
   * where it has not moved.
   */
  async moveStop(key: number, before: number | null): Promise<(() => Promise<void>) | null> {
    const at = this.placeOf(key);
    const next = this.stops[at + 1]?.key ?? null;
    await this.#place(key, before);
    return this.placeOf(key) === at ? null : () => this.#place(key, next);
  }

  async #place(key: number, before: number | null): Promise<void> {
    await this.#change(({ stops }) => {
      const moved = stops.find((stop) => stop.key === key);
      if (!moved) throw stopIsGone();
      return { stops: withBefore(withoutKey(stops, key), moved, before) };
    });
  }

  /** Returns the function that restores the stop in its place. Rejects with `not-found` if the stop is gone. */
  async deleteStop(key: number): Promise<() => Promise<void>> {
    let restore: Edit = () => ({});
    await this.#change(({ stops }) => {
      const at = stops.findIndex((one) => one.key === key);
      if (at === -1) throw stopIsGone();
      const [deleted, next] = [stops[at], stops[at + 1]?.key ?? null]; // in its turn: with all that was written before
      restore = (then) => ({ stops: withBefore(withoutKey(then.stops, key), deleted, next) });
      return { stops: withoutKey(stops, key) };
    });
    return () => this.#change(restore);
  }

  /** Rereads the lesson, which another window or view may have changed. */
  async refresh(): Promise<void> {
    this.#show(await this.#api.lessons.get({ lessonId: this.lessonId }));
  }

  /** Resolves when all changes are written or refused. */
  async settled(): Promise<void> {
    await this.#last;
  }

  async #change(edit: Edit): Promise<void> {
    const done = this.#last.then(() => this.#write(edit));
    this.#last = done.catch(() => {});
    await done;
  }

  /** If another window has written the lesson meanwhile, applies the change to its version. */
  async #write(edit: Edit): Promise<void> {
    try {
      await this.#writeOnce(edit);
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'changed')) throw error;
      await this.refresh();
      await this.#writeOnce(edit);
    }
  }

  async #writeOnce(edit: Edit): Promise<void> {
    const { lesson, stops } = { lesson: this.lesson, stops: this.stops, ...edit(this) };
    const { lessonId: id, revision } = this.#saved;
    const document: Lesson = { ...lesson, format: LESSON_FORMAT, stops: stops.map(({ stop }) => stop) };
    const saved = await this.#api.library.save({ kind: 'lesson', id, revision, document });
    this.#show(saved, stops);
  }

  /** `known`: the stops in order, with their keys. Without it, equal stops keep their keys. */
  #show(saved: SavedDocument<'lesson'>, known: readonly KeyedStop[] = this.#recognised(saved.lesson.stops)): void {
    this.#saved = saved;
    this.stops = saved.lesson.stops.map((stop, at) => ({ key: known[at].key, stop }));
  }

  #recognised(stops: readonly LessonStop[]): KeyedStop[] {
    const before = this.stops.map(({ key, stop }) => ({ key, text: JSON.stringify(stop) }));
    return stops.map((stop) => {
      const text = JSON.stringify(stop);
      const at = before.findIndex((one) => one.text === text);
      return { key: at === -1 ? ++this.#lastKey : before.splice(at, 1)[0].key, stop };
    });
  }
}

function withoutKey(stops: readonly KeyedStop[], key: number): KeyedStop[] {
  return stops.filter((stop) => stop.key !== key);
}

function withBefore(stops: readonly KeyedStop[], stop: KeyedStop, before: number | null): KeyedStop[] {
  const at = stops.findIndex(({ key }) => key === before);
  return at === -1 ? [...stops, stop] : stops.toSpliced(at, 0, stop);
}

function stopIsGone(): AppError {
  return new AppError('not-found', 'This stop no longer exists.');
}
