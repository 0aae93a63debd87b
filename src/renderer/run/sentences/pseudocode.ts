/** The algorithm as the textbook writes it, with the line of the moment shown. */
import type { SearchSpec } from '../../../shared/contract/types.ts';
import type { MoveNaming } from '../../../shared/puzzle/geometry.ts';
import { nameOfAnyMover } from '../../../shared/puzzle/moveNames.ts';
import { isAtBound, momentsOf, type Act, type Course, type Moment } from '../../../shared/readings/moments.ts';
import {
  keepsDuplicates,
  betterPathBy,
  skipsStraightBack,
  type SearchOptions,
} from '../../../shared/engine/options.ts';
import type { TraceReader } from '../../../shared/readings/reading.ts';
import { STRATEGIES, type Strategy } from '../../../shared/engine/strategy.ts';
import { NONE } from '../../../shared/trace/trace.ts';
import { searchOptionsOf } from '../../../shared/contract/searchOptions.ts';

/** What a complete step has come to, where that is no moment inside it; and the moments. */
const MARKS = [
  ...(['before', 'start-is-goal', 'cut-off', 'goal', 'failed', 'cutoff'] as const),
  ...(['take', 'test', 'close', 'bound', 'successor', 'join', 'drop', 'cut'] as const satisfies readonly Act[]),
] as const;

type CodeMark = (typeof MARKS)[number];

export interface Pseudocode {
  readonly lines: readonly string[];
  /** Index of the line to mark; −1 where this never happens. */
  readonly at: Readonly<Record<CodeMark, number>>;
}

/** The line executed last, without the heads of loops. */
export function lineMarkAt(trace: TraceReader, moment: Moment, course: Course): CodeMark {
  return moment.act === 'done' ? markAfter(trace, moment.step, course) : moment.act;
}

/** A search that tests on generation can end before its first step. */
function markAfter(trace: TraceReader, step: number, course: Course): CodeMark {
  const { expansions, status, goal } = trace;
  const isEnd = step === expansions;
  if (isEnd && goal !== NONE) return step === 0 ? 'start-is-goal' : 'goal';
  if (isEnd && status === 'exhausted') return 'failed';
  if (isEnd && status === 'depth-limit') return 'cutoff';
  if (step === 0 || trace.iterationAt(step) !== trace.iterationAt(step - 1)) return 'before';
  if (isAtBound(trace, step, course)) return 'cut-off';
  return momentsOf(trace, step, course).at(-2)!.act as CodeMark;
}

type CodeLine = readonly [text: string, ...marks: CodeMark[]] | false;

/**
 * BEST-FIRST-SEARCH of Russell & Norvig, *Artificial Intelligence: A Modern Approach* (4e, fig. 3.7), as the engine
 * runs it. Iterating algorithms wrap it in ITERATIVE-DEEPENING-SEARCH (fig. 3.12) or IDA* (Korf, *Artificial
 * Intelligence* 27, 1985); the bidirectional one is BIBF-SEARCH (fig. 3.14), alternating by whole levels. A test
 * executes the lines and compares them with the engine. `costsDiffer`: whether moves of the puzzle differ in cost.
 */
export function pseudocodeOf(search: SearchSpec, naming: MoveNaming = 'blank', costsDiffer = false): Pseudocode {
  const options = searchOptionsOf(search);
  const strategy: Strategy = STRATEGIES[search.algorithm];
  const { iterates, fromBothEnds } = strategy;
  const test: CodeLine = options.goalTest === 'generation' && ['if start is goal: return {start}', 'start-is-goal'];
  const loop: CodeLine[] = [
    ...(fromBothEnds ? bothFrontiersOf() : frontierOf(strategy, options)),
    ...loopOf(strategy, options, naming, costsDiffer),
  ];
  if (iterates !== null) return compose([test, ...ITERATIONS[iterates](loop.map(indented), options)]);
  return compose([test, ...loop, ...endOf(options)]);
}

function endOf({ limits }: SearchOptions): CodeLine[] {
  return [limits.depth !== undefined && ['if any cutoff: return cutoff', 'cutoff'], ['return failure', 'failed']];
}

/** Wrap a search in a loop that raises its bound. */
const ITERATIONS: Readonly<
  Record<'depth' | 'f', (search: readonly CodeLine[], options: SearchOptions) => readonly CodeLine[]>
> = {
  depth: (search, { limits: { depth } }) => [
    [`for bound ← ${depth === undefined ? '0, 1, 2, …' : countedTo(depth)}:`],
    ...search,
    ['  if nothing cut: return failure', 'failed'],
    depth !== undefined && ['return cutoff', 'cutoff'],
  ],
  f: (search, options) => [
    ['bound ← h(start)'],
    ['repeat:'],
    ...search,
    ...(options.limits.depth === undefined
      ? [['  if nothing cut: return failure', 'failed'] as const]
      : [['  if nothing cut:'] as const, ...endOf(options).map(indented).map(indented)]),
    ['  bound ← lowest f that was cut'],
  ],
};

/** "0, 1, …, 5" */
function countedTo(last: number): string {
  return last > 2 ? `0, 1, …, ${last}` : [0, 1, 2].slice(0, last + 1).join(', ');
}

function indented(line: CodeLine): CodeLine {
  if (line === false) return line;
  const [text, ...marks] = line;
  return [`  ${text}`, ...marks];
}

function frontierOf({ frontier, iterates }: Strategy, options: SearchOptions): CodeLine[] {
  const start = frontier === 'lifo' ? '[start]' : '{start}';
  const forgets = iterates !== null && !keepsDuplicates(options); // in the first iteration there is nothing to forget
  const begin: CodeLine[] = forgets
    ? [[`frontier ← ${start}`], ['explored ← {}', 'before']]
    : [[`frontier ← ${start}`, 'before']];
  return [...begin, ['while frontier is not empty:']];
}

function bothFrontiersOf(): CodeLine[] {
  return [
    ['frontier ← {start}'],
    ['other ← the same from the goal', 'before'],
    ['while neither frontier is empty:'],
    ['  if level is done: swap sides'],
  ];
}

function loopOf(strategy: Strategy, options: SearchOptions, naming: MoveNaming, costsDiffer: boolean): CodeLine[] {
  const better = betterPathBy(options);
  const onGeneration = options.goalTest === 'generation';
  const isGoal = strategy.fromBothEnds ? 'in other' : 'is goal';
  return [
    [`  ${takeOf(strategy, options)}`, 'take'],
    !onGeneration && [`  if n ${isGoal}: return path(n)`, 'test', 'goal'],
    !keepsDuplicates(options) && ['  explored.add(n)', 'close'],
    ...bounding(strategy, options),
    [`  for ${skipsStraightBack(options) ? 'moves but straight back' : `each move of ${nameOfAnyMover(naming)}`}:`],
    ['    c ← child(n, move)', 'successor'],
    costsDiffer && better === 'g' && ['    g(c) ← g(n) + cost(tile)'],
    strategy.iterates === 'f' && ['    if f(c) > bound: cut c, continue', 'cut'],
    onGeneration && [`    if c ${isGoal}: return path(c)`, 'goal'],
    ...joining(strategy, options, costsDiffer && better === 'depth' ? 'shorter' : 'cheaper'),
  ];
}

/** The bound on the depth, before successors are generated. */
function bounding({ iterates, fromBothEnds }: Strategy, { limits: { depth } }: SearchOptions): CodeLine[] {
  if (iterates === 'depth') return [['  if depth(n) = bound: cut, continue', 'bound', 'cut-off']];
  if (depth === undefined) return [];
  const reached = fromBothEnds ? `both depths sum to ${depth}` : `depth(n) = ${depth}`;
  return [[`  if ${reached}: cutoff, continue`, 'bound', 'cut-off']];
}

function takeOf({ frontier, key }: Strategy, { ties }: SearchOptions): string {
  if (frontier !== 'priority') return 'n ← frontier.pop_first()';
  return `n ← frontier.pop_min(${key}${ties === 'leftmost' ? ', path' : ''})`;
}

/** When and where a child joins the frontier. On a stack, the first successor ends on top. */
function joining({ frontier }: Strategy, options: SearchOptions, betterWord: 'cheaper' | 'shorter'): CodeLine[] {
  const join = frontier === 'lifo' ? 'frontier.add_in_order(c)' : 'frontier.push(c)';
  if (keepsDuplicates(options)) return [[`    ${join}`, 'join']];
  const takesBetter = betterPathBy(options) !== null;
  return [
    [`    if c is new${takesBetter ? ` or ${betterWord}` : ''}:`, 'drop'],
    takesBetter && ['      frontier.remove(c.state)'],
    [`      ${join}`, 'join'],
  ];
}

/** In characters: fits the panel in a window of 1024 × 768. */
export const WIDEST = 32;
/** Marks that belong to a condition, not to what it leads to. */
const CONDITION_MARKS: readonly CodeMark[] = ['test', 'bound'];

/** Splits a line that is too wide after its condition. */
function fitted(line: CodeLine): Exclude<CodeLine, false>[] {
  if (line === false) return [];
  const [text, ...marks] = line;
  const [, indent, condition, consequence] = /^( *)(if .*?:) (.*)$/.exec(text) ?? [];
  if (text.length <= WIDEST || consequence === undefined) return [line];
  const isAbove = (mark: CodeMark): boolean => CONDITION_MARKS.includes(mark);
  return [
    [`${indent}${condition}`, ...marks.filter(isAbove)],
    [`${indent}  ${consequence}`, ...marks.filter((mark) => !isAbove(mark))],
  ];
}

function compose(parts: readonly CodeLine[]): Pseudocode {
  const lines = parts.flatMap(fitted);
  const at = Object.fromEntries(
    MARKS.map((mark) => [mark, lines.findIndex(([, ...marks]) => marks.includes(mark))]),
  ) as Record<CodeMark, number>;
  return { lines: lines.map(([text]) => text), at };
}
