/** Verdicts as sentences, for the screen and the command line. */
import { HEURISTICS } from '../puzzle/heuristics/heuristics.ts';
import { printBoard } from '../puzzle/board.ts';
import { count, formatNumber } from '../text/numbers.ts';
import type { SampledVerdict } from './sample.ts';
import type { ComparedHeuristic, Dominance } from './values.ts';
import { isAdmissible, isConsistent, type VerdictFigures } from './verdict.ts';
import type { WrongStarts } from './wrongStart.ts';

/** `null`: nothing is proved either way. */
export interface Finding {
  readonly title: string;
  readonly isGood: boolean | null;
  readonly sentence: string;
}

export function admissibilityOf(verdict: VerdictFigures): Finding {
  const { states, overestimates, largestOverestimate } = verdict;
  if (isAdmissible(verdict))
    return {
      title: 'Admissible',
      isGood: true,
      sentence: `It overestimates none of the ${count(states, 'state')}.`,
    };
  const many = `${formatNumber(overestimates)} of ${count(states, 'state')}`;
  return {
    title: 'Not admissible',
    isGood: false,
    sentence: `It overestimates ${many}, by up to ${formatNumber(largestOverestimate)}.`,
  };
}

export function consistencyOf(verdict: VerdictFigures): Finding {
  const { moves, inconsistentMoves, largestFall, ofGoal, byCost } = verdict;
  if (isConsistent(verdict)) {
    const falls = `h falls by more than ${byCost ? 'the move costs' : '1'} on none of the ${count(moves, 'move')}`;
    if (ofGoal === 0) return { title: 'Consistent', isGood: true, sentence: `${falls}.` };
    const sentence = `${falls}; but h of the goal is ${formatNumber(ofGoal)}, and the textbooks’ proofs need 0.`;
    return { title: 'Consistent but for the goal', isGood: false, sentence };
  }
  const many = `${formatNumber(inconsistentMoves)} of ${count(moves, 'move')}`;
  return { title: 'Not consistent', isGood: false, sentence: `h falls by ${fallOf(largestFall, byCost)} on ${many}.` };
}

function fallOf(largest: number, byCost: true | undefined): string {
  if (byCost) return 'more than the move costs';
  return largest === 2 ? '2' : `more than 1, by up to ${formatNumber(largest)},`;
}

export function sizeOf({ mean, meanDistance, share, values, byCost }: VerdictFigures): string {
  const [h, distance, part] = [mean, meanDistance, share].map((value) => value.toFixed(2));
  return `h is ${h} on average, against ${byCost ? `a cost of ${distance}` : `${distance} moves`}, and ${part} of ${byCost ? 'what a cheapest solution costs' : 'the distance'}; it has ${count(values, 'different value')}.`;
}

const RELATIONS: readonly (readonly [dominance: Dominance, words: string])[] = [
  ['same', 'The same as'],
  ['above', 'Never less than'],
  ['below', 'Never greater than'],
  ['neither', 'Not comparable with'],
];

export function dominanceSentences(compared: readonly ComparedHeuristic[]): string[] {
  return RELATIONS.flatMap(([dominance, words]) => {
    const names = compared
      .filter((one) => one.dominance === dominance)
      .map(({ heuristic }) => HEURISTICS[heuristic].label);
    return names.length === 0 ? [] : [`${words}: ${names.join(', ')}.`];
  });
}

export function wrongStartSentence({ nearest, tried, isCertain }: WrongStarts, cols: number, byCost = false): string {
  if (nearest !== null) {
    const { start, distance, h, length, byCost } = nearest;
    const wrongly = byCost
      ? `Its cheapest solution costs ${formatNumber(distance)}, and h is ${formatNumber(h)}; A* returns one that costs ${formatNumber(length)}.`
      : `It needs ${count(distance, 'move')}, and h is ${formatNumber(h)}; A* returns ${count(length, 'move')}.`;
    return `${printBoard(start, cols)} is a start that A* gets wrong, and none is nearer. ${wrongly}`;
  }
  if (isCertain) return `With it, A* returns a ${byCost ? 'cheapest' : 'shortest'} solution from every start.`;
  return `A* was run from the ${count(tried, 'nearest start')} that it could get wrong, and got all of them right; there may be others.`;
}

export function sampleSentence({ boards, nearDistance, moves }: SampledVerdict): string {
  return `${count(boards, 'board')} and ${count(moves, 'move')} were sampled: all boards up to ${count(nearDistance, 'move')} from the goal, random walks from there, and random boards. What is not found among them is not proved.`;
}

export function sampledAdmissibility(
  { overestimates, largestOverestimate, overestimated }: SampledVerdict,
  cols: number,
): Finding {
  if (overestimated === null)
    return {
      title: 'No overestimate found',
      isGood: null,
      sentence: 'It overestimates none of the sampled boards whose distance, or an upper bound of it, is known.',
    };
  const many = count(overestimates, 'sampled board');
  const first = printBoard(overestimated, cols);
  return {
    title: 'Not admissible',
    isGood: false,
    sentence: `It overestimates ${many}, by at least ${formatNumber(largestOverestimate)}: ${first} is one.`,
  };
}

export function sampledConsistency(
  { inconsistentMoves, moves, largestFall, fallsFrom, byCost }: SampledVerdict,
  cols: number,
): Finding {
  if (fallsFrom === null)
    return {
      title: 'No fall found',
      isGood: null,
      sentence: `h falls by more than ${byCost ? 'the move costs' : '1'} on none of ${count(moves, 'sampled move')}.`,
    };
  const many = `${formatNumber(inconsistentMoves)} of ${count(moves, 'sampled move')}`;
  return {
    title: 'Not consistent',
    isGood: false,
    sentence: `h falls by ${fallOf(largestFall, byCost)} on ${many}: one such move starts at ${printBoard(fallsFrom, cols)}.`,
  };
}
