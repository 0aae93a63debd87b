/** A lesson with its figures: its searches run in the host, one after another, and the texts are filled in as they end. */
import type { Api } from '../../shared/contract/api.ts';
import { searchesIn } from '../../shared/contract/lessonText.ts';
import type { Lesson, LessonStop } from '../../shared/contract/lessons.ts';
import type { Puzzle, SearchSpec } from '../../shared/contract/types.ts';
import { filledText, type FiguredSearch } from '../../shared/lesson/figures.ts';
import { TraceReader } from '../../shared/readings/reading.ts';
import { decodeBatch } from '../../shared/trace/batch.ts';

/** Bounds of one pull: the searches on the screen go first. */
const EXPANSIONS_PER_PULL = 20_000;
const MILLIS_PER_PULL = 30;

/** What a stop says. */
export interface ToldStop {
  readonly text: string;
  readonly note: string;
}

export class FilledLesson {
  readonly lesson: Lesson;
  /** What each stop says: with an ellipsis for each figure that is not there yet. */
  told = $state.raw<readonly ToldStop[]>([]);
  readonly #searches: Api['searches'];
  #isWanted = true;

  constructor(searches: Api['searches'], lesson: Lesson) {
    this.#searches = searches;
    this.lesson = lesson;
    this.told = lesson.stops.map((stop) => tell(stop, null));
  }

  /** Computes all figures, those of the stop `first` and behind it before the others. Throws where the host is gone. */
  async fill(first = 0): Promise<void> {
    const { stops } = this.lesson;
    const order = [...stops.keys()].map((index) => (index + first) % stops.length);
    for (const index of order) {
      const all = await this.#searchesOf(stops[index]);
      if (!this.#isWanted) return;
      this.told = this.told.with(index, tell(stops[index], all));
    }
  }

  /** Computes no further. */
  stop(): void {
    this.#isWanted = false;
  }

  async #searchesOf({ puzzle, searches, steps, text, note }: LessonStop): Promise<FiguredSearch[]> {
    const needed = searchesIn([text, note], searches.length);
    const all: FiguredSearch[] = [];
    for (const [index, search] of searches.entries()) {
      const reader = needed.includes(index) ? await this.#traceOf(puzzle, search) : new TraceReader();
      all.push({ reader, search, step: steps[index] });
    }
    return all;
  }

  /** The whole trace of a search; as much of it as is there where it is not wanted any more. */
  async #traceOf(puzzle: Puzzle, search: SearchSpec): Promise<TraceReader> {
    const reader = new TraceReader();
    for (let done = 0; done < 1 && this.#isWanted;) ({ done } = await this.#searches.prepare({ puzzle, search }));
    if (!this.#isWanted) return reader;
    const { searchId } = await this.#searches.start({ puzzle, search, evenIfUnsolvable: true });
    while (this.#isWanted && reader.status === 'running') await this.#pull(searchId, reader);
    await this.#searches.stop({ searchId });
    return reader;
  }

  async #pull(searchId: number, reader: TraceReader): Promise<void> {
    const bounds = { expansions: EXPANSIONS_PER_PULL, millis: MILLIS_PER_PULL };
    reader.append(decodeBatch(await this.#searches.advance({ searchId, ...bounds })));
  }
}

function tell({ puzzle, text, note }: LessonStop, all: readonly FiguredSearch[] | null): ToldStop {
  return { text: filledText(text, puzzle, all), note: filledText(note, puzzle, all) };
}
