/** The options of a search once its board is known: what nobody has chosen has its usual value. */
import { DEFAULT_SEARCH } from '../../shared/contract/defaults.ts';
import { searchOptionsOf } from '../../shared/contract/searchOptions.ts';
import { HEURISTICS, type HeuristicId } from '../../shared/puzzle/heuristics/heuristics.ts';
import type { OwnHeuristic } from '../../shared/puzzle/heuristics/own.ts';
import type { SearchOptions } from '../../shared/engine/options.ts';
import { STRATEGIES, type StrategyId } from '../../shared/engine/strategy.ts';
import type { LimitChoice, SearchChoice } from './options.ts';

export interface Chosen {
  readonly heuristic: HeuristicId;
  /** Where the heuristic is `own`. */
  readonly own?: OwnHeuristic | undefined;
  readonly options: SearchOptions;
}

/** What to search with; an own heuristic has its text. */
export interface ChosenSearch extends SearchChoice {
  readonly own?: OwnHeuristic | undefined;
}

/** Cells of a board that A* solves whatever the start. */
const SMALL = 9;

/** Bytes of one search with its trace. */
const MAX_BYTES = 1024 * 1024 * 1024;

/** All options of a search of a board of that size. */
export function chosenFor({ own, ...search }: ChosenSearch, limits: LimitChoice, rows: number, cols: number): Chosen {
  const { expansions = Infinity, nodes = Infinity, depth } = limits;
  return {
    own,
    heuristic:
      (own && 'own') ??
      search.heuristic ??
      (search.algorithm === undefined ? usualHeuristic(rows, cols) : DEFAULT_SEARCH.heuristic),
    options: searchOptionsOf({
      ...search,
      algorithm: search.algorithm ?? usualStrategy(rows, cols),
      limits: { expansions, nodes, depth, bytes: MAX_BYTES },
    }),
  };
}

function usualStrategy(rows: number, cols: number): StrategyId {
  return rows * cols <= SMALL ? DEFAULT_SEARCH.algorithm : 'idastar';
}

function usualHeuristic(rows: number, cols: number): HeuristicId {
  return rows === 4 && cols === 4 ? 'pattern-database' : DEFAULT_SEARCH.heuristic;
}

/** `null`, or a sentence that says why the heuristic is not for boards of that size. */
export function heuristicFault({ heuristic, options }: Chosen, rows: number, cols: number): string | null {
  const { label, sizes, isFor } = HEURISTICS[heuristic];
  if (!STRATEGIES[options.strategy].usesHeuristic || isFor(rows, cols)) return null;
  return `${label} is for ${sizes}; this one is ${rows} × ${cols}.`;
}
