import { printBoard } from '../../../shared/puzzle/board.ts';
import { compareExpansions, expandedBy, type Expansions } from '../../../shared/judge/expansions.ts';
import type { Judged, Sampled } from '../../../shared/judge/judge.ts';
import {
  admissibilityOf,
  consistencyOf,
  dominanceSentences,
  sampledAdmissibility,
  sampledConsistency,
  sampleSentence,
  sizeOf,
  wrongStartSentence,
  type Finding,
} from '../../../shared/judge/sentences.ts';
import { compareWithAll } from '../../../shared/judge/values.ts';
import { isAdmissible, isConsistent } from '../../../shared/judge/verdict.ts';
import { nearestWrongStart } from '../../../shared/judge/wrongStart.ts';
import { count } from '../../../shared/text/numbers.ts';

export interface JudgedGoal {
  readonly rows: number;
  readonly cols: number;
  readonly goal: readonly number[];
}

/** One JSON object on a line. `all`: with the slower findings. */
export function judgedAsJson(judged: Judged | Sampled, all: boolean): string {
  const found =
    judged.kind === 'sample' ? sampledFigures(judged) : { ...figuresOf(judged), ...(all ? moreOf(judged) : {}) };
  return `${JSON.stringify(found)}\n`;
}

function figuresOf({ verdict }: Judged) {
  const { states, overestimates, largestOverestimate, moves, inconsistentMoves, largestFall, mean } = verdict;
  const { meanDistance, share, values } = verdict;
  return {
    states,
    admissible: isAdmissible(verdict),
    overestimates,
    largestOverestimate,
    consistent: isConsistent(verdict),
    inconsistentMoves,
    moves,
    largestFall,
    mean,
    meanDistance,
    share,
    values,
  };
}

/** `null`: nothing was found, which proves nothing. */
function sampledFigures({ verdict }: Sampled) {
  const { boards, overestimates, largestOverestimate, moves, inconsistentMoves, largestFall, mean } = verdict;
  return {
    sampled: true,
    states: boards,
    admissible: overestimates === 0 ? null : false,
    overestimates,
    largestOverestimate,
    consistent: inconsistentMoves === 0 ? null : false,
    inconsistentMoves,
    moves,
    largestFall,
    mean,
  };
}

function moreOf({ space, values }: Judged) {
  const { nearest, tried, isCertain } = nearestWrongStart(space, values);
  return {
    dominance: Object.fromEntries(compareWithAll(space.graph, values).map((one) => [one.heuristic, one.dominance])),
    wrongStart: nearest,
    wrongStartTried: tried,
    wrongStartCertain: isCertain,
    expanded: compareExpansions(space, values),
  };
}

/** Sentences for people; `heuristic`: what was judged, in the user's words. */
export function judgedAsText(judged: Judged | Sampled, heuristic: string, { goal, cols }: JudgedGoal): string {
  const lines = judged.kind === 'all' ? linesOf(judged) : sampledLines(judged, cols);
  return [`h = ${heuristic}`, `towards ${printBoard(goal, cols)}`, '', ...lines, ''].join('\n');
}

function linesOf({ verdict, space, values }: Judged): string[] {
  const { graph } = space;
  return [
    told(admissibilityOf(verdict)),
    told(consistencyOf(verdict)),
    sizeOf(verdict),
    '',
    ...dominanceSentences(compareWithAll(graph, values)),
    '',
    wrongStartSentence(nearestWrongStart(space, values), graph.cols),
    '',
    ...expansionLines(compareExpansions(space, values)),
    '',
    `All ${count(verdict.states, 'state')} were judged.`,
  ];
}

function expansionLines({ puzzles, distance, means }: Expansions): string[] {
  const rows = means.map(
    ({ heuristic, mean }) => `  ${expandedBy(heuristic).padEnd(20)}${mean.toFixed(0).padStart(8)}`,
  );
  return [`Nodes that A* expands, mean of ${count(puzzles, 'puzzle')} of ${count(distance, 'move')}:`, ...rows];
}

function sampledLines({ verdict }: Sampled, cols: number): string[] {
  return [
    told(sampledAdmissibility(verdict, cols)),
    told(sampledConsistency(verdict, cols)),
    `h is ${verdict.mean.toFixed(2)} on average over random boards.`,
    '',
    sampleSentence(verdict),
  ];
}

function told({ title, sentence }: Finding): string {
  return `${title}. ${sentence}`;
}
