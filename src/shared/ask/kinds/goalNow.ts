import { STRATEGIES } from '../../engine/strategy.ts';
import { FATE, fateOf, NONE } from '../../trace/trace.ts';
import { isGoal, takenAfter, type AskedRun } from '../askedRun.ts';
import type { ConfusionId, WordOf } from '../question.ts';
import { successorsAfter } from './dropped.ts';
import { goesOn, type SingleQuestion } from './kind.ts';

type GoalNow = WordOf<'goal-now'>;

interface GoalStanding {
  readonly word: GoalNow;
  readonly since: number;
}

/**
 * Asked where the goal was just generated, or is one move from the next state. Not for searches from both ends, whose
 * halves look for each other.
 */
export const goalNow: SingleQuestion<'goal-now'> = {
  draft: (run, step) => {
    if (STRATEGIES[run.options.strategy].fromBothEnds) return null;
    const standing = standingAfter(run, step);
    if (standing === null) return null;
    const { word, since } = standing;
    const wrong = Object.entries(CONFUSIONS[run.options.goalTest][word]) as [GoalNow, ConfusionId][];
    return {
      right: { as: 'word', word },
      wrong: wrong.map(([other, confusion]) => ({ value: { as: 'word', word: other }, confusion })),
      grounds: { since },
    };
  },
  isOffered: (run, step) => goesOn(run, step) && waitingGoal(run, step) !== NONE,
  isSeenInNextStep: true,
};

function standingAfter(run: AskedRun, step: number): GoalStanding | null {
  const taken = takenAfter(run, step);
  if (taken === NONE || run.reader.parent[taken] === NONE) return null;
  if (isGoal(run, taken)) return { word: 'found', since: run.reader.generatedAt(taken) };
  const generated = goalAmong(run, successorsAfter(run, step));
  if (generated !== NONE) return generatedNext(run, step, generated);
  return waitingGoal(run, step) === NONE ? null : { word: 'waits', since: step };
}

/** The goal if it joined the frontier in the last step; else `NONE`. */
export function waitingGoal(run: AskedRun, step: number): number {
  if (step === 0 || STRATEGIES[run.options.strategy].fromBothEnds) return NONE;
  const goal = goalAmong(run, successorsAfter(run, step - 1));
  return goal !== NONE && run.reader.statusAt(goal, step) === 'frontier' ? goal : NONE;
}

/** Asks nothing where the goal is generated again. */
function generatedNext({ reader }: AskedRun, step: number, node: number): GoalStanding | null {
  if (fateOf(reader, node) !== FATE.fresh) return null;
  return { word: reader.isFoundAtOnce(node) ? 'found' : 'generated', since: step + 1 };
}

function goalAmong(run: AskedRun, nodes: readonly number[]): number {
  return nodes.find((node) => isGoal(run, node)) ?? NONE;
}

/** By goal test and truth: what the other answers reveal. */
const CONFUSIONS: Readonly<
  Record<'expansion' | 'generation', Readonly<Record<GoalNow, Readonly<Partial<Record<GoalNow, ConfusionId>>>>>>
> = {
  expansion: {
    found: { generated: 'forgets-goal', waits: 'doubts-turn' },
    generated: { found: 'tests-early', waits: 'forgets-goal' },
    waits: { found: 'takes-goal', generated: 'forgets-goal' },
  },
  generation: {
    found: { generated: 'tests-late', waits: 'tests-late' },
    generated: {},
    waits: {},
  },
};
