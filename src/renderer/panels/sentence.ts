/** The step in words: which node, why this one, what came of it. Made from readings of the trace, never guessed. */
import type { Course } from '../../shared/search/moments.ts';
import type { Reason } from '../../shared/search/reason.ts';
import type { TraceReader } from '../../shared/search/reading.ts';
import type { RemovalOrder } from '../../shared/search/removalOrder.ts';
import { STRATEGIES } from '../../shared/search/strategy.ts';
import { choiceOf, CONTAINERS } from './choice.ts';
import { outcomeOf } from './outcome.ts';
import { plain, strong, type Part } from './parts.ts';
import { formatNumber } from './words.ts';

/** What of a search decides how its steps are told. */
export type Telling = RemovalOrder & Course;

/** The sentence of a step from 1 to `reader.expansions`. */
export function sentenceOf(reader: TraceReader, step: number, reason: Reason, telling: Telling): Part[] {
  return [...choiceOf(reader, reason, telling), plain(' '), ...outcomeOf(reader, step, telling)];
}

/** The sentence before the first step. */
export function openingSentence(reader: TraceReader, { strategy }: RemovalOrder): Part[] {
  if (reader.status === 'solved' && reader.expansions === 0) {
    return [plain('The start '), strong('is the goal'), plain(': no move is needed.')];
  }
  const { frontier, fromBothEnds } = STRATEGIES[strategy];
  const { container } = CONTAINERS[frontier];
  const [what, rest] = fromBothEnds
    ? ['the start', ' for one search and the goal for the other']
    : ['the start', ' and nothing else'];
  return [plain(`The ${container} holds `), strong(what), plain(`${rest}. Press → for the first step.`)];
}

/** "Step 9 of 10", "Step 9 of 5,000 so far"; inside a step "Step 9 of 10, part 3 of 7". */
export function stepTitle(
  step: number,
  steps: number,
  ended: boolean,
  place: { part: number; parts: number } | null = null,
): string {
  const within = place ? `, part ${place.part} of ${place.parts}` : '';
  return `Step ${formatNumber(step)} of ${formatNumber(steps)}${ended ? '' : ' so far'}${within}`;
}
