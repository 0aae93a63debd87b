/** The rules of a run as a worksheet states them, one line each. */
import { betterPathBy, keepsDuplicates, skipsStraightBack, type SearchOptions } from '../engine/options.ts';
import { tieRulesOf } from '../engine/removalOrder.ts';
import { GOAL_TESTS, STRATEGIES, TIE_RULES, type Strategy } from '../engine/strategy.ts';
import type { SearchSpec } from '../contract/types.ts';
import { keyFormula, keyName } from '../engine/keyWords.ts';
import type { MoveNaming } from '../puzzle/geometry.ts';
import { HEURISTICS, DEFAULT_MEMBERS } from '../puzzle/heuristics/heuristics.ts';
import { DEFAULT_FACTOR } from '../puzzle/heuristics/measure.ts';
import { movesAsArrows, lettersOf, nameOfAnyMover } from '../puzzle/moveNames.ts';

type Estimate = Pick<SearchSpec, 'heuristic' | 'factor' | 'members' | 'own'>;

export function rulesInForce(options: SearchOptions, estimate: Estimate, naming: MoveNaming): string[] {
  const rules = [
    searchRule(options),
    STRATEGIES[options.strategy].usesHeuristic && `h = ${estimateWords(estimate)}`,
    `Successors in this order: ${nameOfAnyMover(naming)} goes ${movesAsArrows(lettersOf(options.order), naming)}`,
    `Taken next: ${takenRule(options)}`,
    `The goal is tested ${GOAL_TESTS[options.goalTest].label}`,
    duplicateRule(options),
    skipsStraightBack(options) && 'The move straight back is not made',
    depthRule(options),
    iterationRule(options),
  ];
  return rules.filter((rule) => rule !== false);
}

function searchRule(options: SearchOptions): string {
  const { label, key } = STRATEGIES[options.strategy];
  return key === 'f' ? `${label}, ${keyFormula(options)}` : label;
}

function estimateWords({ heuristic, own, factor = DEFAULT_FACTOR, members = DEFAULT_MEMBERS }: Estimate): string {
  const { label, takes } = HEURISTICS[heuristic];
  if (own !== undefined && heuristic === 'own')
    return own.kind === 'formula' ? `${own.name}: ${lineOf(own.text)}` : own.name;
  if (takes === 'factor') return `${HEURISTICS.manhattan.label} times ${factor}, rounded down`;
  if (takes !== 'members') return label;
  return `the largest of ${members.map((id) => HEURISTICS[id].label).join(', ')}`;
}

/** A formula on one line, without comments. */
function lineOf(text: string): string {
  return text
    .replaceAll(/\/\/[^\n]*/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function takenRule(options: SearchOptions): string {
  const { frontier, fromBothEnds }: Strategy = STRATEGIES[options.strategy];
  if (fromBothEnds) return 'a level of the search from the start, then one of the search from the goal';
  return TAKEN[frontier](options);
}

const TAKEN: Readonly<Record<Strategy['frontier'], (options: SearchOptions) => string>> = {
  fifo: () => 'the oldest state in the queue',
  lifo: () => 'the newest state; of successors of one state, the one generated first',
  priority: (options) => `the lowest ${keyName(options)}; ties: ${tieRule(options)}`,
};

/** How ties are broken: by one rule, or by two. */
export function tieRule(options: SearchOptions): string {
  return tieRulesOf(options)
    .map((rule) => TIE_RULES[rule].label)
    .join(', then ');
}

function duplicateRule(options: SearchOptions): string {
  const { fromBothEnds, iterates }: Strategy = STRATEGIES[options.strategy];
  if (keepsDuplicates(options)) return 'A repeated state is kept';
  const where = fromBothEnds ? ' of the same end' : iterates === null ? '' : ' of this iteration';
  const unless = betterPathBy(options) !== null ? ', unless the new path is cheaper' : '';
  return `A repeated state${where} is dropped${unless}`;
}

function depthRule({ strategy, limits: { depth } }: SearchOptions): string | false {
  if (depth === undefined) return false;
  return STRATEGIES[strategy].fromBothEnds
    ? `Both searches together go to depth ${depth} at most`
    : `A state at depth ${depth} has no successors`;
}

function iterationRule({ strategy }: SearchOptions): string | false {
  return ITERATIONS[STRATEGIES[strategy].iterates ?? 'none'];
}

const ITERATIONS = {
  none: false,
  depth: 'A state at the bound on depth has no successors; the next iteration has a higher bound',
  f: 'A successor beyond the bound on f is dropped; the next bound is the least f beyond it',
} as const;
