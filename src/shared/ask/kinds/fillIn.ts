/** What is filled in about the state that is taken, in a search by hand: the right entries, and what wrong ones mean. */
import { keyName } from '../../engine/keyWords.ts';
import { evaluate } from '../../engine/removalOrder.ts';
import { STRATEGIES } from '../../engine/strategy.ts';
import { findBlank } from '../../puzzle/board.ts';
import { MOVES, neighbour, NO_CELL, oppositeMove } from '../../puzzle/geometry.ts';
import { actionOf, FATE, fateOf, NONE } from '../../trace/trace.ts';
import { cellsOf, isGoal, keyOfNode, takenAfter, type AskedRun } from '../askedRun.ts';
import { inDecimals, wrongF, wrongG } from './f.ts';
import type { FillConfusion, JudgedPart } from './fillMistakes.ts';
import { wrongH } from './h.ts';
import { isByHand } from './hMisread.ts';
import { successorsAfter } from './kind.ts';
import {
  HAND_PARTS,
  SUCCESSOR_IDS,
  type FilledIn,
  type HandPart,
  type SuccessorId,
  type ValuePart,
} from '../handParts.ts';
import { pointAt, type HandStep, type WrittenStep } from './perform.ts';
import type { Wrong } from '../pose.ts';
import { asNumber } from '../question.ts';

/** What can be filled in anywhere in the search; nothing where there is none. */
export function handPartsOf(run: AskedRun | null): readonly HandPart[] {
  if (run === null) return [];
  const { fromBothEnds } = STRATEGIES[run.options.strategy];
  return HAND_PARTS.filter((part) => (part === 'successors' ? !fromBothEnds : IS_ASKED[part](run, 0)));
}

/** The parts of `wanted` that the step after `step` has, in order. h only where it can be worked out by hand. */
export function partsAt(run: AskedRun, step: number, wanted: readonly HandPart[]): readonly HandPart[] {
  return HAND_PARTS.filter((part) => wanted.includes(part) && IS_ASKED[part](run, step));
}

const IS_ASKED: Readonly<Record<HandPart, (run: AskedRun, step: number) => boolean>> = {
  g: ({ options }) => keyName(options) !== 'h',
  h: (run) => STRATEGIES[run.options.strategy].usesHeuristic && isByHand(run),
  f: ({ options }) => keyName(options) === 'f',
  // Halves that meet have successors of another kind.
  successors: (run, step) => !STRATEGIES[run.options.strategy].fromBothEnds && successorsAfter(run, step).length > 0,
};

/** What may be said of a move in this search. */
export function successorChoices({ options }: Pick<AskedRun, 'options'>): readonly SuccessorId[] {
  const isCut = STRATEGIES[options.strategy].iterates === 'f';
  return SUCCESSOR_IDS.filter((id) => id !== 'beyond' || isCut);
}

/** Judges what is filled in for the parts, in their order. */
export function judgeFilled(run: AskedRun, step: number, filled: FilledIn): readonly JudgedPart[] {
  return partsAt(run, step, HAND_PARTS).flatMap((part): readonly JudgedPart[] => {
    if (part === 'successors') return filled.successors ? [judgeSuccessors(run, step, filled.successors)] : [];
    const said = filled[part];
    return said === undefined ? [] : [{ part, said, confusion: confusionOfValue(run, step, part, filled) }];
  });
}

export function rightValue(run: AskedRun, step: number, part: ValuePart): number {
  const node = takenAfter(run, step);
  return part === 'f' ? inDecimals(keyOfNode(run, node)!) : run.reader[part][node];
}

export function withFilled(run: AskedRun, answer: HandStep, filled: FilledIn): HandStep {
  return { ...answer, filled: judgeFilled(run, answer.step, filled) };
}

/** The answer to judge again; `null` where nobody can have pointed at that node. */
export function judgeAgain(run: AskedRun, { step, node, filled }: WrittenStep): HandStep | null {
  const answer = pointAt(run, step, node);
  return answer && (filled ? withFilled(run, answer, filled) : answer);
}

function confusionOfValue(run: AskedRun, step: number, part: ValuePart, filled: FilledIn): FillConfusion | null {
  const said = filled[part]!;
  if (inDecimals(said) === rightValue(run, step, part)) return null;
  if (part === 'f' && followsFrom(run, step, filled)) return 'follows-mistake';
  const node = takenAfter(run, step);
  const wrong = WRONG[part](run, node);
  return (
    wrong.find(({ value }) => value.as === 'number' && value.number === inDecimals(said))?.confusion ?? 'miscounts'
  );
}

const WRONG: Readonly<Record<ValuePart, (run: AskedRun, node: number) => readonly Wrong<FillConfusion>[]>> = {
  g: wrongOrAddedG,
  h: wrongH,
  f: wrongF,
};

function wrongOrAddedG(run: AskedRun, node: number): readonly Wrong<FillConfusion>[] {
  const added = inDecimals(run.reader.g[node] + run.reader.h[node]);
  return [...wrongG(run, node), { confusion: 'adds-h', value: asNumber(added) }];
}

/** Whether a wrong f is the sum of what was filled in before it. */
function followsFrom(run: AskedRun, step: number, { g, h, f }: FilledIn): boolean {
  const node = takenAfter(run, step);
  const [saidG, saidH] = [g ?? run.reader.g[node], h ?? run.reader.h[node]];
  return inDecimals(evaluate(run.options, saidG, saidH)!) === inDecimals(f!);
}

/** `null` for a move that the search has not looked at, because it ended before. */
export function rightSuccessor(run: AskedRun, step: number, action: number): SuccessorId | null {
  const { reader } = run;
  const successors = successorsAfter(run, step);
  const node = successors.find((successor) => actionOf(reader, successor) === action);
  if (node !== undefined) return whatIs(run, node);
  const isOver = successors.some((successor) => reader.isFoundAtOnce(successor));
  return isOver && hasCell(run, step, action) ? null : 'none';
}

function whatIs(run: AskedRun, node: number): SuccessorId {
  if (fateOf(run.reader, node) === FATE.cut) return 'beyond';
  if (isGoal(run, node)) return 'goal';
  return run.reader.twin[node] === NONE ? 'new' : 'repeated';
}

function hasCell(run: AskedRun, step: number, action: number): boolean {
  const { rows, cols } = run.puzzle;
  const blank = findBlank(cellsOf(run, takenAfter(run, step)));
  return neighbour(blank, action, rows, cols) !== NO_CELL;
}

function judgeSuccessors(run: AskedRun, step: number, said: readonly SuccessorId[]): JudgedPart {
  const confusions = MOVES.map((_, action) => confusionOfMove(run, step, action, said[action]));
  const action = confusions.findIndex((confusion) => confusion !== null);
  return { part: 'successors', said, action, confusion: confusions[action] ?? null };
}

function confusionOfMove(run: AskedRun, step: number, action: number, said: SuccessorId): FillConfusion | null {
  const right = rightSuccessor(run, step, action);
  if (right === null || said === right) return null;
  if (right === 'none') return isWayBack(run, step, action) ? 'takes-way-back' : 'counts-edge';
  return said === 'none' ? 'misses-successor' : MISTAKEN[right](said);
}

function isWayBack(run: AskedRun, step: number, action: number): boolean {
  const before = actionOf(run.reader, takenAfter(run, step));
  return before !== NONE && action === oppositeMove(before) && hasCell(run, step, action);
}

/** By what is right: what another word for a successor reveals. */
const MISTAKEN: Readonly<Record<Exclude<SuccessorId, 'none'>, (said: SuccessorId) => FillConfusion>> = {
  new: (said) => BY_WORD[said] ?? 'drops-new',
  repeated: (said) => BY_WORD[said] ?? 'counts-repeats',
  goal: (said) => (said === 'beyond' ? 'cuts-early' : 'overlooks-goal'),
  beyond: (said) => (said === 'goal' ? 'sees-goal' : 'forgets-bound'),
};
const BY_WORD: Partial<Readonly<Record<SuccessorId, FillConfusion>>> = { goal: 'sees-goal', beyond: 'cuts-early' };
