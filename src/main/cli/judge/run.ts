/** `npm run judge` from its arguments to its exit status. */
import { judge } from '../../../shared/judge/judge.ts';
import { FormulaFault, placeInText } from '../../../shared/puzzle/formula/fault.ts';
import { batchByFormula, readFormula } from '../../../shared/puzzle/formula/formula.ts';
import { HeuristicFault, type BatchMeasure } from '../../../shared/puzzle/heuristics/ownValue.ts';
import { InputError } from '../arguments.ts';
import type { Terminal } from '../run.ts';
import { parseJudgeOptions, type JudgedGoal, type JudgeOptions } from './options.ts';
import { judgedAsJson, judgedAsText } from './print.ts';
import { judgeUsage } from './usage.ts';

const EXIT = { judged: 0, badInput: 2 } as const;

type JudgeTerminal = Pick<Terminal, 'command' | 'out' | 'err'>;

/** Judges what `argv` names, and returns the exit status: one of `EXIT`. */
export function runJudge(argv: readonly string[], terminal: JudgeTerminal): number {
  try {
    terminal.out(judgedText(parseJudgeOptions(argv), terminal.command));
    return EXIT.judged;
  } catch (error) {
    if (!(error instanceof InputError || error instanceof HeuristicFault)) throw error;
    terminal.err(`${error.message}\n`);
    return EXIT.badInput;
  }
}

function judgedText({ formula, target, json, all, help }: JudgeOptions, command: string): string {
  if (help) return judgeUsage(command);
  const judged = judge(target, measureOfFormula(formula!, target));
  return json ? judgedAsJson(judged, all) : judgedAsText(judged, formula!, target);
}

function measureOfFormula(text: string, target: JudgedGoal): BatchMeasure {
  try {
    return batchByFormula(readFormula(text), target);
  } catch (error) {
    if (!(error instanceof FormulaFault)) throw error;
    const { line, column } = placeInText(text, error.at);
    throw new InputError(`formula, line ${line}, column ${column}: ${error.message}`);
  }
}
