/** The step in words: which node, why this one, what came of it. Made from readings of the trace, never guessed. */
import { formatNumber } from '../../ui/format.ts';
import type { Course } from '../../../shared/readings/moments.ts';
import type { Reason } from '../../../shared/readings/reason.ts';
import type { TraceReader } from '../../../shared/readings/reading.ts';
import type { RemovalOrder } from '../../../shared/engine/removalOrder.ts';
import { STRATEGIES, type Strategy } from '../../../shared/engine/strategy.ts';
import { choiceOf, CONTAINERS, keyInWords } from './choice.ts';
import { limitSentence, outcomeOf } from './outcome.ts';
import { plain, strong, type Part } from '../../ui/parts.ts';
import { LIMIT_SENTENCES } from '../words.ts';

/** What of a search decides how its steps are told. */
export type Telling = RemovalOrder & Course;

/** The sentence of a step from 1 to `reader.expansions`. */
export function sentenceOf(reader: TraceReader, step: number, reason: Reason, telling: Telling): Part[] {
  return [...choiceOf(reader, reason, telling), plain(' '), ...outcomeOf(reader, step, telling)];
}

/** The sentence before the first step. */
export function openingSentence(reader: TraceReader, telling: Telling): Part[] {
  const { status, expansions } = reader;
  if (status === 'solved' && expansions === 0) {
    return [plain('The start '), strong('is the goal'), plain(': no move is needed.')];
  }
  const isOver = expansions === 0 && status in LIMIT_SENTENCES;
  const next = isOver
    ? limitSentence(status as keyof typeof LIMIT_SENTENCES, telling.strategy)
    : 'Press → for the first step.';
  return [...whatWaits(telling), plain(`. ${firstBound(reader, telling)}${next}`)];
}

function whatWaits({ strategy }: Telling): Part[] {
  const { frontier, fromBothEnds } = STRATEGIES[strategy];
  if (fromBothEnds)
    return [plain('One queue holds '), strong('the start'), plain(', the other one '), strong('the goal')];
  return [plain(`The ${CONTAINERS[frontier].container} holds `), strong('the start'), plain(' and nothing else')];
}

/** The bound of the first iteration, of a search that iterates. */
function firstBound(reader: TraceReader, telling: Telling): string {
  const { iterates }: Strategy = STRATEGIES[telling.strategy];
  if (iterates === null) return '';
  const what = iterates === 'depth' ? 'depth' : keyInWords(telling);
  return `The bound on ${what} is ${reader.bound[0]}. `;
}

/** Where the user is in a run. */
interface Position {
  readonly step: number;
  readonly steps: number;
  readonly ended: boolean;
  /** Where inside the step; `null` where it is complete. */
  readonly place: { readonly part: number; readonly parts: number } | null;
  /** Whether it is told how much more there is. */
  readonly hidesNext: boolean;
}

/** "Step 9 of 10", "Step 9 of 5,000 so far"; inside a step "Step 9 of 10, part 3 of 7"; "Step 9" where what comes is hidden. */
export function stepTitle({ step, steps, ended, place, hidesNext }: Position): string {
  if (hidesNext && !ended) return `Step ${formatNumber(step)}${place ? `, part ${place.part}` : ''}`;
  const within = place ? `, part ${place.part} of ${place.parts}` : '';
  return `Step ${formatNumber(step)} of ${formatNumber(steps)}${ended ? '' : ' so far'}${within}`;
}
