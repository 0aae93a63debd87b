/**
 * The questions of a lesson's stops with their choices, for paper: on the screen the open search asks them. Computed
 * in the host, one by one, when somebody prints.
 */
import type { Api } from '../../shared/contract/api.ts';
import type { Lesson, LessonStop } from '../../shared/contract/lessons.ts';
import { laneNames } from '../../shared/contract/searchNames.ts';
import { searchOptionsOf } from '../../shared/contract/searchOptions.ts';
import { traitsOfSearch } from '../../shared/contract/searchPromises.ts';
import type { AskedRun } from '../../shared/ask/askedRun.ts';
import { factsAt, type Fact } from '../../shared/ask/kinds/factWords.ts';
import type { NamedRun } from '../../shared/ask/kinds/more.ts';
import { ask, askOfTwo, type EngineQuestion, type SingleKind } from '../../shared/ask/kinds/questions.ts';
import type { MoveNaming } from '../../shared/puzzle/geometry.ts';
import { StopSearches, unlessRefused } from './stopSearches.ts';

export interface AskedAtStop {
  /** `null` where the question makes no sense at the stop. */
  readonly question: EngineQuestion | null;
  /** What the answer needs beside the goal. */
  readonly facts: readonly Fact[];
}

export class StopQuestions {
  /** By stop; `null` until it is known, where its search is refused, and where nothing is asked. */
  asked = $state.raw<readonly (AskedAtStop | null)[]>([]);
  readonly #stops: readonly LessonStop[];
  readonly #naming: MoveNaming;
  readonly #searches: StopSearches;
  /** By what they depend on. */
  readonly #known: Map<string, AskedAtStop>;

  /** `before`: of an earlier version of the lesson, whose questions are reused. */
  constructor(searches: Api['searches'], { stops }: Lesson, naming: MoveNaming, before: StopQuestions | null = null) {
    this.#searches = new StopSearches(searches);
    this.#stops = stops;
    this.#naming = naming;
    const keys = stops.map((stop) => this.#keyOf(stop));
    const known = before === null ? [] : [...before.#known];
    this.#known = new Map(known.filter(([key]) => keys.includes(key)));
    this.asked = keys.map((key) => this.#known.get(key) ?? null);
  }

  /** Questions that are known, and all. */
  get progress(): { readonly known: number; readonly all: number } {
    const all = this.#stops.filter(({ question }) => question !== undefined).length;
    return { known: this.asked.filter((one) => one !== null).length, all };
  }

  get isWanted(): boolean {
    return this.#searches.isWanted;
  }

  /** Computes what is missing; a question whose search is refused stays without choices. Throws if the host is gone. */
  async fill(): Promise<void> {
    for (const [index, stop] of this.#stops.entries()) {
      if (stop.question === undefined) continue;
      const key = this.#keyOf(stop);
      if (!this.#known.has(key)) {
        const asked = await unlessRefused(this.#askedOf(stop, stop.question));
        if (!this.isWanted) return;
        if (asked !== null) this.#known.set(key, asked);
      }
      this.asked = this.asked.with(index, this.#known.get(key) ?? null);
    }
  }

  stop(): void {
    this.#searches.stop();
  }

  #askedOf(stop: LessonStop, kind: SingleKind | 'more'): Promise<AskedAtStop> {
    return kind === 'more' ? this.#askedOfTwo(stop) : this.#askedOfOne(stop, kind);
  }

  async #askedOfOne(stop: LessonStop, kind: SingleKind): Promise<AskedAtStop> {
    const step = stop.steps[0] === 'end' ? Infinity : stop.steps[0];
    const run = await this.#runOf(stop, 0, step + 1);
    const at = Math.min(step, run.reader.expansions);
    const question = ask(kind, run, at) as EngineQuestion | null;
    return { question, facts: factsAt(run, at, kind, this.#naming) };
  }

  async #askedOfTwo(stop: LessonStop): Promise<AskedAtStop> {
    const names = laneNames(stop.searches, this.#naming);
    const last = stop.searches.length - 1;
    const named = async (at: number): Promise<NamedRun> => ({
      name: names[at].short,
      run: await this.#runOf(stop, at),
    });
    return { question: askOfTwo(await named(0), await named(last)), facts: [] };
  }

  async #runOf({ puzzle, searches }: LessonStop, index: number, steps = Infinity): Promise<AskedRun> {
    const search = searches[index];
    const { heuristic, factor } = search;
    const reader = await this.#searches.traceOf(puzzle, search, steps);
    return { reader, options: searchOptionsOf(search), puzzle, h: traitsOfSearch(search, puzzle), heuristic, factor };
  }

  #keyOf({ puzzle, searches, steps, question }: LessonStop): string {
    return JSON.stringify([puzzle, searches, steps, question, this.#naming]);
  }
}
