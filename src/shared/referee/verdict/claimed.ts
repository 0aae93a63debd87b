/** From what a trace says of itself, and what the user adds, to the task that its program should do. */
import { STRATEGIES } from '../../engine/strategy.ts';
import { HEURISTICS } from '../../puzzle/heuristics/heuristics.ts';
import { parseBoard } from '../../puzzle/parse.ts';
import { solvability } from '../../puzzle/solvable.ts';
import type { TileCosts } from '../../puzzle/tileCosts.ts';
import { formatNumber } from '../../text/numbers.ts';
import { isRefereed, REFEREED, Task, type Assignment } from '../rules/assignment.ts';
import { shown } from '../output/head.ts';
import { KnownStates } from '../output/knownStates.ts';
import { stepsAlone } from './stepsAlone.ts';
import type { ReadTrace } from '../output/traceReader.ts';

/** What the user chooses; it goes before what the trace says. */
export interface Claim extends Partial<Omit<Assignment, 'puzzle'>> {
  /** As it is written. */
  readonly goal?: string | undefined;
}

/** What is chosen, with a change; an emptied text is chosen no longer. */
export function changedClaim<Chosen extends object>(chosen: Chosen, change: Partial<Chosen>): Chosen {
  const all = Object.entries({ ...chosen, ...change });
  return Object.fromEntries(all.filter(([, value]) => value !== '')) as Chosen;
}

export type Claimed =
  | {
      readonly ok: true;
      readonly task: Task;
      /** What is to be judged: steps alone. */
      readonly trace: ReadTrace;
      /** Nobody has named the goal. */
      readonly isGoalAssumed: boolean;
    }
  /** One sentence: what is missing, or does not fit. */
  | { readonly ok: false; readonly message: string };

const failed = (message: string): Claimed => ({ ok: false, message });

export function claimedTask(trace: ReadTrace, { goal: chosenGoal, ...chosen }: Claim): Claimed {
  const { head, boards, run } = trace;
  const written = head.puzzle === undefined ? null : boards.read(head.puzzle);
  if (written?.ok === false) return failed(`puzzle: ${written.message}`);
  const start = written?.state ?? (run.steps > 0 ? run.expandedBy(1) : null);
  const states = boards.states;
  if (trace.unclear !== null) return failed(trace.unclear);
  if (start === null || states === null) return failed(noState(trace));
  const named = chosenGoal ?? head.goal;
  const goal = named === undefined ? assumedGoal(trace, states, start) : boards.read(named);
  if (goal === null) return failed('The goal is missing: no line names it.');
  if (!goal.ok) return failed(`goal: ${goal.message}`);
  const algorithm = chosen.algorithm ?? head.algorithm;
  if (algorithm === undefined) return failed('The search is missing: no line names it.');
  const { heuristic = head.heuristic ?? 'manhattan', weight = head.weight } = chosen;
  const { duplicates = head.duplicates, straightBack = head.straightBack, goalTest = head.goalTest } = chosen;
  const cells = (state: number): readonly number[] => states.cellsOf(state);
  const puzzle = {
    rows: boards.rows,
    cols: boards.cols,
    start: cells(start),
    goal: cells(goal.state),
    costs: states.costs,
  };
  const assignment = { puzzle, algorithm, heuristic, weight, duplicates, straightBack, goalTest };
  const fault = faultOf(assignment);
  if (fault !== null) return failed(fault);
  const task = new Task(assignment, states);
  return { ok: true, task, trace: stepsAlone(trace, task), isGoalAssumed: named === undefined };
}

const USUAL_GOAL = '1 2 3/4 5 6/7 8 _';

/** What a program should do of which there is no output. `message`: one sentence, which begins with the name of a goal or heuristic that is wrong. */
export function taskFor(
  { goal = USUAL_GOAL, algorithm, heuristic = 'manhattan', ...claim }: Claim,
  costsOf: (cells: number) => TileCosts | undefined = () => undefined,
): { readonly ok: true; readonly task: Task } | { readonly ok: false; readonly message: string } {
  const board = parseBoard(goal);
  if (!board.ok) return { ok: false, message: `goal: ${board.message}` };
  if (algorithm === undefined) return { ok: false, message: 'The search is missing: the bugs depend on it.' };
  const { rows, cols, cells } = board;
  const puzzle = { rows, cols, start: cells, goal: cells, costs: costsOf(cells.length) };
  if (!isRefereed(heuristic, puzzle)) return { ok: false, message: 'heuristic: not for boards of this size.' };
  return { ok: true, task: new Task({ ...claim, algorithm, heuristic, puzzle }, new KnownStates(puzzle)) };
}

function noState({ fault, firstIgnored, ignoredText, unprinted }: ReadTrace): string {
  const none = 'There is no state in this file.';
  if (fault === null && unprinted !== null)
    return `${none} Line ${formatNumber(unprinted.line)} has ${unprinted.message}`;
  if (fault !== null || ignoredText === '') return none;
  return `${none} Line ${formatNumber(firstIgnored)} is ${shown(ignoredText)}. A step is a line as 1 2 3/4 5 6/7 8 _, or {"expand": [1, 2, 3, 4, 5, 6, 7, 8, 0]}.`;
}

function faultOf(assignment: Assignment): string | null {
  const { algorithm, heuristic, puzzle } = assignment;
  const { label, usesHeuristic, fromBothEnds } = STRATEGIES[algorithm];
  if (fromBothEnds)
    return `${label} cannot be refereed: its halves may take turns in any way. These can: ${REFEREED.join(', ')}.`;
  if (!usesHeuristic || isRefereed(heuristic, puzzle)) return null;
  return `A program with ${HEURISTICS[heuristic].label} cannot be refereed on boards of ${puzzle.rows} × ${puzzle.cols}.`;
}

type FoundGoal = { readonly ok: true; readonly state: number } | null;

/** Where the path ends; else the usual goal that the start can reach. */
function assumedGoal({ run }: ReadTrace, states: KnownStates, start: number): FoundGoal {
  const end = run.path?.states.at(-1);
  if (end !== undefined) return { ok: true, state: end };
  const cells = states.cellsOf(start);
  const usual = [1, 0].map((first) => cells.map((_, cell) => (cell + first) % cells.length));
  const reachable = usual.find((goal) => solvability(cells, goal, states.cols).solvable);
  return reachable === undefined ? null : { ok: true, state: states.numberOf(reachable) };
}
