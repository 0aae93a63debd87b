/**
 * A test on paper: questions of a run, each with all that is needed to answer it. On the screen that is the tree; here it is a
 * few boards, so only moments with few of them are asked about.
 */
import { nodeValue, type AskedRun } from '../ask/askedRun.ts';
import type { NodeValue, Question } from '../ask/question.ts';
import { ask, type SingleKind } from '../ask/questions.ts';
import { keyName, keySum } from '../ask/words/terms.ts';
import { worthAsking, type Occasion } from '../ask/worthAsking.ts';
import type { MoveNaming } from '../puzzle/geometry.ts';
import { nameOfMove } from '../puzzle/moveNames.ts';
import { STRATEGIES } from '../engine/strategy.ts';
import { actionsTo, halfOf } from '../readings/path.ts';
import { successorsOf } from '../readings/moments.ts';
import { fateOf, isDropped, NONE } from '../trace/trace.ts';

/** Boards beside a question at the most: more would not fit on the page, nor into a head. */
export const MAX_BOARDS = 12;
/** Questions of a test at the most. */
export const MAX_QUESTIONS = 20;

/** What stands beside a question. */
export interface AskedOnPaper {
  readonly question: Question;
  /** What is known, in sentences. */
  readonly given: readonly string[];
  /** What the boards are, and the boards, in order of generation; `null` where none are needed. */
  readonly boards: { readonly title: string; readonly nodes: readonly NodeValue[] } | null;
}

/** Up to `count` questions of the run in the order of their steps, as many kinds of them as there are. */
export function testOf(run: AskedRun, count: number, naming: MoveNaming): AskedOnPaper[] {
  const occasions = distinct(worthAsking(run)).filter(({ kind, step }) => fitsOnPaper(run, kind, step));
  return mixed(occasions, Math.min(count, MAX_QUESTIONS)).map((occasion) => onPaper(run, occasion, naming));
}

/** A step can be worth the same question for two reasons. */
function distinct(occasions: readonly Occasion[]): Occasion[] {
  const nameOf = ({ step, kind }: Occasion): string => `${step} ${kind}`;
  return [...new Map(occasions.toReversed().map((one) => [nameOf(one), one])).values()].toReversed();
}

/** The first of each kind, then the second of each, until there are enough. */
function mixed(occasions: readonly Occasion[], count: number): Occasion[] {
  const turnOf = (one: Occasion): number => occasions.filter(({ kind }) => kind === one.kind).indexOf(one);
  const inTurns = occasions.toSorted((one, other) => turnOf(one) - turnOf(other));
  return inTurns.slice(0, count).sort((one, other) => one.step - other.step);
}

/** Which boards a kind of question needs. */
const NEEDS: Readonly<Record<SingleKind, 'waiting' | 'reached' | 'none'>> = {
  next: 'none', // its choices are boards
  dropped: 'reached',
  'new-states': 'reached',
  f: 'none',
  'f-grows': 'waiting',
  'goal-now': 'waiting',
  shortest: 'none',
  solvable: 'none',
};

function fitsOnPaper(run: AskedRun, kind: SingleKind, step: number): boolean {
  return nodesFor(run, kind, step).length <= MAX_BOARDS;
}

function nodesFor(run: AskedRun, kind: SingleKind, step: number): readonly number[] {
  if (NEEDS[kind] === 'none') return [];
  return NEEDS[kind] === 'waiting' ? Array.from(run.reader.waitingAt(step)) : reachedAt(run, step);
}

/** The nodes whose states count as reached when the next one is expanded: of its iteration, and of its half. */
function reachedAt({ reader }: AskedRun, step: number): number[] {
  const first = reader.firstNode[reader.iterationAt(step)];
  const length = Math.max(0, reader.nodesAt(step) - first);
  const half = step < reader.expansions ? halfOf(reader, reader.expandedBy(step + 1)) : first;
  const nodes = Array.from({ length }, (_, index) => first + index);
  return nodes.filter((node) => !isDropped(fateOf(reader, node)) && halfOf(reader, node) === half);
}

function onPaper(run: AskedRun, { kind, step }: Occasion, naming: MoveNaming): AskedOnPaper {
  const question = ask(kind, run, step) as Question;
  const nodes = nodesFor(run, kind, step);
  const title = NEEDS[kind] === 'waiting' ? 'In the frontier' : 'Reached so far';
  return {
    question,
    given: givenOf(run, question, naming),
    boards: nodes.length === 0 ? null : { title, nodes: nodes.map((node) => nodeValue(run, node)) },
  };
}

/** What the tree would show: the last state, the path of the state that is asked about, the bound. */
function givenOf(run: AskedRun, { kind, step, about }: Question, naming: MoveNaming): string[] {
  const given = kind === 'solvable' ? [] : [step === 0 ? 'Before the first step.' : `After step ${step}.`];
  if (kind === 'f') given.push(`Moves from the start to the marked state: ${pathOf(run, about!.node, naming)}.`);
  if (kind === 'f-grows') given.push(`The state taken last had ${lastKey(run, step)}.`);
  if (kind === 'shortest') given.push('The search has ended with a solution.');
  const bound = boundAt(run, step);
  if (bound !== null && kind !== 'solvable') given.push(bound);
  return given;
}

function boundAt({ reader, options }: AskedRun, step: number): string | null {
  const { iterates } = STRATEGIES[options.strategy];
  return iterates && `The bound on ${iterates} is ${reader.bound[reader.iterationAt(step)]}.`;
}

function lastKey({ reader, options }: AskedRun, step: number): string {
  const node = reader.expandedBy(step);
  return `${keyName(options)} = ${keySum(options, reader.g[node], reader.h[node])}`;
}

/** The moves of a path as arrows; "none" for a root. */
export function pathOf({ reader }: AskedRun, node: number, naming: MoveNaming): string {
  const arrows = actionsTo(reader, node).map((action) => nameOfMove(action, naming).arrow);
  return arrows.length === 0 ? 'none' : arrows.join(' ');
}

/**
 * When a node was generated, which decides between equal ones, and whether it waits at `step`: "generated by step 4, as number 2",
 * "…, and dropped", "…, and taken by step 5".
 */
export function originOf(run: AskedRun, node: number, step: number): string {
  const { reader } = run;
  const taken = reader.expandedAt[node] <= step ? `, and taken by step ${reader.expandedAt[node]}` : '';
  if (reader.parent[node] === NONE) return `there from the beginning${taken}`;
  const born = reader.generatedAt(node);
  const place = node - successorsOf(reader, born).first + 1;
  const dropped = isDropped(fateOf(reader, node)) ? ', and dropped' : taken;
  return `generated by step ${born}, as number ${place}${dropped}`;
}
