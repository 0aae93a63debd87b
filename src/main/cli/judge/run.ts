/** `npm run judge` from its arguments to its exit status. */
import { judge } from '../../../shared/judge/judge.ts';
import type { RunningProgram, RunProgram } from '../../../shared/judge/ownMeasure.ts';
import { FormulaFault, placeInText } from '../../../shared/puzzle/formula/fault.ts';
import { batchByFormula, readFormula } from '../../../shared/puzzle/formula/formula.ts';
import { HeuristicFault, type BatchMeasure } from '../../../shared/puzzle/heuristics/ownValue.ts';
import { InputError } from '../arguments.ts';
import type { Terminal } from '../run.ts';
import { textOfFile } from '../textOfFile.ts';
import { parseJudgeOptions, type JudgedGoal, type JudgeOptions } from './options.ts';
import { judgedAsJson, judgedAsText } from './print.ts';
import { judgeUsage } from './usage.ts';

const EXIT = { judged: 0, badInput: 2 } as const;

export interface JudgeTerminal extends Pick<Terminal, 'command' | 'out' | 'err' | 'readFile'> {
  /** Runs JavaScript. Throws a `HeuristicFault` where it cannot be run. */
  readonly runProgram: RunProgram;
}

/** Judges what `argv` names, and returns the exit status: one of `EXIT`. */
export function runJudge(argv: readonly string[], terminal: JudgeTerminal): number {
  try {
    terminal.out(judgedText(parseJudgeOptions(argv), terminal));
    return EXIT.judged;
  } catch (error) {
    if (!(error instanceof InputError || error instanceof HeuristicFault)) throw error;
    terminal.err(`${error.message}\n`);
    return EXIT.badInput;
  }
}

function judgedText(options: JudgeOptions, terminal: JudgeTerminal): string {
  const { formula, javascript, target, json, all, help } = options;
  if (help) return judgeUsage(terminal.command);
  const judged =
    javascript === null ? judge(target, measureOfFormula(formula!, target)) : judgeProgram(options, terminal);
  return json ? judgedAsJson(judged, all) : judgedAsText(judged, formula ?? javascript!, target);
}

function judgeProgram({ javascript, target }: JudgeOptions, terminal: JudgeTerminal): ReturnType<typeof judge> {
  const text = textOfFile(javascript!, terminal);
  const start = (): RunningProgram => terminal.runProgram(text, target);
  const program = start();
  try {
    return judge(target, program.measure, start);
  } finally {
    program.close();
  }
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
