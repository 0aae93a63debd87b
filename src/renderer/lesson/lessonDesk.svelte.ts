/** The user's own lesson that is being written. Every change goes to the library first, and is shown then. */
import { AppError } from '../../shared/contract/errors.ts';
import type { Lesson, LessonStop, SavedLesson } from '../../shared/contract/lessons.ts';
import type { OwnLessons } from '../library/ownLessons.svelte.ts';

/** A stop and its key, which stays when the stop is moved. */
export interface KeyedStop {
  readonly key: number;
  readonly stop: LessonStop;
}

interface Written {
  readonly lesson: Lesson;
  readonly stops: readonly KeyedStop[];
}

type Edit = (written: Written) => Partial<Written>;

export class LessonDesk {
  #saved = $state.raw<SavedLesson>()!;
  stops = $state.raw<readonly KeyedStop[]>([]);
  readonly #lessons: Pick<OwnLessons, 'get' | 'write'>;
  #lastKey = 0;
  /** Resolves when the last change is written or refused. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(lessons: Pick<OwnLessons, 'get' | 'write'>, saved: SavedLesson) {
    this.#lessons = lessons;
    this.#show(saved);
  }

  get lessonId(): number {
    return this.#saved.lessonId;
  }

  get lesson(): Lesson {
    return this.#saved.lesson;
  }

  /** The place of a stop, counted from 0; -1 where it is gone. */
  placeOf(key: number): number {
    return this.stops.findIndex((stop) => stop.key === key);
  }

  /** Changes the title or the summary. */
  async setHead(change: Partial<Pick<Lesson, 'title' | 'summary'>>): Promise<void> {
    await this.#change(({ lesson }) => ({ lesson: { ...lesson, ...change } }));
  }

  /** Changes a stop. Refused as `not-found` where it is gone. */
  async setStop(key: number, change: (stop: LessonStop) => LessonStop): Promise<void> {
    await this.#change(({ stops }) => {
      if (!stops.some((stop) => stop.key === key)) throw stopIsGone();
      return { stops: stops.map((one) => (one.key === key ? { key, stop: change(one.stop) } : one)) };
    });
  }

  /** Puts a stop before another one, or with `null` at the end. */
  async moveStop(key: number, before: number | null): Promise<void> {
    await this.#change(({ stops }) => {
      const moved = stops.find((stop) => stop.key === key);
      if (!moved) throw stopIsGone();
      return { stops: withBefore(withoutKey(stops, key), moved, before) };
    });
  }

  /** Deletes a stop. Returns what brings it back to where it was. */
  async deleteStop(key: number): Promise<() => Promise<void>> {
    const at = this.placeOf(key);
    const deleted = this.stops[at];
    const next = this.stops[at + 1]?.key ?? null;
    await this.#change(({ stops }) => ({ stops: withoutKey(stops, key) }));
    return () => this.#change(({ stops }) => ({ stops: withBefore(withoutKey(stops, key), deleted, next) }));
  }

  /** Reads the lesson anew: another window, or another view, may have changed it. */
  async refresh(): Promise<void> {
    this.#show(await this.#lessons.get(this.lessonId));
  }

  /** Resolves when all that was changed is written, or refused. */
  async settled(): Promise<void> {
    await this.#last;
  }

  /** One change after the other. */
  async #change(edit: Edit): Promise<void> {
    const done = this.#last.then(() => this.#write(edit));
    this.#last = done.catch(() => {});
    await done;
  }

  /** Applies the change to what another window may have written in the meantime. */
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
    const saved = await this.#lessons.write(this.#saved, { ...lesson, stops: stops.map(({ stop }) => stop) });
    this.#show(saved, stops);
  }

  /** `known`: its stops in their order, with their keys. Without it, stops that say the same are the same. */
  #show(saved: SavedLesson, known: readonly KeyedStop[] = this.#recognised(saved.lesson.stops)): void {
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

/** A stop that is gone counts as the end. */
function withBefore(stops: readonly KeyedStop[], stop: KeyedStop, before: number | null): KeyedStop[] {
  const at = stops.findIndex(({ key }) => key === before);
  return at === -1 ? [...stops, stop] : stops.toSpliced(at, 0, stop);
}

function stopIsGone(): AppError {
  return new AppError('not-found', 'This stop no longer exists.');
}
