/** Names of the searches of an experiment: short, and no two alike where an option tells them apart. */
import { heuristicLabel } from '../contract/heuristicLabel.ts';
import type { SearchSpec } from '../contract/types.ts';
import {
  DEFAULT_WEIGHT,
  GOAL_TESTS,
  DUPLICATE_RULES,
  STRAIGHT_BACK_RULES,
  STRATEGIES,
  TIE_RULES,
} from '../engine/strategy.ts';
import { HEURISTICS } from '../puzzle/heuristics/heuristics.ts';
import { DEFAULT_FACTOR, DEFAULT_MEMBERS } from '../puzzle/heuristics/measure.ts';

/** An option in a few words; nothing if it is the default or plays no part. */
type OptionWords = (search: SearchSpec) => string | null | undefined;

const OPTION_WORDS: readonly OptionWords[] = [
  ({ algorithm, weight = DEFAULT_WEIGHT }) => (algorithm === 'weighted-astar' ? `w = ${weight}` : null),
  ({ algorithm, heuristic, factor = DEFAULT_FACTOR }) =>
    STRATEGIES[algorithm].usesHeuristic && heuristic === 'manhattan-times' ? `× ${factor}` : null,
  ({ algorithm, heuristic, members = DEFAULT_MEMBERS }) =>
    STRATEGIES[algorithm].usesHeuristic && heuristic === 'max'
      ? members.map((id) => HEURISTICS[id].label).join(', ')
      : null,
  ({ algorithm, ties }) => (STRATEGIES[algorithm].frontier === 'priority' ? TIE_RULES[ties].label : null),
  ({ goalTest }) => `goal test ${GOAL_TESTS[goalTest].label}`,
  ({ duplicates }) => duplicates && `repeats ${DUPLICATE_RULES[duplicates].label}`,
  ({ straightBack }) => straightBack && `straight back ${STRAIGHT_BACK_RULES[straightBack].label}`,
  ({ order }) => order,
  ({ limits }) => (limits?.depth === undefined ? null : `depth ${limits.depth}`),
];

/** The names, in the order of `searches`. An option is named where searches with one algorithm and heuristic differ in it. */
export function searchNames(searches: readonly SearchSpec[]): string[] {
  return searches.map((search) => {
    const alike = searches.filter((other) => nameOf(other) === nameOf(search));
    const telling = OPTION_WORDS.filter((words) => new Set(alike.map((other) => words(other) ?? null)).size > 1);
    return [nameOf(search), ...telling.map((words) => words(search) ?? 'as usual')].join(' · ');
  });
}

function nameOf(search: SearchSpec): string {
  const { shortLabel, usesHeuristic } = STRATEGIES[search.algorithm];
  return usesHeuristic ? `${shortLabel} ${heuristicLabel(search)}` : shortLabel;
}
