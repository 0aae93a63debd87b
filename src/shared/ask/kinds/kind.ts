/** A kind of question: where it makes sense, what is right and wrong there, and its English. */
import type { LengthBound } from '../../engine/circumstances.ts';
import type { RemovalOrder } from '../../engine/removalOrder.ts';
import { STRATEGIES } from '../../engine/strategy.ts';
import type { MoveNaming } from '../../puzzle/geometry.ts';
import { nodesFrom, successorsOf } from '../../readings/moments.ts';
import { NONE } from '../../trace/trace.ts';
import { takenAfter, type AskedRun } from '../askedRun.ts';
import type { Draft } from '../pose.ts';
import type { AskedChoice, AskedQuestion, Rules } from '../question.ts';
import type { PaperPair } from './onPaper.ts';

export interface Worded {
  readonly rules: RemovalOrder;
  /** For the kind about two searches. */
  readonly names: readonly [string, string];
  /** For the kind that names a bound; `null` without one. */
  readonly bound: LengthBound | null;
}

export interface Mistake<Grounds> {
  readonly question: AskedQuestion<Grounds>;
  readonly choice: AskedChoice;
  readonly naming: MoveNaming;
}

/** `Grounds`: what the reason needs. */
export interface KindOfQuestion<Grounds, Confusion extends string, Word extends string = never> {
  /** What choices are; of words, each one's text. */
  readonly answers: 'node' | 'number' | 'moves' | Readonly<Record<Word, (worded: Worded) => string>>;
  /** What wrong choices can reveal, with the names that mistakes are counted under. */
  readonly confusions: Readonly<Record<Confusion, string>>;
  /** The name of the kind, for any search by these rules. */
  readonly name: (rules: Rules) => string;
  readonly title: (question: AskedQuestion<Grounds>) => string;
  readonly reason: (question: AskedQuestion<Grounds>, naming: MoveNaming) => string;
  /** Sentences that continue after the letter. */
  readonly mistakes: Readonly<Record<Confusion, (mistake: Mistake<Grounds>) => string>>;
}

export interface SingleKindOfQuestion<
  Grounds,
  Confusion extends string,
  Word extends string = never,
> extends KindOfQuestion<Grounds, Confusion, Word> {
  /** `null` where the question makes no sense. */
  readonly draft: (run: AskedRun, step: number) => Draft<Grounds, Confusion, Word> | null;
  /** Whether it is offered beside another question. Must not reveal what comes; default: wherever it makes sense. */
  readonly isOffered?: (run: AskedRun, step: number) => boolean;
  readonly isSeenInNextStep?: true;
  /** Whether the lowest key of the frontier may be shown, as the choices or the marked state reveal it anyway. */
  readonly tellsLowest?: true;
  /** Where the goal is enough to answer, or the goal and the heuristic; default: the rules too. */
  readonly needs?: 'goal' | 'estimate';
  /** On paper, the boards that it needs. */
  readonly boards?: 'waiting' | 'reached';
  /** On paper, a sentence of what else is known. */
  readonly given?: (run: AskedRun, question: AskedQuestion<Grounds>, naming: MoveNaming) => string;
  /** Whether the marked state is the one taken next. */
  readonly marksNext?: true;
  /** On paper, the path of the marked state stands there. */
  readonly showsPath?: true;
  /** Asked at the end of a search. */
  readonly isAtEnd?: true;
  /** On paper, whether another question of the run tells its answer: see `revealing.ts`. */
  readonly isToldBy: (pair: PaperPair) => boolean;
  /** The steps that are worth asking it, by what happens there. */
  readonly occasions?: Readonly<Record<string, OccasionRow>>;
}

interface OccasionRow {
  readonly label: string;
  /** Marks only the first ones. */
  readonly most: number;
  /** `null` where it cannot happen. */
  readonly watch: (run: AskedRun, distance: Distance) => Watcher | null;
}

/** Moves to the goal; `null` if unknown. */
export type Distance = (cells: readonly number[]) => number | null;

/** Called for each step in order: whether the occasion is there before the next expansion. */
export type Watcher = (step: number) => boolean;

/** Bounds per occasion, so that marks do not crowd the timeline. */
export const MANY = 12;
export const FEW = 4;

export function onlyAt(only: number): Watcher | null {
  return only < 0 ? null : (step) => step === only;
}

export function goesOn({ reader }: AskedRun, step: number): boolean {
  return reader.status === 'running' || step < reader.expansions;
}

export function frontierAfter({ reader }: AskedRun, step: number): number {
  return reader.countersAt(step).frontier;
}

export function hasNext(run: AskedRun, step: number): boolean {
  return goesOn(run, step) && frontierAfter(run, step) > 0;
}

export function hasF({ options }: AskedRun): boolean {
  return STRATEGIES[options.strategy].f !== null;
}

/** The nodes that the step after `step` generates. */
export function successorsAfter(run: AskedRun, step: number): readonly number[] {
  if (takenAfter(run, step) === NONE) return [];
  const { first, end } = successorsOf(run.reader, step + 1);
  return nodesFrom(first, end);
}
