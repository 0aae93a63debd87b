/** The algorithm as the textbook writes it, with the line that the step shown has reached. */
import type { SearchSpec } from '../../shared/contract/types.ts';
import { keepsDuplicates, reopensStates, skipsStraightBack, type SearchOptions } from '../../shared/search/options.ts';
import { STRATEGIES, type Strategy } from '../../shared/search/strategy.ts';
import type { TraceReader } from '../../shared/search/reading.ts';
import { fateOf, isDropped, NONE } from '../../shared/search/trace.ts';

/** What a step came to. */
export type Stage = 'before' | 'start-is-goal' | 'expanded' | 'nothing-new' | 'cut-off' | 'goal' | 'failed';

export interface Pseudocode {
  readonly lines: readonly string[];
  /** Index of the line to mark at each stage. */
  readonly at: Readonly<Record<Stage, number>>;
}

/** What `step` came to; a search that tests on generation can be over before its first step. */
export function stageAt(trace: TraceReader, step: number): Stage {
  const { expansions, status, goal } = trace;
  const isEnd = step === expansions && status !== 'running';
  if (isEnd && goal !== NONE) return step === 0 ? 'start-is-goal' : 'goal';
  if (step === 0) return 'before';
  if (isEnd && status === 'exhausted') return 'failed';
  if (trace.nodesAt(step) === trace.nodesAt(step - 1)) return 'cut-off';
  return joined(trace, step) ? 'expanded' : 'nothing-new';
}

/** Whether a child of `step`'s expansion joined the frontier. */
function joined(trace: TraceReader, step: number): boolean {
  for (let child = trace.nodesAt(step - 1); child < trace.nodesAt(step); child++) {
    if (!isDropped(fateOf(trace, child))) return true;
  }
  return false;
}

/** A line, and the stage at which it is marked; a line that is `false` is left out. */
type Line = readonly [text: string, stage?: Stage] | false;

/**
 * BEST-FIRST-SEARCH of Russell & Norvig, *Artificial Intelligence: A Modern Approach* (4e, fig. 3.7), as it is run here
 * for a strategy of the search view.
 */
export function pseudocodeOf(search: SearchSpec): Pseudocode {
  const onGeneration = search.goalTest === 'generation';
  const options: SearchOptions = { ...optionsOf(search) };
  const isStack = STRATEGIES[search.algorithm].frontier === 'lifo';
  const moves = skipsStraightBack(options) ? 'each move of the blank but straight back' : 'each move of the blank';
  return compose([
    onGeneration && ['if start is goal: return {start}', 'start-is-goal'],
    [isStack ? 'frontier ← [start]' : 'frontier ← {start}', 'before'],
    ['while frontier is not empty:'],
    [`  ${takeOf(STRATEGIES[search.algorithm])}`],
    !onGeneration && ['  if n is goal: return path(n)', 'goal'],
    search.limits?.depth !== undefined && [`  if depth(n) = ${search.limits.depth}: continue`, 'cut-off'],
    isStack && ['  children ← []'],
    [`  for ${moves}:`],
    ['    c ← child(n, move)'],
    onGeneration && ['    if c is goal: return path(c)', 'goal'],
    ...joining(options, isStack ? 'children.push_last(c)' : 'frontier.push(c)', !isStack),
    isStack && ['  frontier ← children + frontier', 'expanded'],
    ['return failure', 'failed'],
  ]);
}

function optionsOf({ algorithm, limits, ...search }: SearchSpec): SearchOptions {
  return { ...search, strategy: algorithm, order: [], limits: { expansions: Infinity, nodes: Infinity, ...limits } };
}

function takeOf({ frontier, formula }: Strategy): string {
  if (frontier !== 'priority') return 'n ← frontier.pop_first()';
  return formula === 'g' || formula === 'h' ? `n ← frontier.pop_min(${formula})` : 'n ← frontier.pop_min(f)';
}

/** When a child joins the frontier, or the list of children. `isLast`: this is where an expansion ends. */
function joining(options: SearchOptions, join: string, isLast: boolean): Line[] {
  const stage = isLast ? 'expanded' : undefined;
  if (keepsDuplicates(options)) return [[`    ${join}`, stage]];
  const isQueue = STRATEGIES[options.strategy].frontier === 'fifo'; // no path that it finds later is cheaper
  const condition = reopensStates(options) && !isQueue ? 'if c is new or cheaper:' : 'if c is new:';
  return [
    [`    ${condition}`, isLast ? 'nothing-new' : undefined],
    [`      ${join}`, stage],
  ];
}

function compose(parts: readonly Line[]): Pseudocode {
  const lines = parts.filter((line) => line !== false);
  const indexOf = (stage: Stage, otherwise: Stage = stage): number => {
    const index = lines.findIndex(([, at]) => at === stage);
    return index === -1 && otherwise !== stage ? indexOf(otherwise) : index;
  };
  const at = {
    before: indexOf('before'),
    'start-is-goal': indexOf('start-is-goal', 'goal'),
    expanded: indexOf('expanded'),
    'nothing-new': indexOf('nothing-new', 'expanded'),
    'cut-off': indexOf('cut-off', 'expanded'),
    goal: indexOf('goal'),
    failed: indexOf('failed'),
  };
  return { lines: lines.map(([text]) => text), at };
}
