/** What the worker does: reads the output of a program, referees it, and makes a trace of it. */
import { scattered } from '../../shared/ask/scattered.ts';
import { AppError } from '../../shared/contract/errors.ts';
import type { LessonStop } from '../../shared/contract/lessons.ts';
import type { StrategyId } from '../../shared/engine/strategy.ts';
import { printBoard } from '../../shared/puzzle/board.ts';
import type { NamedHeuristic } from '../../shared/puzzle/heuristics/heuristics.ts';
import type { BugId } from '../../shared/referee/bugs/bugs.ts';
import { BUG_WORDS, type BugWords } from '../../shared/referee/bugs/bugWords.ts';
import { endsHereWords } from '../../shared/referee/verdict/verdictWords.ts';
import { claimedTask, taskFor, type Claim } from '../../shared/referee/verdict/claimed.ts';
import type { Assignment, Task } from '../../shared/referee/rules/assignment.ts';
import { MOST_NAMED, NextBoards, type NextBoard } from '../../shared/referee/bugs/nextBoard.ts';
import { programTrace, waitingNode, type ProgramTrace } from '../../shared/referee/trace/programTrace.ts';
import { toldChoices } from '../../shared/referee/verdict/choiceWords.ts';
import { nearestSearch, searchWith, type ProgramChoices } from '../../shared/referee/verdict/nearestSearch.ts';
import type { PrintedRun } from '../../shared/referee/output/printedRun.ts';
import { ruleSentences, type RuleSentences } from '../../shared/referee/verdict/ruleWords.ts';
import {
  MAX_TRACE_LENGTH,
  TraceLines,
  type ReadTrace,
  type UnjudgedParts,
} from '../../shared/referee/output/traceReader.ts';
import { isAtEnd, rightSteps, type Broken, type RuleId } from '../../shared/referee/rules/replay.ts';
import { bugsOf, tellingBoards } from '../../shared/referee/bugs/telling.ts';
import { toldBug } from '../../shared/referee/verdict/toldBug.ts';
import { endingHere, referee, type RefereeVerdict, type WrongVerdict } from '../../shared/referee/verdict/verdict.ts';
import type { Remote } from '../../shared/rpc/services.ts';
import { formatNumber } from '../../shared/text/numbers.ts';
import { encodeBatch } from '../../shared/trace/batch.ts';
import { NONE } from '../../shared/trace/trace.ts';
import { classStop, type ClassBugs } from './classStop.ts';
import { outputSize, outputText, type OutputFile } from './outputFile.ts';

/** The step that breaks a rule. */
export interface BrokenStep extends RuleSentences {
  readonly ruleId: RuleId;
  /** Of a fault of the end or of the path, the last step. */
  readonly step: number;
  readonly line: number;
  /** In the tree: the node that was taken, and the one that was due; `NONE` where there is none. */
  readonly taken: number;
  readonly due: number;
  readonly bugs: readonly BugId[];
  /** Of each bug, if they are few enough to name them. */
  readonly told: readonly BugWords[];
  /** Whether a program with such a bug would go on where the output ends. */
  readonly isOpen: boolean;
  /** See `WrongVerdict`. */
  readonly isShort: boolean;
  /** A board that parts the first two bugs; `null` for one bug, or where none was found. */
  readonly next: PartingBoard | null;
}

export interface PartingBoard extends Pick<NextBoard, 'ties' | 'needsSuccessors'> {
  readonly board: string;
}

/** The right search: the nearest to the program until the step that breaks a rule. */
export interface RightTrace {
  readonly choices: ProgramChoices;
  /** Whether it takes the same states until there. */
  readonly follows: boolean;
  readonly batch: ArrayBuffer;
}

/** What was read of a file. */
export interface ReadOutput extends UnjudgedParts {
  readonly steps: number;
  /** What the file says of itself. */
  readonly algorithm: StrategyId | null;
  readonly heuristic: NamedHeuristic | null;
}

export interface JudgedOutput {
  readonly assignment: Assignment;
  readonly isGoalAssumed: boolean;
  readonly verdict: RefereeVerdict['verdict'];
  readonly broken: BrokenStep | null;
  /** What it chooses where any choice is right, in sentences; none where it breaks a rule. */
  readonly choiceWords: readonly string[];
  /** `null` where no rule of the search itself is broken. */
  readonly right: RightTrace | null;
  /** The whole trace. */
  readonly batch: ArrayBuffer;
  /** See `ProgramTrace`. */
  readonly endsBefore: number | null;
}

export interface RefereedOutput {
  readonly read: ReadOutput;
  /** Or what is missing, in a sentence. */
  readonly judged: JudgedOutput | string;
  /** As `OutputFile` has it. */
  readonly ended: string | null | undefined;
}

/** What is said of one file of a class. */
export interface ClassVerdict {
  readonly steps: number;
  /** `unknown`: what is missing is said in `happened`. */
  readonly verdict: RefereeVerdict['verdict'] | 'unknown';
  /** The first wrong one; `null` for none, or a fault of the end or of the path. */
  readonly step: number | null;
  readonly line: number | null;
  readonly happened: string;
  readonly bugs: readonly BugId[];
  /** What it was judged by; `null` where that is not known. */
  readonly assignment: Assignment | null;
  /** The search that the file says it is. */
  readonly says: StrategyId | null;
  /** Where no known bug explains it: the same for outputs with the same states and numbers in the same order. */
  readonly print: string;
}

/** Few boards on which the bugs of an assignment show. */
export interface ToldBoards {
  readonly goal: string;
  readonly boards: readonly {
    readonly board: string;
    /** From the goal. */
    readonly moves: number;
    /** What programs do whose bugs no board before it shows. */
    readonly adds: readonly string[];
  }[];
  /** The same of bugs that no board has shown. */
  readonly hidden: readonly string[];
}

interface JudgeParams {
  readonly file: OutputFile;
  readonly claim: Claim;
}

export type RefereeServices = Remote<ReturnType<typeof refereeServices>>;

export function refereeServices() {
  return {
    referee: {
      /** Or what is missing, in a sentence. Takes some seconds. */
      boards({ claim }: Pick<JudgeParams, 'claim'>): Promise<ToldBoards | string> {
        const asked = taskFor(claim);
        return Promise.resolve(asked.ok ? toldBoards(asked.task) : asked.message);
      },

      async judge({ file, claim }: JudgeParams): Promise<RefereedOutput> {
        const read = await traceOf(file, claim.goal);
        const { ended } = file;
        if (typeof ended === 'string') read.run.isCut = true;
        const claimed = claimedTask(read, claim);
        if (!claimed.ok) return { ended, read: readOutput(read), judged: claimed.message };
        const { task, trace, isGoalAssumed } = claimed;
        return { ended, read: readOutput(trace), judged: judgedOutput(task, trace, isGoalAssumed) };
      },

      /** Without a tree. A file that cannot be read at all is not judged, and the next one may be. */
      async look({ file, claim }: JudgeParams): Promise<ClassVerdict> {
        try {
          return classVerdict(await traceOf(file, claim.goal), claim);
        } catch (error) {
          return {
            ...NOTHING_JUDGED,
            verdict: 'unknown',
            happened: error instanceof Error ? error.message : String(error),
          };
        }
      },

      /** Tomorrow's question; `null` where no board shows the first bug by the order of states. */
      stop: (group: ClassBugs): LessonStop | null => classStop(group),
    },
  };
}

/** Steps of the right search after the one that breaks a rule. */
const STEPS_BEYOND = 5_000;

const NOTHING_JUDGED = { steps: 0, step: null, line: null, bugs: [], assignment: null, says: null, print: '' };

function classVerdict(whole: ReadTrace, claim: Claim): ClassVerdict {
  const claimed = claimedTask(whole, claim);
  const trace = claimed.ok ? claimed.trace : whole;
  const read = { ...NOTHING_JUDGED, steps: trace.run.steps, says: trace.head.algorithm ?? null };
  if (!claimed.ok) {
    const verdict = trace.run.steps === 0 && trace.fault === null ? 'empty' : 'unknown';
    return { ...read, verdict, happened: trace.fault?.message ?? claimed.message };
  }
  const none = { ...read, assignment: claimed.task.assignment };
  const found = referee(claimed.task, trace.run);
  if (found.verdict !== 'wrong') return { ...none, verdict: found.verdict, happened: trace.fault?.message ?? '' };
  const { rule, step, line } = found.broken;
  const { happened } = ruleSentences(claimed.task, trace.run, found.broken);
  const { bugs } = found;
  const print = bugs.length === 0 ? printOf(claimed.task, trace.run) : '';
  return { ...none, verdict: 'wrong', step: isAtEnd(rule) ? null : step, line, happened, bugs, print };
}

async function traceOf(file: OutputFile, goal: string | undefined): Promise<ReadTrace> {
  if (outputSize(file) > MAX_TRACE_LENGTH)
    throw new AppError('bad-file', `The output of a program has at most ${formatNumber(MAX_TRACE_LENGTH)} bytes here.`);
  const lines = new TraceLines(undefined, goal);
  for await (const part of outputText(file)) {
    lines.push(part);
    if (lines.isOver) break;
  }
  return lines.end();
}

function toldBoards(task: Task): ToldBoards {
  const search = tellingBoards(task, bugsOf(task));
  let step = search.next();
  while (step.done !== true) step = search.next();
  const does = (bug: BugId): string => BUG_WORDS[bug].does;
  const { boards, hidden } = step.value;
  const { goal, cols } = task.assignment.puzzle;
  return {
    goal: printBoard(goal, cols),
    boards: boards.map(({ start, moves, adds }) => ({ board: printBoard(start, cols), moves, adds: adds.map(does) })),
    hidden: hidden.map(does),
  };
}

/** A hash of all states and numbers, in order. */
function printOf({ states }: Task, { events, steps, state, stepEvents, g, h, f }: PrintedRun): string {
  let hash = scattered(stepEvents.subarray(0, steps).join());
  for (let event = 0; event < events; event++)
    hash = scattered([hash, ...states.cellsOf(state[event]), g[event], h[event], f[event]].join());
  return `${steps} ${events} ${hash}`;
}

function readOutput({ run, head, ...read }: ReadTrace): ReadOutput {
  const { fault, ignored, firstIgnored, secondSearch, unreadPath } = read;
  const { algorithm = null, heuristic = null } = head;
  return { steps: run.steps, ignored, firstIgnored, fault, secondSearch, unreadPath, algorithm, heuristic };
}

function judgedOutput(task: Task, trace: ReadTrace, isGoalAssumed: boolean): JudgedOutput {
  const verdict = referee(task, trace.run);
  const endsByGoal =
    verdict.verdict === 'right' || (verdict.verdict === 'wrong' && verdict.broken.rule === 'ended-early');
  const made = programTrace(task, trace.run, endsByGoal);
  return {
    ...{ assignment: task.assignment, isGoalAssumed, verdict: verdict.verdict },
    broken: verdict.verdict === 'wrong' ? brokenStep(task, trace, verdict, made) : null,
    choiceWords:
      verdict.verdict === 'wrong' ? [] : [...endingWords(task, trace.run, verdict), ...toldChoices(task, trace.run)],
    right: verdict.verdict === 'wrong' ? rightTrace(task, trace.run, verdict.broken) : null,
    batch: encodeBatch(made.trace, 0, 0),
    endsBefore: made.endsBefore,
  };
}

function endingWords(task: Task, run: PrintedRun, verdict: RefereeVerdict): readonly string[] {
  return endsHereWords(endingHere(verdict).map((bug) => toldBug(task, run, bug)));
}

function brokenStep(
  task: Task,
  { run }: ReadTrace,
  { broken, bugs, isOpen = false, isShort = false }: WrongVerdict,
  made: ProgramTrace,
): BrokenStep {
  const { step, line, rule, due } = broken;
  const isTaken = !isAtEnd(rule) && step <= made.trace.expansions;
  return {
    ...{ step, line, ruleId: rule, bugs, isOpen, isShort },
    told: bugs.length > MOST_NAMED ? [] : bugs.map((bug) => toldBug(task, run, bug)),
    next: partingBoard(task, bugs, run.events > run.steps),
    ...ruleSentences(task, run, broken),
    taken: isTaken ? made.trace.expanded[step - 1] : NONE,
    due: due === undefined ? NONE : waitingNode(made, due, rightSteps(rule, step)),
  };
}

function rightTrace(task: Task, run: PrintedRun, { rule, step }: Broken): RightTrace | null {
  if (rule.startsWith('path-')) return null;
  const before = rightSteps(rule, step);
  const { choices, agrees } = nearestSearch(task, run, before);
  const batch = encodeBatch(searchWith(task, choices[0], step + STEPS_BEYOND), 0, 0);
  return { choices: choices[0], follows: agrees === before, batch };
}

function partingBoard(task: Task, bugs: readonly BugId[], printsSuccessors: boolean): PartingBoard | null {
  const next = new NextBoards().for(task, bugs, printsSuccessors);
  if (next === null) return null;
  const { ties, needsSuccessors } = next;
  return { ties, needsSuccessors, board: printBoard(next.start, task.assignment.puzzle.cols) };
}
