/**
 * A test on paper: questions about a run, each with what is needed to answer it, and no more. Instead of the tree there
 * are a few boards, so only moments with few of them are used.
 */
import { cellsOf, pathInArrows, type AskedRun } from '../ask/askedRun.ts';
import {
  ask,
  KINDS,
  SINGLE_KINDS,
  type EngineQuestion,
  type QuestionOf,
  type SingleKind,
} from '../ask/kinds/questions.ts';
import { worthAsking, type Occasion } from '../ask/kinds/worthAsking.ts';
import type { MoveNaming } from '../puzzle/geometry.ts';
import { keySum } from '../engine/keyWords.ts';
import { betterPathBy, keepsDuplicates } from '../engine/options.ts';
import { tieRuleOf } from '../engine/removalOrder.ts';
import { STRATEGIES } from '../engine/strategy.ts';
import { halfOf } from '../readings/path.ts';
import { nodesFrom, successorsOf } from '../readings/moments.ts';
import { fateOf, isDropped, NONE } from '../trace/trace.ts';
import { toldBy, type AskedOnPaper } from './told.ts';

/** More boards beside a question would fit neither the page nor a head. */
export const MAX_BOARDS = 12;
export const MAX_QUESTIONS = 20;
/** Of each kind, questions that no occasion marks, and the steps from the start that they are about. */
const MOST_UNMARKED = 3;
const FIRST_STEPS = 8;

type Asked = Pick<Occasion, 'step' | 'kind' | 'label'>;

/** All questions that a test of the run can have, in step order. */
export function candidatesOf(run: AskedRun, naming: MoveNaming): AskedOnPaper[] {
  const marked = distinct(worthAsking(run));
  const all = [...marked, ...unmarked(run, marked)].sort((one, other) => one.step - other.step);
  return all.filter((asked) => hasRoom(run, asked)).map((asked) => onPaper(run, asked, naming));
}

function hasRoom(run: AskedRun, { kind, step }: Asked): boolean {
  return nodesFor(run, kind, step).length <= MAX_BOARDS;
}

/** A step can be worth the same question for two reasons. */
function distinct(occasions: readonly Occasion[]): Occasion[] {
  const nameOf = ({ step, kind }: Occasion): string => `${step} ${kind}`;
  return [...new Map(occasions.toReversed().map((one) => [nameOf(one), one])).values()].toReversed();
}

/** The first steps, which are worked out by hand, have more questions than occasions. */
function unmarked(run: AskedRun, marked: readonly Asked[]): Asked[] {
  const isMarked = ({ kind, step }: Asked): boolean => marked.some((one) => one.kind === kind && one.step === step);
  const first = Array.from({ length: Math.min(FIRST_STEPS, run.reader.expansions) }, (_, step) => step);
  return SINGLE_KINDS.flatMap((kind) =>
    first
      .map((step) => ({ step, kind, label: '' }))
      .filter((asked) => ask(kind, run, asked.step) !== null && !isMarked(asked) && hasRoom(run, asked))
      .slice(0, MOST_UNMARKED),
  );
}

/**
 * Up to `count`, none of which tells the answer of another: the first of each kind, then the second of each; those that
 * no occasion marks last, unless a kind has no others. Of one turn, first those that are in the way of the fewest.
 */
export function chosenFrom(candidates: readonly AskedOnPaper[], run: AskedRun, count: number): AskedOnPaper[] {
  const collide = (one: AskedOnPaper, other: AskedOnPaper): boolean => one !== other && doCollide(run, one, other);
  const inTheWay = (one: AskedOnPaper): number => candidates.filter((other) => collide(one, other)).length;
  const rows = candidates.map((one) => ({ one, turn: turnOf(one, candidates), blocks: inTheWay(one) }));
  const chosen: AskedOnPaper[] = [];
  for (const { one } of rows.sort((row, other) => compare(row.turn, other.turn) || row.blocks - other.blocks)) {
    if (chosen.length === Math.min(count, MAX_QUESTIONS)) break;
    if (!chosen.some((other) => collide(one, other))) chosen.push(one);
  }
  return candidates.filter((one) => chosen.includes(one));
}

function turnOf(one: AskedOnPaper, candidates: readonly AskedOnPaper[]): number {
  const same = candidates.filter(({ question }) => question.kind === one.question.kind);
  const marked = same.filter(({ label }) => label !== '');
  if (one.label !== '') return marked.indexOf(one);
  return marked.length === 0 && one === same[0] ? 0 : Infinity;
}

/** Also of infinite values. */
function compare(one: number, other: number): number {
  return one === other ? 0 : one - other;
}

/** Whether one tells the answer of the other. */
export function doCollide(run: AskedRun, one: AskedOnPaper, other: AskedOnPaper): boolean {
  return reveals(run, one, other) || reveals(run, other, one);
}

/** Whether the first tells the answer of the other. */
export function reveals(run: AskedRun, teller: AskedOnPaper, asked: AskedOnPaper): boolean {
  const later = teller.question.step - asked.question.step;
  return KINDS[asked.question.kind as SingleKind].isToldBy({ run, teller, asked, later });
}

function nodesFor(run: AskedRun, kind: SingleKind, step: number): readonly number[] {
  const { boards } = KINDS[kind];
  if (boards === undefined) return [];
  return boards === 'waiting' ? Array.from(run.reader.waitingAt(step)) : reachedAt(run, step);
}

/** Nodes whose states count as reached at the next expansion: of its iteration and half. */
function reachedAt({ reader }: AskedRun, step: number): number[] {
  const first = reader.firstNode[reader.iterationAt(step)];
  const half = step < reader.expansions ? halfOf(reader, reader.expandedBy(step + 1)) : first;
  return nodesFrom(first, reader.nodesAt(step)).filter(
    (node) => !isDropped(fateOf(reader, node)) && halfOf(reader, node) === half,
  );
}

function onPaper(run: AskedRun, { kind, step, label }: Asked, naming: MoveNaming): AskedOnPaper {
  const question = ask(kind, run, step)! as EngineQuestion;
  const of = KINDS[kind].boards;
  const captionOf = of === 'waiting' ? keyCaption : pathCaption;
  const nodes = nodesFor(run, kind, step).map((node) => ({
    node,
    cells: cellsOf(run, node),
    caption: captionOf(run, node),
  }));
  const boards = of === undefined || nodes.length === 0 ? null : { of, nodes };
  const given = givenOf(run, question as QuestionOf<SingleKind>, naming);
  return { question, label, given, boards, told: toldBy(run, question, boards) };
}

/** What decides in the frontier; '' where only the turn does. */
function keyCaption({ reader, options }: AskedRun, node: number): string {
  return STRATEGIES[options.strategy].f === null
    ? ''
    : keySum(options, reader.g[node], reader.h[node]).replaceAll(' ', '');
}

/** What a second path to the state is compared by; '' where it is not compared. */
function pathCaption({ reader, options }: AskedRun, node: number): string {
  const by = keepsDuplicates(options) ? null : betterPathBy(options);
  return by === null ? '' : `${by}=${reader[by][node]}`;
}

/** What the tree would show: the path of the state in question, the bound. */
function givenOf<Kind extends SingleKind>(run: AskedRun, question: QuestionOf<Kind>, naming: MoveNaming): string[] {
  const { kind, step } = question;
  if (kind === 'solvable') return [];
  const given = KINDS[kind].given?.(run, question, naming);
  return [given, boundAt(run, step)].filter((sentence) => sentence !== undefined && sentence !== null);
}

function boundAt({ reader, options }: AskedRun, step: number): string | null {
  const { iterates } = STRATEGIES[options.strategy];
  return iterates && `The bound on ${iterates} is ${reader.bound[reader.iterationAt(step)]}.`;
}

/** For a choice that is a state: what decides between it and the others. */
export function standingOf(run: AskedRun, node: number, step: number, naming: MoveNaming): string {
  return tieRuleOf(run.options) === 'leftmost' ? `moves ${pathInArrows(run, node, naming)}` : originOf(run, node, step);
}

/**
 * When a node was generated, which breaks ties, and its state at `step`: "generated by step 4, as number 2", "…, and
 * dropped", "…, and taken already". By which step it was taken would tell more than is asked.
 */
export function originOf(run: AskedRun, node: number, step: number): string {
  const { reader } = run;
  const taken = reader.expandedAt[node] <= step ? ', and taken already' : '';
  if (reader.parent[node] === NONE) return `there from the beginning${taken}`;
  const born = reader.generatedAt(node);
  const place = node - successorsOf(reader, born).first + 1;
  const dropped = isDropped(fateOf(reader, node)) ? ', and dropped' : taken;
  return `generated by step ${born}, as number ${place}${dropped}`;
}
