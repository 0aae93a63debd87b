/** What searches and their results are called, wherever they are named. */
import { count } from '../ui/format.ts';
import { heuristicLabel } from '../../shared/contract/heuristicLabel.ts';
import type { Run, SearchSpec } from '../../shared/contract/types.ts';
import { STRATEGIES } from '../../shared/engine/strategy.ts';
import type { Status } from '../../shared/trace/trace.ts';

/** "A* · Manhattan distance" */
export function nameOfSearch(search: SearchSpec): string {
  const { shortLabel, label, usesHeuristic } = STRATEGIES[search.algorithm];
  return usesHeuristic ? `${shortLabel} · ${heuristicLabel(search)}` : label;
}

/** At which limit a search stopped, in one sentence without its end. */
export const LIMIT_SENTENCES = {
  'expansion-limit': 'The search stopped at its limit of expansions',
  'node-limit': 'The search stopped at its limit of nodes',
  'memory-limit': 'The search stopped at its limit of memory',
} as const satisfies Partial<Record<Status, string>>;

/** What a run of the history came to, in a few words. */
export function resultOfRun({ outcome }: Run): string {
  return outcome.solution === null ? RESULT_WORDS[outcome.status] : count(outcome.solution.length, 'move');
}

/** What a search that has ended came to, in a few words. */
export const RESULT_WORDS: Readonly<Record<Run['outcome']['status'], string>> = {
  solved: 'solved',
  exhausted: 'no solution',
  'expansion-limit': 'stopped at the expansion limit',
  'node-limit': 'stopped at the node limit',
  'depth-limit': 'stopped at the depth limit',
  'memory-limit': 'stopped at the memory limit',
};
