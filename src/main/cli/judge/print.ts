import type { Puzzle } from '../../../shared/contract/types.ts';
import { printBoard } from '../../../shared/puzzle/board.ts';
import { compareExpansions, expandedBy, searchedPuzzles, type Expansions } from '../../../shared/judge/expansions.ts';
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
import { costsOf } from '../../../shared/puzzle/states/costSpace.ts';
import { nearestWrongStart } from '../../../shared/judge/wrongStart.ts';
import { count } from '../../../shared/text/numbers.ts';

export type JudgedGoal = Pick<Puzzle, 'rows' | 'cols' | 'goal'>;

/** One JSON object on a line. `all`: with the slower findings. */
export function judgedAsJson(judged: Judged | Sampled, all: boolean): string {
  const more = all && judged.kind === 'all' ? moreOf(judged) : {};
  return `${JSON.stringify({ ...figuresOf(judged), ...more })}\n`;
}

function figuresOf(judged: Judged | Sampled) {
  const { overestimates, largestOverestimate, moves, inconsistentMoves, largestFall, mean } = judged.verdict;
  const clean = judged.kind === 'sample' ? null : true; // a sample without faults proves nothing
  const holds = (faults: number): boolean | null => (faults === 0 ? clean : false);
  const found = {
    admissible: holds(overestimates),
    overestimates,
    largestOverestimate,
    consistent: holds(inconsistentMoves),
    inconsistentMoves,
    moves,
    largestFall,
    mean,
  };
  if (judged.kind === 'sample') return { sampled: true, states: judged.verdict.boards, ...found };
  const { states, meanDistance, share, values } = judged.verdict;
  return { states, ...found, meanDistance, share, values };
}

function moreOf({ space, values }: Judged) {
  const { nearest, tried, isCertain } = nearestWrongStart(space, values);
  return {
    dominance: Object.fromEntries(
      compareWithAll(space.graph, values, costsOf(space)).map((one) => [one.heuristic, one.dominance]),
    ),
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
    ...dominanceSentences(compareWithAll(graph, values, costsOf(space))),
    '',
    wrongStartSentence(nearestWrongStart(space, values), graph.cols, verdict.byCost),
    '',
    ...expansionLines(compareExpansions(space, values)),
    '',
    `All ${count(verdict.states, 'state')} were judged.`,
  ];
}

function expansionLines(expansions: Expansions): string[] {
  const rows = expansions.means.map(
    ({ heuristic, mean }) => `  ${expandedBy(heuristic).padEnd(20)}${mean.toFixed(0).padStart(8)}`,
  );
  return [`Nodes that A* expands, mean of ${searchedPuzzles(expansions)}:`, ...rows];
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
