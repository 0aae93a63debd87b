/**
 * A replay accepts what programs with certain rules can print, step by step: any tie, any order of successors. The rules
 * of a right program and those of a wrong one differ in their replay alone.
 */
import { differs, type PrintedRun } from '../output/printedRun.ts';

/** What a step breaks; `ruleWords.ts` has the sentences. */
export type RuleId =
  | 'start'
  | 'after-goal'
  | 'not-successor'
  | 'explored-again'
  | 'not-least'
  | 'not-newest'
  | 'beyond-bound'
  | 'round-over'
  | 'round-early'
  | 'g'
  | 'h'
  | 'f'
  | 'generated-not-successor'
  | 'generated-missing'
  | 'generated-g'
  | 'generated-h'
  | 'generated-f'
  | 'ended-early'
  | 'ended-elsewhere'
  | 'path-moves'
  | 'path-reversed'
  | 'path-broken'
  | 'path-goal'
  | 'path-cost';

/** Whether it is the end, or the path, that breaks the rule: every step was right. */
export function isAtEnd(rule: RuleId): boolean {
  return rule.startsWith('ended-') || rule.startsWith('path-');
}

/** How many steps are right, where this step breaks the rule. */
export function rightSteps(rule: RuleId, step: number): number {
  return isAtEnd(rule) ? step : step - 1;
}

/** The first thing that no program with these rules could have printed. */
export interface Broken {
  readonly rule: RuleId;
  /** From 1; the step after which it ended, where that is what is wrong. */
  readonly step: number;
  readonly line: number;
  /** Numbers of `KnownStates`: the one that is wrong, and one that was due instead. */
  readonly state?: number;
  readonly due?: number;
  /**
   * Numbers that were printed, or follow from what was; `key` is what the frontier orders by. Beyond a bound: what is
   * compared with it, and the bound.
   */
  readonly said?: number;
  readonly right?: number;
  readonly key?: Weighed;
  readonly dueKey?: Weighed;
}

export interface Weighed {
  readonly g: number;
  readonly h: number;
  readonly f: number;
}

/** A printed number that is another one than it must be. */
export interface WrongNumber {
  readonly name: keyof Weighed;
  readonly said: number;
  readonly right: number;
}

export type Break = (rule: RuleId, more?: Partial<Broken>) => Broken;

/** What `run` breaks by `step`. */
export function breakAt(run: PrintedRun, step: number): Break {
  const event = run.stepEvents[step - 1];
  const at = { step, line: run.line[event], state: run.state[event] };
  return (rule, more = {}) => ({ rule, ...at, ...more });
}

const NUMBERS = ['g', 'h', 'f'] as const;

/** What may be printed for each number, the right one first; nothing for one that is not checked. */
export type AllowedNumbers = Readonly<Record<keyof Weighed, readonly number[]>>;

/** The first number of an event that is none of those that may be printed. */
export function wrongNumber(run: PrintedRun, event: number, allowed: AllowedNumbers): WrongNumber | null {
  for (const name of NUMBERS) {
    const said = run[name][event];
    const [right] = allowed[name];
    if (right !== undefined && allowed[name].every((number) => differs(said, number))) return { name, said, right };
  }
  return null;
}

/** How a program stands after its last line. */
export type ProgramEnd =
  /** It ended where a right program can end. */
  | 'ended'
  /** States waited, and the goal was not reached: it was stopped, or printed no more. */
  | 'stopped';

export interface RuleReplay {
  /** The next step of `run`; `null` if a program with these rules could take it. */
  take(run: PrintedRun, step: number): Broken | null;
  /**
   * Whether a program with these rules can return a path of this cost (from the start, where g is 0) to the goal;
   * missing: it can return any path.
   */
  hasGoalAt?(g: number): boolean;
  /** After the last step. */
  end(run: PrintedRun): ProgramEnd | Broken;
  /**
   * The first number that is wrong of a successor (an event of `run`) of the state that was expanded last; missing:
   * states that are printed as generated tell nothing.
   */
  wrongSuccessor?(run: PrintedRun, event: number, cost: number): WrongNumber | null;
  /**
   * States that may be expanded next, those first that were generated first; none where the search is over. `isFollowed`:
   * without those that may be printed only if nothing follows from them.
   */
  due(isFollowed: boolean): readonly number[];
  /** The first of the states that are due, or `NONE`; missing: as `due` has it. */
  next?(): number;
  /** Moves of the path to the state that was expanded last. */
  readonly depth: number;
}
