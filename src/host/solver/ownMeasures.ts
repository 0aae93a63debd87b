/**
 * The user's own heuristics, for searches. On small boards, h of all states is computed before the first search: h
 * becomes a look-up, a heuristic that fails on any state reports it at once, and its properties are proved. On larger
 * boards h is computed state by state.
 */
import {
  anewOf,
  measureByOwn,
  NO_PROGRAMS,
  openOwn,
  type RunningProgram,
  type RunProgram,
} from '../../shared/judge/ownMeasure.ts';
import { proofByValues } from '../../shared/judge/verdict.ts';
import type { StartAnew } from '../../shared/judge/twice.ts';
import { valuesInParts } from '../../shared/judge/values.ts';
import { Latest } from '../../shared/memory/latest.ts';
import type { Target } from '../../shared/puzzle/heuristics/lines.ts';
import type { Measure } from '../../shared/puzzle/heuristics/measure.ts';
import type { OwnHeuristic } from '../../shared/puzzle/heuristics/own.ts';
import { learnProof, ownKey, type OwnProof } from '../../shared/puzzle/heuristics/ownProofs.ts';
import type { LogBook } from '../../shared/puzzle/heuristics/programLog.ts';
import type { BatchMeasure } from '../../shared/puzzle/heuristics/ownValue.ts';
import { MAX_GRAPH_CELLS, NO_STATE } from '../../shared/puzzle/states/stateGraph.ts';
import { judgedSpaceOf, type JudgedSpace } from '../../shared/puzzle/states/costSpace.ts';

/** Heuristics whose h of all states is kept: 363 KB each on 3×3. */
const MAX_KEPT = 8;

/** Goals whose states are kept: 1 MB each on 3×3. */
const MAX_SPACES = 2;

/** Programs running at once: more than the searches that one page may have open. */
const MAX_PROGRAMS = 10;

export interface MeasuredStates {
  readonly space: JudgedSpace;
  readonly values: Uint16Array;
  readonly proof: OwnProof;
}

interface Measuring {
  readonly program: RunningProgram;
  readonly space: JudgedSpace;
  readonly parts: Generator<number, Uint16Array, void>;
}

export class OwnMeasures {
  readonly #runProgram: RunProgram;
  readonly #measured = new Latest<MeasuredStates>(MAX_KEPT);
  readonly #spaces = new Latest<JudgedSpace>(MAX_SPACES);
  readonly #measuring = new Latest<Measuring>(MAX_PROGRAMS, ({ parts, program }) => {
    parts.return(new Uint16Array()); // its own program ends, too
    program.close();
  });
  readonly #programs = new Latest<RunningProgram>(MAX_PROGRAMS, (program) => program.close());

  constructor(runProgram: RunProgram = NO_PROGRAMS) {
    this.#runProgram = runProgram;
  }

  /**
   * Prepares `own` towards `target` while `isTime` is true. Returns the finished part, up to 1. Throws the
   * `HeuristicFault` of the first state on which it fails.
   */
  prepare(own: OwnHeuristic, target: Target, isTime: () => boolean): number {
    const key = ownKey(own, target);
    if (target.goal.length > MAX_GRAPH_CELLS || this.#measured.has(key)) return 1;
    const { space, parts } = this.#measuring.getOrMake(key, () => this.#begin(own, target));
    try {
      for (;;) {
        const { done, value } = parts.next();
        if (done) {
          this.#keep(own, target, space, value);
          return 1;
        }
        if (!isTime()) return value;
      }
    } catch (error) {
      this.#measuring.delete(key);
      throw error;
    }
  }

  /** h of all states, computed now if `prepare` has not finished. For boards of at most `MAX_GRAPH_CELLS` cells. */
  measuredStates(own: OwnHeuristic, target: Target): MeasuredStates {
    this.prepare(own, target, () => true);
    return this.#measured.get(ownKey(own, target))!;
  }

  /** h towards `target`. Throws a `HeuristicFault`, now or at a call. */
  measureOf(own: OwnHeuristic, target: Target): Measure {
    const stateByState = (): Measure => measureByOwn(own, target, () => this.#programOf(own, target));
    if (target.goal.length > MAX_GRAPH_CELLS) return stateByState();
    const { space, values } = this.measuredStates(own, target);
    let otherHalf: Measure | null = null;
    return (cells) => {
      const state = space.graph.stateOf(cells);
      return state === NO_STATE ? (otherHalf ??= stateByState())(cells) : values[state];
    };
  }

  /**
   * The result of `ask` with h of any boards towards `target`; `anew` restarts the program, and `log` takes what it
   * writes. Throws a `HeuristicFault`.
   */
  asked<Found>(
    own: OwnHeuristic,
    target: Target,
    ask: (measure: BatchMeasure, anew?: StartAnew) => Found,
    log?: LogBook,
  ): Found {
    const program = openOwn(own, target, this.#runProgram, log);
    try {
      return ask(program.measure, anewOf(own, target, this.#runProgram));
    } finally {
      program.close();
    }
  }

  #begin(own: OwnHeuristic, target: Target): Measuring {
    const space = this.#spaceOf(target);
    const program = openOwn(own, target, this.#runProgram);
    return {
      program,
      space,
      parts: valuesInParts(space.graph, program.measure, anewOf(own, target, this.#runProgram)),
    };
  }

  #keep(own: OwnHeuristic, target: Target, space: JudgedSpace, values: Uint16Array): void {
    const key = ownKey(own, target);
    const proof = proofByValues(space, values);
    this.#measuring.delete(key);
    this.#measured.set(key, { space, values, proof });
    learnProof(own, target, proof);
  }

  #spaceOf(target: Target): JudgedSpace {
    const { rows, cols, goal, costs } = target;
    return this.#spaces.getOrMake(JSON.stringify([rows, cols, Array.from(goal), costs]), () => judgedSpaceOf(target));
  }

  /** The program for single states; one that has failed is restarted. */
  #programOf(own: OwnHeuristic, target: Target): RunningProgram {
    const key = ownKey(own, target);
    return this.#programs.getOrMake(key, () => {
      const program = openOwn(own, target, this.#runProgram);
      return {
        measure: (boards, count, out) => {
          try {
            program.measure(boards, count, out);
          } catch (error) {
            this.#programs.delete(key);
            throw error;
          }
        },
        close: () => program.close(),
      };
    });
  }
}
