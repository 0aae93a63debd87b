/** The algorithm as the textbook writes it, with the line that the moment shown has reached. */
import type { SearchSpec } from '../../shared/contract/types.ts';
import type { MoveNaming } from '../../shared/puzzle/geometry.ts';
import { nameOfAnyMover } from '../../shared/puzzle/moveNames.ts';
import type { Act, Moment } from '../../shared/search/moments.ts';
import { keepsDuplicates, reopensStates, skipsStraightBack, type SearchOptions } from '../../shared/search/options.ts';
import type { TraceReader } from '../../shared/search/reading.ts';
import { STRATEGIES, type Strategy } from '../../shared/search/strategy.ts';
import { fateOf, isDropped, NONE } from '../../shared/search/trace.ts';
import { searchOptionsOf } from '../session/searchOptions.ts';

/** What a step came to. */
export type Stage =
  'before' | 'start-is-goal' | 'expanded' | 'nothing-new' | 'cut-off' | 'next-iteration' | 'goal' | 'failed';

/** What a line is marked for: a moment inside a step, or what the step came to. */
type Mark = Exclude<Act, 'done'> | Stage;

export interface Pseudocode {
  readonly lines: readonly string[];
  /** Index of the line to mark for each stage of a step and each moment inside one; −1 where it never comes to that. */
  readonly at: Readonly<Record<Mark, number>>;
}

/** What is marked at `moment`. */
export function markAt(trace: TraceReader, { act, step }: Moment): Mark {
  return act === 'done' ? stageAt(trace, step) : act;
}

/** What `step` came to; a search that tests on generation can be over before its first step. */
export function stageAt(trace: TraceReader, step: number): Stage {
  const { expansions, status, goal } = trace;
  const isEnd = step === expansions && status !== 'running';
  if (isEnd && goal !== NONE) return step === 0 ? 'start-is-goal' : 'goal';
  if (step === 0) return 'before';
  if (isEnd && status === 'exhausted') return 'failed';
  if (trace.iterationAt(step) !== trace.iterationAt(step - 1)) return 'next-iteration';
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

/** A line, and what it is marked for; a line that is `false` is left out. */
type Line = readonly [text: string, ...marks: Mark[]] | false;

/**
 * BEST-FIRST-SEARCH of Russell & Norvig, *Artificial Intelligence: A Modern Approach* (4e, fig. 3.7), as it is run here.
 * Around it, for the algorithms that iterate, ITERATIVE-DEEPENING-SEARCH (fig. 3.12) and IDA* (Korf, *Artificial
 * Intelligence* 27, 1985); for the one from both ends, BIBF-SEARCH (fig. 3.14) with turns by whole levels.
 */
export function pseudocodeOf(search: SearchSpec, naming: MoveNaming = 'blank'): Pseudocode {
  const options = searchOptionsOf(search);
  const strategy: Strategy = STRATEGIES[search.algorithm];
  const { iterates, fromBothEnds } = strategy;
  if (fromBothEnds)
    return compose([...FROM_BOTH_ENDS, ...loopOf(strategy, options, naming), ['return failure', 'failed']]);
  const loop = [
    ...frontierOf(strategy, options),
    ['while frontier is not empty:'] as const,
    ...loopOf(strategy, options, naming),
  ];
  if (iterates === null) return compose([...loop, ['return failure', 'failed']]);
  return compose([...ITERATIONS[iterates].before, ...loop.map(indented), ...ITERATIONS[iterates].after]);
}

const FROM_BOTH_ENDS: readonly Line[] = [
  ['frontier ← {start}, other ← {goal}', 'before'],
  ['while neither is empty:'],
  ['  if its level is done: swap the two'],
];

/** What repeats the search with a higher bound. */
const ITERATIONS: Readonly<Record<'depth' | 'f', { before: readonly Line[]; after: readonly Line[] }>> = {
  depth: {
    before: [['for bound ← 0, 1, 2, …:', 'next-iteration']],
    after: [['  if no node had depth bound:'], ['    return failure', 'failed']],
  },
  f: {
    before: [['bound ← h(start)'], ['repeat:']],
    after: [
      ['  if nothing was cut: return failure', 'failed'],
      ['  bound ← lowest f that was cut', 'next-iteration'],
    ],
  },
};

function indented(line: Line): Line {
  if (line === false) return line;
  const [text, ...marks] = line;
  return [`  ${text}`, ...marks];
}

function frontierOf({ frontier }: Strategy, { goalTest }: SearchOptions): Line[] {
  return [
    goalTest === 'generation' && ['if start is goal: return {start}', 'start-is-goal'],
    [frontier === 'lifo' ? 'frontier ← [start]' : 'frontier ← {start}', 'before'],
  ];
}

/** What is done with one node, as the body of a loop. */
function loopOf(strategy: Strategy, options: SearchOptions, naming: MoveNaming): Line[] {
  const onGeneration = options.goalTest === 'generation';
  const isStack = strategy.frontier === 'lifo';
  const [isGoal, path] = strategy.fromBothEnds ? ['in other', 'path'] : ['goal', 'path'];
  return [
    [`  ${takeOf(strategy, options)}`, 'take'],
    !onGeneration && [`  if n is ${isGoal}: return ${path}(n)`, 'test', 'goal'],
    ...bounding(strategy, options),
    !keepsDuplicates(options) && ['  explored.add(n)', 'close'],
    isStack && ['  children ← []'],
    [`  for each move ${skipsStraightBack(options) ? 'but straight back' : `of ${nameOfAnyMover(naming)}`}:`],
    ['    c ← child(n, move)', 'successor'],
    onGeneration && [`    if c is ${isGoal}: return ${path}(c)`, 'goal'],
    strategy.iterates === 'f' && ['    if f(c) > bound: cut c, continue', 'cut'],
    ...joining(options, isStack ? 'children.push_last(c)' : 'frontier.push(c)', !isStack),
    isStack && ['  frontier ← children + frontier', 'expanded'],
  ];
}

/** Where nodes have no successors because of their depth. */
function bounding({ iterates }: Strategy, { limits: { depth } }: SearchOptions): Line[] {
  return [
    depth !== undefined && [`  if depth(n) = ${depth}: continue`, 'bound', 'cut-off'],
    iterates === 'depth' && ['  if depth(n) = bound: continue', 'bound', 'cut-off'],
  ];
}

function takeOf({ frontier, formula }: Strategy, { ties }: SearchOptions): string {
  if (frontier !== 'priority') return 'n ← frontier.pop_first()';
  const key = formula === 'g' || formula === 'h' ? formula : 'f';
  return `n ← frontier.pop_min(${key}${ties === 'leftmost' ? ', then path' : ''})`;
}

/** When a child joins the frontier, or the list of children. `isLast`: this is where an expansion ends. */
function joining(options: SearchOptions, join: string, isLast: boolean): Line[] {
  const ends: Mark[] = isLast ? ['expanded'] : [];
  if (keepsDuplicates(options)) return [[`    ${join}`, 'join', ...ends]];
  const isQueue = STRATEGIES[options.strategy].frontier === 'fifo'; // no path that it finds later is cheaper
  const condition = reopensStates(options) && !isQueue ? 'if c is new or cheaper:' : 'if c is new:';
  return [
    [`    ${condition}`, 'drop', ...(isLast ? (['nothing-new'] as const) : [])],
    [`      ${join}`, 'join', ...ends],
  ];
}

/** Where a mark has no line of its own, the line of this one. */
const INSTEAD: Readonly<Partial<Record<Mark, Mark>>> = {
  'start-is-goal': 'goal',
  'nothing-new': 'expanded',
  'cut-off': 'expanded',
};

const MARKS: readonly Mark[] = [
  ...(['before', 'start-is-goal', 'expanded', 'nothing-new', 'cut-off', 'next-iteration', 'goal', 'failed'] as const),
  ...(['take', 'test', 'bound', 'close', 'successor', 'join', 'drop', 'cut'] as const),
];

function compose(parts: readonly Line[]): Pseudocode {
  const lines = parts.filter((line) => line !== false);
  const lineOf = (mark: Mark): number => lines.findIndex(([, ...marks]) => marks.includes(mark));
  const indexOf = (mark: Mark): number => {
    const index = lineOf(mark);
    const instead = INSTEAD[mark];
    return index === -1 && instead ? lineOf(instead) : index;
  };
  const at = Object.fromEntries(MARKS.map((mark) => [mark, indexOf(mark)])) as Record<Mark, number>;
  return { lines: lines.map(([text]) => text), at };
}
