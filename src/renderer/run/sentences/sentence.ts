/** A step in words: which node, why, and what became of it. All of it is read from the trace. */
import type { Course } from '../../../shared/readings/moments.ts';
import type { Reason } from '../../../shared/readings/reason.ts';
import type { TraceReader } from '../../../shared/readings/reading.ts';
import type { RemovalOrder } from '../../../shared/engine/removalOrder.ts';
import { STRATEGIES, type Strategy } from '../../../shared/engine/strategy.ts';
import { choiceAmong, CONTAINERS, keyInWords } from './choice.ts';
import { limitSentence, outcomeInWords } from './outcome.ts';
import { plain, strong, type Part } from '../../ui/parts.ts';
import { LIMIT_SENTENCES } from '../words.ts';

export type Telling = RemovalOrder & Course;

/** `step`: from 1 to `reader.expansions`. */
export function sentenceOf(reader: TraceReader, step: number, reason: Reason, telling: Telling): Part[] {
  return [...choiceAmong(reader, reason, telling), plain(' '), ...outcomeInWords(reader, step, telling)];
}

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

function firstBound(reader: TraceReader, telling: Telling): string {
  const { iterates }: Strategy = STRATEGIES[telling.strategy];
  if (iterates === null) return '';
  const what = iterates === 'depth' ? 'depth' : keyInWords(telling);
  return `The bound on ${what} is ${reader.bound[0]}. `;
}
