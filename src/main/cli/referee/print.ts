import { STRATEGIES, type Strategy } from '../../../shared/engine/strategy.ts';
import { printBoard } from '../../../shared/puzzle/board.ts';
import { HEURISTICS } from '../../../shared/puzzle/heuristics/heuristics.ts';
import type { Task } from '../../../shared/referee/rules/assignment.ts';
import { bugIntro, endsHereWords, unjudgedWords } from '../../../shared/referee/verdict/verdictWords.ts';
import { toldChoices } from '../../../shared/referee/verdict/choiceWords.ts';
import { MOST_NAMED, type NextBoard } from '../../../shared/referee/bugs/nextBoard.ts';
import { ruleSentences } from '../../../shared/referee/verdict/ruleWords.ts';
import type { ReadTrace } from '../../../shared/referee/output/traceReader.ts';
import { toldBug } from '../../../shared/referee/verdict/toldBug.ts';
import { endingHere, type RefereeVerdict, type WrongVerdict } from '../../../shared/referee/verdict/verdict.ts';
import { count, formatNumber } from '../../../shared/text/numbers.ts';
import { folded } from '../command.ts';

export type TraceOutcome = RefereeVerdict | { readonly verdict: 'unknown'; readonly message: string };

export interface Refereed {
  readonly file: string;
  readonly trace: ReadTrace;
  /** `null` where nobody knows what the program should do. */
  readonly task: Task | null;
  readonly isGoalAssumed?: boolean;
  readonly outcome: TraceOutcome;
  /** Where the program should be run again. */
  readonly next?: NextBoard | null;
}

/** One JSON object on a line. */
export function refereedAsJson({ file, trace, task, outcome, next = null }: Refereed): string {
  const broken = outcome.verdict === 'wrong' ? outcome.broken : null;
  const fault = trace.fault === null ? {} : { unread: trace.fault };
  return `${JSON.stringify({
    ...{ file, verdict: outcome.verdict, steps: trace.run.steps },
    ...(broken === null ? {} : { step: broken.step, line: broken.line, rule: broken.rule }),
    ...(outcome.verdict === 'wrong' ? { bugs: outcome.bugs, ...(outcome.isOpen === true && { isOpen: true }) } : {}),
    ...(outcome.verdict === 'wrong' && outcome.isShort === true && { isShort: true }),
    ...(outcome.verdict === 'cut' && outcome.endsHere !== undefined && { endsHere: outcome.endsHere }),
    ...(next === null ? {} : { next: { board: boardOf(task!, next), parts: next.parts } }),
    ...(outcome.verdict === 'unknown' ? { message: outcome.message } : {}),
    ...fault,
  })}\n`;
}

/** Sentences for people. */
export function refereedAsText(refereed: Refereed): string {
  const { file, trace } = refereed;
  const lines = [...verdictLines(refereed), ...remarks(refereed)];
  return `${file}: ${count(trace.run.steps, 'step')}\n${lines.map((line) => folded(`  ${line}`, '  ')).join('\n')}\n`;
}

function boardOf({ assignment }: Task, { start }: NextBoard): string {
  return printBoard(start, assignment.puzzle.cols);
}

function verdictLines({ task, trace, outcome, next = null }: Refereed): readonly string[] {
  if (outcome.verdict === 'unknown') return [outcome.message];
  if (outcome.verdict !== 'wrong')
    return [
      `${searchWords(task!)}${goodWords(outcome.verdict, trace)}`,
      ...endsHereWords(endingHere(outcome).map((id) => toldBug(task!, trace.run, id))),
      ...toldChoices(task!, trace.run),
    ];
  const { happened, rule, look } = ruleSentences(task!, trace.run, outcome.broken);
  return [
    `${happened} (line ${formatNumber(outcome.broken.line)})`,
    rule,
    ...bugLines(task!, trace, outcome, look),
    ...nextLines(task!, next),
  ];
}

/** After the name of the search. */
function goodWords(verdict: keyof typeof GOOD_WORDS, { fault }: ReadTrace): string {
  if (verdict !== 'cut' || fault === null) return GOOD_WORDS[verdict];
  return `: up to line ${formatNumber(fault.line - 1)}, all steps follow its rules.`;
}

const GOOD_WORDS = {
  right: ': all steps follow its rules, and so does its end.',
  cut: ': all steps follow its rules. As far as the lines tell, the search was not at its end. If nothing has stopped the program or cut its output, look at where it ends by itself.',
  empty: ': no state was printed.',
};

function nextLines(task: Task, next: NextBoard | null): readonly string[] {
  if (next === null) return [];
  const { ties, needsSuccessors } = next;
  const print = needsSuccessors ? ', and print the successors, too' : '';
  return [`Run it on ${boardOf(task, next)}${print}: this ${ties === 'any' ? '' : 'usually '}parts the first two.`];
}

function bugLines(task: Task, { run }: ReadTrace, outcome: WrongVerdict, look: string): readonly string[] {
  const { bugs } = outcome;
  const { one, several, none } = bugIntro(outcome);
  if (bugs.length === 0) return [`${look} ${none}`];
  if (bugs.length > MOST_NAMED)
    return [
      `${look} ${count(bugs.length, 'bug')} that are known here give the whole output: it is too short to tell which.`,
    ];
  const told = bugs.map((id) => toldBug(task, run, id));
  if (told.length > 1) return [several, ...told.map(({ does }) => `- It ${does}.`)];
  const [{ does, effect, look: mend }] = told;
  return [`${one} ${does}.`, effect, mend];
}

function remarks({ trace, task, isGoalAssumed }: Refereed): readonly string[] {
  return [
    ...unjudgedWords(trace, task !== null),
    ...(isGoalAssumed === true
      ? [
          `No line names the goal: ${printBoard(task!.assignment.puzzle.goal, task!.assignment.puzzle.cols)} was taken for it.`,
        ]
      : []),
  ];
}

export function searchWords({ assignment }: Task): string {
  const { label, usesHeuristic }: Strategy = STRATEGIES[assignment.algorithm];
  return usesHeuristic ? `${label} with ${HEURISTICS[assignment.heuristic].label}` : label;
}
