/** Referees a program: finds the first step that no right program could have printed, and the bugs that explain all. */
import type { ReplayRules, Task } from './assignment.ts';
import { BUGS, PLAINER, type BugId } from './bugs.ts';
import { GeneratedCheck } from './generatedCheck.ts';
import { pathFault } from './pathCheck.ts';
import type { PrintedRun } from './printedRun.ts';
import type { Broken, ProgramEnd } from './replay.ts';

/**
 * `right`: every line follows the rules, and it ends where it must. `cut`: every line follows them, and then the output
 * ends while states wait. `wrong`: see `broken`. `empty`: no state was printed.
 */
export type RefereeVerdict =
  | { readonly verdict: 'right' | 'cut' | 'empty' }
  | {
      readonly verdict: 'wrong';
      readonly broken: Broken;
      /** Each of them alone gives every line; none where the bug is unknown. */
      readonly bugs: readonly BugId[];
    };

export function referee(task: Task, run: PrintedRun): RefereeVerdict {
  if (run.steps === 0) return { verdict: 'empty' };
  const outcomes = task.rightRules().map((rules) => outcomeOf(task, rules, run));
  if (outcomes.includes('ended')) return { verdict: 'right' };
  if (outcomes.includes('stopped')) return { verdict: 'cut' };
  return {
    verdict: 'wrong',
    broken: latest(outcomes.filter((outcome) => typeof outcome !== 'string')),
    bugs: bugsIn(task, run),
  };
}

/** Of several readings of the rules, the one that holds the longest; of equals the first. */
function latest(broken: readonly Broken[]): Broken {
  return broken.reduce((last, one) => (one.step > last.step ? one : last));
}

function bugsIn(task: Task, run: PrintedRun): readonly BugId[] {
  const found = (Object.keys(BUGS) as BugId[]).filter((id) =>
    BUGS[id].rules(task).some((rules) => explains(task, rules, run)),
  );
  return found.filter((id) => !found.includes(PLAINER[id] as BugId));
}

function explains(task: Task, rules: ReplayRules, run: PrintedRun): boolean {
  if (rules.missesGoal === true && !goesPastGoal(task, run)) return false;
  return typeof outcomeOf(task, rules, run) === 'string';
}

function goesPastGoal({ goal }: Task, { steps, state, stepEvents }: PrintedRun): boolean {
  return stepEvents.subarray(0, steps - 1).some((event) => state[event] === goal);
}

function outcomeOf(task: Task, rules: ReplayRules, run: PrintedRun): ProgramEnd | Broken {
  const replay = task.replay(rules);
  const states = task.neighbours(rules);
  const generated = new GeneratedCheck(task, states, run, rules.search !== 'best-first');
  for (let step = 1; step <= run.steps; step++) {
    const broken = replay.take(run, step) ?? (replay.ignoresGenerated === true ? null : generated.check(replay, step));
    if (broken !== null) return step === 1 && broken.rule === 'not-successor' ? { ...broken, rule: 'start' } : broken;
  }
  if (run.isCut) return 'stopped';
  const ending = replay.end(run);
  return typeof ending === 'string' ? (pathFault(task, states, run, replay) ?? ending) : ending;
}
