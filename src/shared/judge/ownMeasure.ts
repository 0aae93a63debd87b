import { batchByFormula, measureByFormula, readFormula } from '../puzzle/formula/formula.ts';
import type { Target } from '../puzzle/heuristics/lines.ts';
import type { Measure } from '../puzzle/heuristics/measure.ts';
import type { OwnHeuristic } from '../puzzle/heuristics/own.ts';
import type { LogBook } from '../puzzle/heuristics/programLog.ts';
import { HeuristicFault, type BatchMeasure } from '../puzzle/heuristics/ownValue.ts';

export interface RunningProgram {
  readonly measure: BatchMeasure;
  close(): void;
}

/** `log`: takes what the program writes. Throws a `HeuristicFault` where the program cannot run. */
export type RunProgram = (source: string, target: Target, log?: LogBook) => RunningProgram;

/** For hosts without an interpreter. */
export const NO_PROGRAMS: RunProgram = () => {
  throw new HeuristicFault('There is no interpreter for JavaScript here: only formulas can be used.');
};

/** Close it after use. Throws a `HeuristicFault`. */
export function openOwn(
  { kind, text }: OwnHeuristic,
  target: Target,
  runProgram: RunProgram,
  log?: LogBook,
): RunningProgram {
  if (kind === 'javascript') return runProgram(text, target, log);
  return { measure: batchByFormula(readFormula(text), target), close: () => {} };
}

/** `undefined` for a formula, which keeps no state between boards. */
export function anewOf(own: OwnHeuristic, target: Target, runProgram: RunProgram): (() => RunningProgram) | undefined {
  return own.kind === 'javascript' ? () => runProgram(own.text, target) : undefined;
}

/** h of single boards; `program` returns the open program, and is unused for formulas. */
export function measureByOwn({ kind, text }: OwnHeuristic, target: Target, program: () => RunningProgram): Measure {
  if (kind === 'formula') return measureByFormula(readFormula(text), target);
  const h = new Uint16Array(1);
  return (cells) => {
    program().measure(Uint8Array.from(cells), 1, h);
    return h[0];
  };
}
