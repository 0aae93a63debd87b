/** What a search knows after a step, and its rules: to think with, without revealing the answer. */
import type { SearchOptions } from '../../engine/options.ts';
import { evaluate, tieRulesOf } from '../../engine/removalOrder.ts';
import { GOAL_TESTS, STRATEGIES, TIE_RULES } from '../../engine/strategy.ts';
import type { AskedRun } from '../askedRun.ts';
import type { QuestionKind } from './questions.ts';
import { KINDS, QUESTION_KINDS } from './questions.ts';
import { count } from '../../text/numbers.ts';
import { keyName } from '../../engine/keyWords.ts';
import type { MoveNaming } from '../../puzzle/geometry.ts';
import { HEURISTICS } from '../../puzzle/heuristics/heuristics.ts';
import { DEFAULT_FACTOR } from '../../puzzle/heuristics/measure.ts';
import { lettersOf, movesAsArrows, nameOfAnyMover } from '../../puzzle/moveNames.ts';

/** "Frontier", "6 states". */
export interface Fact {
  readonly name: string;
  readonly text: string;
  /** Hidden with the numbers of the states. */
  readonly isOfKeys?: true;
}

/** `asked`: the kind of the open question; `null` in a search by hand. Only what its answer needs. */
export function factsAt(run: AskedRun, step: number, asked: QuestionKind | null, naming: MoveNaming): readonly Fact[] {
  const needs = asked === null || asked === 'more' ? undefined : KINDS[asked].needs;
  if (needs === undefined) return allAt(run, step, asked, naming);
  return needs === 'estimate' ? estimateOf(run) : [];
}

/** By name; nothing of a search that has none. */
function estimateOf({ options, heuristic, factor = DEFAULT_FACTOR }: AskedRun): readonly Fact[] {
  if (!STRATEGIES[options.strategy].usesHeuristic) return [];
  const { label, takes } = HEURISTICS[heuristic];
  return [{ name: 'h', text: takes === 'factor' ? `${HEURISTICS.manhattan.label} × ${factor}` : label }];
}

function allAt(run: AskedRun, step: number, asked: QuestionKind | null, naming: MoveNaming): readonly Fact[] {
  const { reader, options } = run;
  const { iterates, frontier } = STRATEGIES[options.strategy];
  const tellsLowest =
    asked !== null && asked !== 'more' && QUESTION_KINDS[asked].tellsLowest && frontier === 'priority';
  const lowest = tellsLowest ? lowestAt(run, step) : null;
  const bound = reader.bound[reader.iterationAt(step)];
  return [
    { name: 'Frontier', text: count(reader.countersAt(step).frontier, 'state') },
    ...(lowest === null ? [] : [{ name: `Lowest ${keyName(options)}`, text: lowest, isOfKeys: true as const }]),
    ...(iterates === null ? [] : [{ name: 'Bound of the iteration', text: String(bound) }]),
    ...estimateOf(run),
    ...rulesAsFacts(options, naming),
  ];
}

/** The rules of a search, whatever its step. */
export function rulesAsFacts(options: SearchOptions, naming: MoveNaming): readonly Fact[] {
  return [
    ruleOf(options),
    { name: 'Successors', text: successorsOf(options, naming) },
    { name: 'Goal tested', text: GOAL_TESTS[options.goalTest].label },
  ];
}

/** "↑ ↓ ← → (the blank)", with the arrows on one line. */
function successorsOf(options: SearchOptions, naming: MoveNaming): string {
  const arrows = movesAsArrows(lettersOf(options.order), naming).replaceAll(' ', '\u00a0');
  return `${arrows} (${nameOfAnyMover(naming)})`;
}

/** "8, twice"; `null` for an empty frontier. */
function lowestAt({ reader, options }: AskedRun, step: number): string | null {
  const keys = Array.from(reader.waitingAt(step), (node) => evaluate(options, reader.g[node], reader.h[node])!);
  if (keys.length === 0) return null;
  const lowest = keys.reduce((least, key) => Math.min(least, key));
  const times = keys.filter((key) => key === lowest).length;
  return times === 1 ? String(lowest) : `${lowest}, ${times === 2 ? 'twice' : `${times} times`}`;
}

/** Which node is taken, as far as the frontier decides. */
function ruleOf(options: SearchOptions): Fact {
  const { frontier, fromBothEnds } = STRATEGIES[options.strategy];
  if (frontier === 'fifo')
    return { name: fromBothEnds ? 'Two queues, by levels' : 'Queue', text: 'first in, first out' };
  if (frontier === 'lifo') return { name: 'Stack', text: 'last in, first out' };
  const [rule, next] = tieRulesOf(options);
  const then = next === undefined ? '' : ', then first in';
  return { name: `Ties on ${keyName(options)}`, text: `${TIE_RULES[rule].label}${then}` };
}
