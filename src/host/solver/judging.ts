/** Judges own heuristics with the functions that the command line uses. */
import type {
  FoundHeuristic,
  JudgedBoard,
  Judgement,
  JudgementRest,
  OverestimatedPage,
  OverestimatedParams,
  StartValue,
} from '../../shared/contract/heuristics.ts';
import type { Cells, Puzzle } from '../../shared/contract/types.ts';
import type { OwnHeuristic } from '../../shared/puzzle/heuristics/own.ts';
import { compareExpansions } from '../../shared/judge/expansions.ts';
import { sampleValues } from '../../shared/judge/sample.ts';
import { compareWithAll } from '../../shared/judge/values.ts';
import { judgeValues } from '../../shared/judge/verdict.ts';
import { nearestWrongStart } from '../../shared/judge/wrongStart.ts';
import { LogBook, type ProgramLog } from '../../shared/puzzle/heuristics/programLog.ts';
import { isHeuristicFault } from '../../shared/puzzle/heuristics/ownValue.ts';
import { MOVES } from '../../shared/puzzle/geometry.ts';
import { MAX_GRAPH_CELLS, NO_STATE } from '../../shared/puzzle/states/stateGraph.ts';
import { costsOf, moveCostIn, type JudgedSpace } from '../../shared/puzzle/states/costSpace.ts';
import type { MeasuredStates, OwnMeasures } from './ownMeasures.ts';

/** The greatest h for which states are counted by h and distance, for a picture. */
const MAX_PICTURED_H = 120;

/** Continues the judgement while `isTime` is true. Throws a `HeuristicFault`. */
export function judged(measures: OwnMeasures, { own, puzzle }: JudgedBoard, isTime: () => boolean): Judgement {
  if (puzzle.goal.length > MAX_GRAPH_CELLS) return { done: 1, found: sampled(measures, own, puzzle) };
  const done = measures.prepare(own, puzzle, isTime);
  return done < 1 ? { done } : { done, found: foundOf(measures.measuredStates(own, puzzle)) };
}

function sampled(measures: OwnMeasures, own: OwnHeuristic, puzzle: Puzzle): FoundHeuristic {
  const verdict = measures.asked(own, puzzle, (measure, anew) => sampleValues(puzzle, measure, anew));
  return { kind: 'sample', verdict };
}

function foundOf({ space, values, proof }: MeasuredStates): FoundHeuristic {
  const { estimates, ...verdict } = judgeValues(space, values);
  const { counts, ...rest } = estimates;
  const isPictured = rest.greatest <= MAX_PICTURED_H;
  return { kind: 'all', verdict, proof, estimates: { ...rest, counts: isPictured ? Array.from(counts) : null } };
}

/** The slower part, for a heuristic judged on all states. */
export function judgedRest(measures: OwnMeasures, { own, puzzle }: JudgedBoard): JudgementRest {
  const { space, values } = measures.measuredStates(own, puzzle);
  return {
    dominance: compareWithAll(space.graph, values, costsOf(space)),
    wrong: nearestWrongStart(space, values),
    expansions: compareExpansions(space, values),
  };
}

/**
 * h of the start. Asks for that board alone, so that it comes before the judgement of all, and even where that fails.
 */
export function startValue(measures: OwnMeasures, { own, puzzle }: JudgedBoard): StartValue {
  const out = new Uint16Array(1);
  const log = new LogBook();
  const told = (): ProgramLog => ({ lines: log.lines, more: log.more });
  try {
    measures.asked(own, puzzle, (measure) => measure(Uint8Array.from(puzzle.start), 1, out), log);
    return { h: out[0], failure: null, log: told() };
  } catch (error) {
    if (isHeuristicFault(error)) return { h: null, failure: error.message, log: told() };
    throw error;
  }
}

/** States that h overestimates, nearest to the goal first: `limit` of them after the first `offset`. */
export function overestimatedStates(
  measures: OwnMeasures,
  { own, puzzle, offset, limit, onPath = false }: OverestimatedParams,
): OverestimatedPage {
  const { space, values } = measures.measuredStates(own, puzzle);
  const wanted = onPath ? pathFrom(space, puzzle.start, values) : space.order;
  const all = wanted.filter((state) => values[state] > space.distances[state]);
  const states = Array.from(all.subarray(offset, offset + limit), (state) => ({
    cells: space.graph.cellsOf(state),
    h: values[state],
    distance: space.distances[state],
  }));
  return { total: all.length, states };
}

/**
 * The states of a cheapest path to the goal, the goal first; empty where there is none. Prefers the states that h
 * overestimates least.
 */
function pathFrom(space: JudgedSpace, start: Cells, values: Uint16Array): Uint32Array {
  const { graph, distances } = space;
  const costOf = moveCostIn(space);
  const path: number[] = [];
  for (let state = graph.stateOf(start); state !== NO_STATE;) {
    path.push(state);
    const nearer = MOVES.map((_, action) => graph.neighbour(state, action)).filter(
      (next) => next !== NO_STATE && distances[next] + costOf(state, next) === distances[state],
    );
    state = nearer.toSorted((a, b) => values[a] - values[b])[0] ?? NO_STATE;
  }
  return Uint32Array.from(path.reverse());
}
