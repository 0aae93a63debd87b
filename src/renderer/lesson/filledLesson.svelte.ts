/** A lesson with its figures. Its searches run in the host one by one and fill in the texts as they end. */
import type { Api } from '../../shared/contract/api.ts';
import { searchesIn } from '../../shared/contract/lessonText.ts';
import type { Lesson, LessonStop } from '../../shared/contract/lessons.ts';
import { filledText, type FiguredSearch } from '../../shared/lesson/figures.ts';
import { StopSearches } from './stopSearches.ts';

export interface ToldStop {
  readonly text: string;
  readonly note: string;
}

export class FilledLesson {
  readonly lesson: Lesson;
  /** By stop; figures not yet computed are an ellipsis. */
  told = $state.raw<readonly ToldStop[]>([]);
  readonly #searches: StopSearches;
  /** Results by what they depend on. */
  readonly #known: Map<string, ToldStop>;

  /** `before`: an earlier version of the lesson, whose figures are reused. */
  constructor(searches: Api['searches'], lesson: Lesson, before: FilledLesson | null = null) {
    this.#searches = new StopSearches(searches);
    this.lesson = lesson;
    const keys = lesson.stops.map(keyOf);
    const known = before === null ? [] : [...before.#known];
    this.#known = new Map(known.filter(([key]) => keys.includes(key)));
    this.told = lesson.stops.map((stop) => this.#known.get(keyOf(stop)) ?? tell(stop, null));
  }

  /** Computes all figures, from the stop `first` on, then the earlier ones. Throws if the host is gone. */
  async fill(first = 0): Promise<void> {
    const { stops } = this.lesson;
    const order = [...stops.keys()].map((index) => (index + first) % stops.length);
    for (const index of order) {
      const stop = stops[index];
      const key = keyOf(stop);
      if (!this.#known.has(key)) {
        const all = await this.#searches.run(stop, searchesIn([stop.text, stop.note], stop.searches.length));
        if (!this.#searches.isWanted) return;
        this.#known.set(key, tell(stop, all));
      }
      this.told = this.told.with(index, this.#known.get(key)!);
    }
  }

  stop(): void {
    this.#searches.stop();
  }
}

function keyOf({ puzzle, searches, steps, text, note }: LessonStop): string {
  return JSON.stringify([puzzle, searches, steps, text, note]);
}

function tell({ puzzle, text, note }: LessonStop, all: readonly FiguredSearch[] | null): ToldStop {
  return { text: filledText(text, puzzle, all), note: filledText(note, puzzle, all) };
}
