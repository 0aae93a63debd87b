/** The user's own heuristic, ready to be asked. */
import { batchByFormula, measureByFormula, readFormula } from '../puzzle/formula/formula.ts';
import type { Target } from '../puzzle/heuristics/lines.ts';
import type { Measure } from '../puzzle/heuristics/measure.ts';
import type { OwnHeuristic } from '../puzzle/heuristics/own.ts';
import { HeuristicFault, type BatchMeasure } from '../puzzle/heuristics/ownValue.ts';

/** A program that runs, until it is closed. */
export interface RunningProgram {
  readonly measure: BatchMeasure;
  close(): void;
}

/** Runs JavaScript towards a goal. Throws a `HeuristicFault` where it cannot be run. */
export type RunProgram = (source: string, target: Target) => RunningProgram;

/** For hosts that have no interpreter. */
export const NO_PROGRAMS: RunProgram = () => {
  throw new HeuristicFault('There is no interpreter for JavaScript here: only formulas can be used.');
};

/** h of many boards at once; it is closed when it is no longer needed. Throws a `HeuristicFault`. */
export function openOwn({ kind, text }: OwnHeuristic, target: Target, runProgram: RunProgram): RunningProgram {
  if (kind === 'javascript') return runProgram(text, target);
  return { measure: batchByFormula(readFormula(text), target), close: () => {} };
}

/** Starts a program anew; `undefined` for a formula, which keeps nothing from one board to the next. */
export function anewOf(own: OwnHeuristic, target: Target, runProgram: RunProgram): (() => RunningProgram) | undefined {
  return own.kind === 'javascript' ? () => runProgram(own.text, target) : undefined;
}

/** h of one board after the other; `program` is the one that is open, where it is no formula. */
export function measureByOwn({ kind, text }: OwnHeuristic, target: Target, program: () => RunningProgram): Measure {
  if (kind === 'formula') return measureByFormula(readFormula(text), target);
  const h = new Uint16Array(1);
  return (cells) => {
    program().measure(Uint8Array.from(cells), 1, h);
    return h[0];
  };
}
