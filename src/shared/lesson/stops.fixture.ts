/** The stops of the lessons that come with the program, with the traces of their searches. */
import { textsOfStop } from '../contract/stopParts.ts';
import type { AskedRun } from '../ask/askedRun.ts';
import { searchesIn } from '../contract/lessonText.ts';
import type { LessonStop } from '../contract/lessons.ts';
import { searchOptionsOf } from '../contract/searchOptions.ts';
import type { Puzzle, SearchSpec } from '../contract/types.ts';
import { Search } from '../engine/search.ts';
import { createSlidingDomain } from '../puzzle/domain/slidingDomain.ts';
import { traitsOf } from '../puzzle/heuristics/traits.ts';
import { TraceReader } from '../readings/reading.ts';
import { decodeBatch, encodeBatch } from '../trace/batch.ts';
import type { FiguredSearch } from './figures.ts';
import { LESSONS } from './lessons.ts';

const traces = new Map<string, TraceReader>();

/** The whole trace of a search; each is run once. */
export function traceOf(puzzle: Puzzle, search: SearchSpec): TraceReader {
  const key = JSON.stringify([puzzle, search]);
  const reader = traces.get(key) ?? searched(puzzle, search);
  traces.set(key, reader);
  return reader;
}

function searched(puzzle: Puzzle, search: SearchSpec): TraceReader {
  const { heuristic, factor, members } = search;
  const engine = new Search(createSlidingDomain(puzzle, heuristic, { factor, members }), searchOptionsOf(search));
  engine.advance(Infinity);
  const reader = new TraceReader();
  reader.append(decodeBatch(encodeBatch(engine.trace, 0, 0)));
  return reader;
}

export const STOPS = LESSONS.flatMap(({ title, stops }) =>
  stops.map((stop, index) => ({ name: `${title}, stop ${index + 1}`, stop })),
);

/** The searches of a stop; `needed`: only those that its texts have figures of have run. */
export function figured(
  stop: LessonStop,
  needed = searchesIn(textsOfStop(stop), stop.searches.length),
): FiguredSearch[] {
  return stop.searches.map((search, index) => {
    const reader = needed.includes(index) ? traceOf(stop.puzzle, search) : new TraceReader();
    return { reader, search, step: stop.steps[index] };
  });
}

/** A search of a stop, to be asked about. */
export function askedRun({ puzzle, searches }: LessonStop, index = 0): AskedRun {
  const search = searches[index];
  const h = traitsOf(search.heuristic, puzzle.rows, puzzle.cols, search);
  return {
    reader: traceOf(puzzle, search),
    options: searchOptionsOf(search),
    puzzle,
    h,
    heuristic: search.heuristic,
    factor: search.factor,
  };
}

/** The step of its first search. */
export function stepOf({ steps: [step] }: LessonStop, { reader }: AskedRun): number {
  return step === 'end' ? reader.expansions : step;
}

/** The stop of which a text says this. */
export function stopThatSays(words: string): LessonStop {
  const found = STOPS.filter(({ stop }) => textsOfStop(stop).some((text) => text.includes(words)));
  if (found.length !== 1) throw new Error(`${found.length} stops say “${words}”.`);
  return found[0].stop;
}
