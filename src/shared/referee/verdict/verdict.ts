/** Referees a program: finds the first step that no right program could have printed, and the bugs that explain all. */
import type { ReplayRules, Task } from '../rules/assignment.ts';
import { isAnytime } from './anytime.ts';
import { BUGS, goesPastGoal, type BugId } from '../bugs/bugs.ts';
import type { BugRow } from '../bugs/bugRows.ts';
import { depthLimits } from './depthLimit.ts';
import { GeneratedCheck } from './generatedCheck.ts';
import { pathFault } from './pathCheck.ts';
import type { PrintedRun } from '../output/printedRun.ts';
import type { Broken, ProgramEnd, RuleId, RuleReplay } from '../rules/replay.ts';

/**
 * `right`: every line follows the rules, and it ends where it must. `cut`: every line follows them, and then the output
 * ends while states wait. `wrong`: see `broken`. `empty`: no state was printed.
 */
export type RefereeVerdict = { readonly verdict: 'right' | 'empty' } | CutVerdict | WrongVerdict;

export interface CutVerdict {
  readonly verdict: 'cut';
  /** A program with one of these would have printed the same, and ended here by itself; missing: none is known. */
  readonly endsHere?: readonly BugId[];
}

export interface WrongVerdict {
  readonly verdict: 'wrong';
  readonly broken: Broken;
  /** Each of them alone gives every line; none where the bug is unknown. */
  readonly bugs: readonly BugId[];
  /**
   * Whether states would wait for a program with these bugs after the last line: they give the output as far as it goes,
   * and something else has ended it.
   */
  readonly isOpen?: boolean;
  /** Whether the output has so few steps that another bug, which is not known here, may give it as well. */
  readonly isShort?: boolean;
}

/** A program that ends after fewer steps than these, while states wait, was not stopped because it took too long. */
const STOPPED_AFTER = 200;

export function referee(task: Task, run: PrintedRun): RefereeVerdict {
  if (run.steps === 0) return { verdict: 'empty' };
  const outcomes = task.rightRules().map((rules) => outcomeOf(task, rules, run));
  if (outcomes.includes('ended')) return { verdict: 'right' };
  if (outcomes.includes('stopped')) return { verdict: 'cut', ...lossesIn(task, run) };
  const limited = limitedSearch(task, run);
  if (limited !== null) return { verdict: limited.end === 'ended' ? 'right' : 'cut' };
  const broken = latest(outcomes.filter((outcome) => typeof outcome !== 'string'));
  const bugs = broken.rule === 'after-goal' && isAnytime(task, run) ? { bugs: [] } : bugsIn(task, run);
  const isShort = bugs.bugs.length > 0 && run.steps < SHORT && !SURE.has(broken.rule);
  return { verdict: 'wrong', broken, ...bugs, ...(isShort && { isShort }) };
}

/** Of these, few steps tell enough. */
const SURE: ReadonlySet<RuleId> = new Set(['start', 'not-successor', 'after-goal', 'ended-early']);
const SHORT = 15;

/** Bugs by which states are lost, so that the frontier is empty too early. */
const LOSES_STATES = [
  'stops-at-known',
  'forgets-a-move',
  'loses-an-edge',
  'wrong-entry-in-moves',
  'enters-one',
] as const;
/** With fewer steps, it may be chance; with more, something has stopped the program. */
const [FEWEST_LOST, MOST_LOST] = [3, 1_000];

function lossesIn(task: Task, run: PrintedRun): Pick<CutVerdict, 'endsHere'> {
  if (run.isCut || run.steps < FEWEST_LOST || run.steps > MOST_LOST) return {};
  const endsHere = LOSES_STATES.filter((id) => endWith(id, task, run) === 'ended');
  return endsHere.length === 0 ? {} : { endsHere };
}

/** See `CutVerdict`. */
export function endingHere(outcome: {
  readonly verdict: string;
  readonly endsHere?: readonly BugId[];
}): readonly BugId[] {
  return outcome.endsHere ?? [];
}

/** The limit on depth without which the output is wrong, and how it stands with it; `null` where there is none. */
export function limitedSearch(
  task: Task,
  run: PrintedRun,
): { readonly limit: number; readonly end: ProgramEnd } | null {
  if (task.assignment.algorithm !== 'dfs') return null;
  if (task.rightRules().some((rules) => typeof outcomeOf(task, rules, run) === 'string')) return null;
  const limited = depthLimits(task, run).flatMap(({ limit, rules }) => {
    const end = outcomeOf(task, rules, run);
    return typeof end === 'string' ? [{ limit, end }] : [];
  });
  return limited.find(({ end }) => end === 'ended') ?? limited[0] ?? null;
}

/** Of several readings of the rules, the one that holds the longest; of equals the first. */
function latest(broken: readonly Broken[]): Broken {
  return broken.reduce((last, one) => (one.step > last.step ? one : last));
}

function bugsIn(task: Task, run: PrintedRun): { readonly bugs: readonly BugId[]; readonly isOpen?: boolean } {
  const ends = (Object.keys(BUGS) as BugId[]).map((id) => [id, endWith(id, task, run)] as const);
  const bugs = (sought: ProgramEnd): readonly BugId[] => ends.flatMap(([id, end]) => (end === sought ? [id] : []));
  const whole = bugs('ended');
  if (whole.length > 0 || (run.steps < STOPPED_AFTER && !run.isCut)) return { bugs: whole };
  const open = bugs('stopped');
  return open.length > 0 ? { bugs: open, isOpen: true } : { bugs: open };
}

/** How a program with this bug stands after the last line; `null` where none prints these lines. */
function endWith(id: BugId, task: Task, run: PrintedRun): ProgramEnd | null {
  const { rules, shows }: BugRow = BUGS[id];
  let end: ProgramEnd | null = null;
  for (const each of rules(task, run)) {
    if (each.missesGoal === true && !goesPastGoal(task, run)) continue;
    const outcome = outcomeOf(task, each, run);
    if (typeof outcome === 'string') end = outcome;
    // Another heap of which the list is the same would end no other way.
    if (outcome === 'ended' || (end !== null && each.search === 'heap list')) break;
  }
  return end !== null && shows?.(task, run) !== false ? end : null;
}

/** The rules with this bug that give the output. */
export function rulesGiving(id: BugId, task: Task, run: PrintedRun): readonly ReplayRules[] {
  return BUGS[id].rules(task, run).filter((rules) => typeof outcomeOf(task, rules, run) === 'string');
}

/** Whether successors may be generated in a later step, or never. */
function comesLater(rules: ReplayRules): boolean {
  if (rules.search === 'best-first') return rules.stopsAt !== undefined;
  if (rules.search === 'depth-first') return rules.weighs === undefined;
  return rules.search !== 'heap list';
}

function outcomeOf(task: Task, rules: ReplayRules, run: PrintedRun): ProgramEnd | Broken {
  const replay = task.replay(rules);
  const outcome = outcomeBy(replay, task, rules, run);
  task.release(replay);
  return outcome;
}

function outcomeBy(replay: RuleReplay, task: Task, rules: ReplayRules, run: PrintedRun): ProgramEnd | Broken {
  const states = task.neighbours(rules);
  const generated = new GeneratedCheck(task, states, run, comesLater(rules));
  for (let step = 1; step <= run.steps; step++) {
    const broken = replay.take(run, step) ?? generated.check(replay, step);
    if (broken !== null) return step === 1 && broken.rule === 'not-successor' ? { ...broken, rule: 'start' } : broken;
  }
  if (run.isCut) return 'stopped';
  const ending = replay.end(run);
  if (typeof ending !== 'string') return ending;
  const fault = pathFault(task, states, run, replay);
  return rules.missesGoal === true && fault?.rule === 'ended-elsewhere' ? 'ended' : (fault ?? ending);
}
