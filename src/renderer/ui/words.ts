/** The few words that more than one part of the screen uses. */
import { isolated } from '../../shared/contract/direction.ts';
import type { Run, SearchSpec } from '../../shared/contract/types.ts';
import { HEURISTICS } from '../../shared/puzzle/heuristics/heuristics.ts';
import { STRATEGIES } from '../../shared/engine/strategy.ts';
import type { Status } from '../../shared/trace/trace.ts';

/** 1234567 → "1,234,567", everywhere the same. */
const NUMBER = new Intl.NumberFormat('en-US');

export function formatNumber(value: number): string {
  return NUMBER.format(value);
}

/** A title within a sentence, which moves nothing of it. */
export function quoted(title: string): string {
  return `“${isolated(title)}”`;
}

/** "1 move", "2 moves". */
export function count(value: number, one: string, many = `${one}s`): string {
  return `${formatNumber(value)} ${value === 1 ? one : many}`;
}

/** "A* · Manhattan distance" */
export function nameOfSearch({ algorithm, heuristic }: SearchSpec): string {
  const { shortLabel, usesHeuristic } = STRATEGIES[algorithm];
  return usesHeuristic ? `${shortLabel} · ${HEURISTICS[heuristic].label}` : STRATEGIES[algorithm].label;
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
