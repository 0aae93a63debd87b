/** A lesson with its figures. Its searches run in the host one by one and fill in the texts as they end. */
import { textsOfQuestion, textsOfStop } from '../../shared/contract/stopParts.ts';
import type { Api } from '../../shared/contract/api.ts';
import { figuresIn, searchesIn } from '../../shared/contract/lessonText.ts';
import type { Lesson, LessonStop } from '../../shared/contract/lessons.ts';
import type { FiguredSearch } from '../../shared/lesson/figures.ts';
import { filledStop, type ToldStop } from '../../shared/lesson/filledStop.ts';
import { unbroken } from '../ui/parts.ts';
import { StopSearches, unlessRefused } from './stopSearches.ts';

export class FilledLesson {
  readonly lesson: Lesson;
  /** By stop; figures not yet computed are an ellipsis. */
  told = $state.raw<readonly ToldStop[]>([]);
  readonly #searches: StopSearches;
  /** Results by what they depend on. */
  readonly #known: Map<string, ToldStop>;
  /** Those who wait for the figures of a stop, by its index. */
  readonly #waiting: (() => void)[][];
  #isOver = false;

  /** `before`: an earlier version of the lesson, whose figures are reused. */
  constructor(searches: Api['searches'], lesson: Lesson, before: FilledLesson | null = null) {
    this.#searches = new StopSearches(searches);
    this.lesson = lesson;
    const keys = lesson.stops.map(keyOf);
    this.#waiting = keys.map(() => []);
    const known = before === null ? [] : [...before.#known];
    this.#known = new Map(known.filter(([key]) => keys.includes(key)));
    this.told = lesson.stops.map((stop) => this.#known.get(keyOf(stop)) ?? toldOf(stop, null));
  }

  /**
   * Computes all figures, from the stop `first` on, then the earlier ones. Where a search is refused, they stay unknown.
   * Throws if the host is gone.
   */
  async fill(first = 0): Promise<void> {
    try {
      await this.#fill(first);
    } finally {
      this.#isOver = true;
      for (const index of this.#waiting.keys()) this.#letOn(index);
    }
  }

  async #fill(first: number): Promise<void> {
    const { stops } = this.lesson;
    const order = [...stops.keys()].map((index) => (index + first) % stops.length);
    for (const index of order) {
      const stop = stops[index];
      const key = keyOf(stop);
      if (!this.#known.has(key)) {
        const needed = searchesIn(textsOfStop(stop), stop.searches.length);
        const all = await unlessRefused(this.#searches.run(stop, needed));
        if (!this.#searches.isWanted) return;
        if (all !== null) this.#known.set(key, toldOf(stop, all));
      }
      this.told = this.told.with(index, this.#known.get(key) ?? this.told[index]);
      this.#letOn(index);
    }
  }

  #letOn(index: number): void {
    for (const goOn of this.#waiting[index].splice(0)) goOn();
  }

  /** Resolves when the figures in the question of a stop are computed, or will not be: to whether they are. */
  async untilAskable(index: number): Promise<boolean> {
    if (!this.#isAskable(index) && !this.#isOver)
      await new Promise<void>((resolve) => this.#waiting[index].push(resolve));
    return this.#isAskable(index);
  }

  #isAskable(index: number): boolean {
    const stop = this.lesson.stops[index];
    const texts = stop.asks ? textsOfQuestion(stop.asks) : [];
    return this.#known.has(keyOf(stop)) || texts.every((text) => figuresIn(text).length === 0);
  }

  stop(): void {
    this.#searches.stop();
  }
}

/** As it is read: no line ends within a formula. */
function toldOf(stop: LessonStop, all: readonly FiguredSearch[] | null): ToldStop {
  const { text, note, body, asks } = filledStop(stop, all);
  return { text: unbroken(text), note: unbroken(note), body: unbroken(body), asks };
}

function keyOf(stop: LessonStop): string {
  return JSON.stringify([stop.puzzle, stop.searches, stop.steps, textsOfStop(stop)]);
}
