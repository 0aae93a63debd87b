/** The states of a lesson's stops: what the board of the first search shows at its step. */
import type { Api } from '../../shared/contract/api.ts';
import type { Lesson, LessonStop } from '../../shared/contract/lessons.ts';
import { showsSearch } from '../../shared/contract/stopParts.ts';
import { STRATEGIES } from '../../shared/engine/strategy.ts';
import { GOAL_ROOT } from '../../shared/readings/path.ts';
import type { TraceReader } from '../../shared/readings/reading.ts';
import { NONE } from '../../shared/trace/trace.ts';
import { Boards } from '../run/boards.ts';
import { StopSearches, unlessRefused } from './stopSearches.ts';

type StopCells = readonly number[];

export class StopStates {
  /** By stop: the start until the state is known. */
  cells = $state.raw<readonly StopCells[]>([]);
  readonly #lesson: Lesson;
  readonly #searches: StopSearches;
  /** By what they depend on. */
  readonly #known: Map<string, StopCells>;

  /** `before`: an earlier version of the lesson, whose states are reused. */
  constructor(searches: Api['searches'], lesson: Lesson, before: StopStates | null = null) {
    this.#searches = new StopSearches(searches);
    this.#lesson = lesson;
    const keys = lesson.stops.map(keyOf);
    const known = before === null ? [] : [...before.#known];
    this.#known = new Map(known.filter(([key]) => keys.includes(key)));
    this.cells = lesson.stops.map(({ puzzle }, index) => this.#known.get(keys[index]) ?? puzzle.start);
  }

  /** Searches as far as the stops are; where that is refused, the start stays. Throws if the host is gone. */
  async fill(): Promise<void> {
    for (const [index, stop] of this.#lesson.stops.entries()) {
      const key = keyOf(stop);
      if (!this.#known.has(key)) {
        const cells = await unlessRefused(this.#cellsOf(stop));
        if (!this.#searches.isWanted) return;
        if (cells !== null) this.#known.set(key, cells);
      }
      this.cells = this.cells.with(index, this.#known.get(key) ?? stop.puzzle.start);
    }
  }

  stop(): void {
    this.#searches.stop();
  }

  async #cellsOf(stop: LessonStop): Promise<StopCells> {
    const { view, puzzle, searches, steps, trees } = stop;
    const isAtStart = steps[0] === 0 && trees?.[0].selected == null;
    if (!showsSearch(view) || isAtStart) return puzzle.start;
    const step = steps[0] === 'end' ? Infinity : steps[0];
    const reader = await this.#searches.traceOf(puzzle, searches[0], step);
    const root = STRATEGIES[searches[0].algorithm].fromBothEnds ? GOAL_ROOT : NONE;
    return reader.nodes === 0 ? puzzle.start : new Boards(puzzle, reader, root).of(nodeShown(stop, reader, step));
  }
}

/** The selected node, or the one that was taken last. */
function nodeShown({ trees }: LessonStop, reader: TraceReader, step: number): number {
  const selected = trees?.[0].selected ?? NONE;
  if (selected !== NONE && selected < reader.nodes) return selected;
  return Math.max(0, reader.expandedBy(Math.min(step, reader.expansions)));
}

function keyOf({ view, puzzle, searches: [search], steps: [step], trees }: LessonStop): string {
  return JSON.stringify([view, puzzle, search, step, trees?.[0].selected]);
}
