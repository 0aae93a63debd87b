import type { LessonStop } from '../../shared/contract/lessons.ts';
import { searchOptionsOf } from '../../shared/contract/searchOptions.ts';
import { Search } from '../../shared/engine/search.ts';
import { createSlidingDomain } from '../../shared/puzzle/domain/slidingDomain.ts';
import { traceLines } from '../../shared/referee/trace/writtenTrace.ts';

/** The boards that the search of a stop has expanded at its step, as another program reads them. */
export function expandedAt({ puzzle, searches: [spec], steps: [step] }: LessonStop): number[][] {
  const options = { ...searchOptionsOf(spec), limits: { expansions: step as number, nodes: Infinity } };
  const search = new Search(createSlidingDomain(puzzle, spec.heuristic), options);
  search.advance(step as number);
  const lines = [...traceLines({ trace: search.trace, puzzle, options, heuristic: spec.heuristic })];
  return lines
    .map((line) => JSON.parse(line) as { expand?: string })
    .flatMap(({ expand }) => (expand === undefined ? [] : [expand.split(/[ /]+/).map((tile) => Number(tile) || 0)]));
}
