/** What a search knows after a step, and the rules that it goes by: to think with, not to read the answer from. */
import { evaluate, tieRulesOf } from '../../engine/removalOrder.ts';
import { GOAL_TESTS, STRATEGIES, TIE_RULES } from '../../engine/strategy.ts';
import type { AskedRun } from '../askedRun.ts';
import type { QuestionKind } from '../question.ts';
import { count } from '../../text/numbers.ts';
import { keyName } from './terms.ts';

/** A line: "Frontier", "6 states". */
export interface Fact {
  readonly name: string;
  readonly text: string;
}

/** Kinds that the lowest number of the frontier answers nothing of: the choices, or the marked state, tell it in any case. */
const TELL_LOWEST: readonly QuestionKind[] = ['next', 'dropped', 'new-states'];

/** What is known after `step`. `asked`: the kind of question that is open; `null` where each step is asked for. */
export function factsAt(run: AskedRun, step: number, asked: QuestionKind | null): readonly Fact[] {
  const { reader, options } = run;
  const { iterates, frontier } = STRATEGIES[options.strategy];
  const lowest = asked !== null && TELL_LOWEST.includes(asked) && frontier === 'priority' ? lowestAt(run, step) : null;
  const bound = reader.bound[reader.iterationAt(step)];
  return [
    { name: 'Frontier', text: count(reader.countersAt(step).frontier, 'state') },
    ...(lowest === null ? [] : [{ name: `Lowest ${keyName(options)}`, text: lowest }]),
    ...(iterates === null ? [] : [{ name: 'Bound of the iteration', text: String(bound) }]),
    ruleOf(run),
    { name: 'Goal tested', text: GOAL_TESTS[options.goalTest].label },
  ];
}

/** The lowest number that waits, and how often: "8, twice"; `null` where nothing waits. */
function lowestAt({ reader, options }: AskedRun, step: number): string | null {
  const keys = Array.from(reader.waitingAt(step), (node) => evaluate(options, reader.g[node], reader.h[node])!);
  if (keys.length === 0) return null;
  const lowest = keys.reduce((least, key) => Math.min(least, key));
  const times = keys.filter((key) => key === lowest).length;
  return times === 1 ? String(lowest) : `${lowest}, ${times === 2 ? 'twice' : `${times} times`}`;
}

/** Which node is taken, as far as the frontier decides it. */
function ruleOf({ options }: AskedRun): Fact {
  const { frontier, fromBothEnds } = STRATEGIES[options.strategy];
  if (frontier === 'fifo')
    return { name: fromBothEnds ? 'Two queues, by levels' : 'Queue', text: 'first in, first out' };
  if (frontier === 'lifo') return { name: 'Stack', text: 'last in, first out' };
  const [rule, next] = tieRulesOf(options);
  const then = next === undefined ? '' : ', then first in';
  return { name: `Ties on ${keyName(options)}`, text: `${TIE_RULES[rule].label}${then}` };
}
