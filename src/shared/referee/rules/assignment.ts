/** What a program should do, and the rules of all right programs for it. */
import { evaluationOf } from '../../engine/removalOrder.ts';
import {
  STRATEGIES,
  type DuplicateRule,
  type GoalTest,
  type StraightBackRule,
  type StrategyId,
} from '../../engine/strategy.ts';
import type { SlidingPuzzle } from '../../puzzle/domain/slidingDomain.ts';
import { HEURISTICS, measureOf, type NamedHeuristic } from '../../puzzle/heuristics/heuristics.ts';
import type { Measure } from '../../puzzle/heuristics/measure.ts';
import { NONE } from '../../trace/trace.ts';
import { BestFirstReplay, type BestFirstRules } from './bestFirst.ts';
import { DeepeningReplay, type DeepeningRules } from './deepening.ts';
import { DepthFirstReplay, type DepthFirstRules } from './depthFirst.ts';
import { StateEstimates } from './estimates.ts';
import { HeapListReplay, type HeapListRules } from './heapList.ts';
import type { PathColumns } from './paths.ts';
import type { KnownStates, Neighbours } from '../output/knownStates.ts';
import { OddNeighbours, type OddMove } from './oddMoves.ts';
import type { RuleReplay } from './replay.ts';
import { SharedBoardReplay } from './sharedBoard.ts';
import { WRONG_H, type WrongH } from './wrongH.ts';

export interface Assignment {
  readonly puzzle: SlidingPuzzle;
  readonly algorithm: StrategyId;
  /** Ignored by algorithms without one. */
  readonly heuristic: NamedHeuristic;
  readonly weight?: number;
  /** `kept`: a tree search, without a closed list. */
  readonly duplicates?: DuplicateRule;
  /** In a tree search; missing: either is right. */
  readonly straightBack?: StraightBackRule;
  /** Missing: on expansion where that matters. */
  readonly goalTest?: GoalTest;
}

export type ReplayRules = SharedRules &
  (
    | ({ readonly search: 'best-first' } & BestFirstRules)
    | ({ readonly search: 'depth-first' } & DepthFirstRules)
    | ({ readonly search: 'deepening' } & DeepeningRules)
    | ({ readonly search: 'heap list' } & HeapListRules)
    | { readonly search: 'shared board' }
  );

interface SharedRules {
  /** Missing: those of the puzzle. */
  readonly moves?: OddMove;
  /** Whether the program does not recognise the goal. */
  readonly missesGoal?: boolean;
  /** Whether h leads to the start, whichever it is. */
  readonly aimsAtStart?: boolean;
}

/** Algorithms whose programs can be refereed: a search from both ends may take turns in any way. */
export const REFEREED = (Object.keys(STRATEGIES) as StrategyId[]).filter((id) => !STRATEGIES[id].fromBothEnds);

/** Paths of which the columns are kept for the next replay. */
const MOST_KEPT = 100_000;

/** An assignment with the states of its puzzle, and what their h is. */
export class Task {
  readonly assignment: Assignment;
  readonly states: KnownStates;
  readonly start: number;
  readonly goal: number;
  readonly #estimates = new Map<string, StateEstimates>();
  readonly #neighbours = new Map<OddMove, OddNeighbours>();
  /** Cleared. */
  readonly #spare: PathColumns[] = [];

  constructor(assignment: Assignment, states: KnownStates) {
    this.assignment = assignment;
    this.states = states;
    this.start = states.numberOf(assignment.puzzle.start);
    this.goal = states.numberOf(assignment.puzzle.goal);
  }

  /** h as it is meant, or as a mistake makes it; `zero`: 0 for every board. */
  estimates(wrong?: WrongH | 'zero', variant = 0): StateEstimates {
    const key = `${wrong ?? 'meant'} ${variant}`;
    const known = this.#estimates.get(key);
    if (known !== undefined) return known;
    const made = new StateEstimates(this.states, this.#measure(wrong, variant));
    this.#estimates.set(key, made);
    return made;
  }

  #measure(wrong: WrongH | 'zero' | undefined, variant: number): Measure {
    const { puzzle, heuristic } = this.assignment;
    if (wrong === undefined) return measureOf(heuristic, puzzle);
    return wrong === 'zero' ? () => 0 : WRONG_H[wrong].measure(puzzle, heuristic, variant);
  }

  /** The states with the moves that these rules know. */
  neighbours({ moves }: ReplayRules): Neighbours {
    if (moves === undefined) return this.states;
    const known = this.#neighbours.get(moves);
    if (known !== undefined) return known;
    const made = new OddNeighbours(this.states, moves);
    this.#neighbours.set(moves, made);
    return made;
  }

  replay(given: ReplayRules, start = this.start): RuleReplay {
    const rules = given.aimsAtStart === true && start !== this.start ? this.#aimedAt(start, given) : given;
    const states = this.neighbours(rules);
    const goal = rules.missesGoal === true ? NONE : this.goal;
    switch (rules.search) {
      case 'best-first':
        return new BestFirstReplay(states, rules, start, goal, this.#spare.pop());
      case 'depth-first':
        return new DepthFirstReplay(states, rules, start, goal);
      case 'deepening':
        return new DeepeningReplay(states, rules, start, goal);
      case 'heap list':
        return new HeapListReplay(this.states, rules, start, goal);
      case 'shared board':
        return new SharedBoardReplay(this.states, start, goal);
    }
  }

  #aimedAt(start: number, rules: ReplayRules): ReplayRules {
    const { puzzle, heuristic } = this.assignment;
    const measure = measureOf(heuristic, { ...puzzle, goal: this.states.cellsOf(start) });
    return { ...rules, estimates: new StateEstimates(this.states, measure) } as ReplayRules;
  }

  /** Of a replay that is not asked any more. */
  release(replay: RuleReplay): void {
    if (!(replay instanceof BestFirstReplay)) return;
    const paths = replay.release();
    if (paths.count > MOST_KEPT) return;
    paths.clear();
    this.#spare.push(paths);
  }

  /** The rules of every right program: it follows one of them throughout. The usual ones come first. */
  rightRules(): readonly ReplayRules[] {
    return this.rightRulesOf(this.assignment.algorithm);
  }

  /** As if this were the algorithm. */
  rightRulesOf(algorithm: StrategyId): readonly ReplayRules[] {
    const { frontier, iterates, f } = STRATEGIES[algorithm];
    if (iterates !== null) return this.#deepening(f !== null);
    return frontier === 'lifo' ? this.#depthFirst() : this.#bestFirst(algorithm);
  }

  /** By f; without one, by depth. */
  #byKey(algorithm: StrategyId): ReplayRules & { search: 'best-first' } {
    const { puzzle, weight, goalTest } = this.assignment;
    const { f, usesHeuristic } = STRATEGIES[algorithm];
    const order = { strategy: algorithm, ties: 'first-in', weight } as const;
    const evaluation = f === null ? { ofG: 1, ofH: 0, scale: 1 } : evaluationOf(order);
    return {
      search: 'best-first',
      ...evaluation,
      estimates: usesHeuristic ? this.estimates() : null,
      hOf: 'state',
      gSums: f === null ? 'moves' : 'costs',
      firstG: 0,
      printsAnyG: f === null && puzzle.costs !== undefined,
      closes: 'expanded',
      // A path that is cheaper does not change the place in a queue by depth, or by h.
      reopens: evaluation.ofG === 0 ? 'may' : 'must',
      skipsStraightBack: false,
      takesOldest: true,
      mayTestOnGeneration: f === null || goalTest === 'generation',
    };
  }

  #bestFirst(algorithm: StrategyId): readonly ReplayRules[] {
    const rules = this.#byKey(algorithm);
    // With a weight, closed states may stay closed: the path is still at most so many times as long.
    if (this.assignment.duplicates !== 'kept')
      return STRATEGIES[algorithm].usesWeight ? [rules, { ...rules, reopens: 'never' }] : [rules];
    return this.#backs().map((skipsStraightBack) => ({ ...rules, closes: 'never', skipsStraightBack }));
  }

  #backs(): readonly boolean[] {
    const { straightBack } = this.assignment;
    return straightBack === undefined ? [false, true] : [straightBack === 'skipped'];
  }

  #depthFirst(): readonly ReplayRules[] {
    const rules = { search: 'depth-first', firstG: 0, skipsStraightBack: false } as const;
    const { duplicates, straightBack } = this.assignment;
    const byPath = { ...rules, closes: 'never', skipsPath: true } as const;
    if (duplicates === 'kept') {
      const trees = this.#backs().map(
        (skipsStraightBack) => ({ ...rules, closes: 'never', skipsStraightBack }) as const,
      );
      return straightBack === 'generated' ? trees : [...trees, byPath];
    }
    const graphs = [{ ...rules, closes: 'expanded' } as const, { ...rules, closes: 'generated' } as const];
    return duplicates === undefined ? [...graphs, byPath] : graphs;
  }

  #deepening(byF: boolean): readonly ReplayRules[] {
    const bounds = byF ? BOUNDS_ON_F : BOUNDS_ON_DEPTH;
    const estimates = byF ? this.estimates() : null;
    const usual = PRUNED.flatMap((pruned) =>
      bounds.map((bound) => ({ search: 'deepening', ...bound, estimates, ...pruned, firstG: 0 }) as const),
    );
    const canLookFirst = usual.filter(({ prunes, rises }) => prunes !== 'nothing' && rises === 'least');
    return [...usual, ...canLookFirst.map((rules) => ({ ...rules, boundFirst: true }))];
  }
}

const PRUNED = [
  { prunes: 'back' },
  { prunes: 'path' },
  { prunes: 'nothing' },
  { prunes: 'seen at no greater depth' },
  { prunes: 'seen at no greater depth', seesExpanded: true },
  { prunes: 'seen at lesser depth' },
  { prunes: 'generated at no greater depth' },
] as const;

/** With the bound 0, nothing is printed where the states at the bound are not. */
const BOUNDS_ON_DEPTH = [
  { firstBound: 0, rises: 1, printsBeyond: true },
  { firstBound: 1, rises: 1, printsBeyond: true },
  { firstBound: 1, rises: 1, printsBeyond: false },
  // Prints each state before it compares its depth with the limit: the first limit is 0, and the goal lies within it.
  { firstBound: 1, rises: 1, printsBeyond: true, testsBelowBound: true },
] as const;
const BOUNDS_ON_F = [
  { firstBound: 0, rises: 'least', printsBeyond: false },
  { firstBound: 0, rises: 'least', printsBeyond: true },
  { firstBound: 0, rises: 1, printsBeyond: false },
  { firstBound: 0, rises: 1, printsBeyond: true },
] as const;

/** Whether programs with this heuristic can be refereed: it needs no tables that take long to build. */
export function isRefereed(heuristic: NamedHeuristic, { rows, cols }: SlidingPuzzle): boolean {
  const { needsTables, isFor } = HEURISTICS[heuristic];
  return isFor(rows, cols) && !(needsTables?.(rows, cols) ?? false);
}
