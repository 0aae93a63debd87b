/** What lanes are called, so that each name says what makes its lane different from the others. */
import { heuristicLabel } from '../../shared/contract/heuristicLabel.ts';
import type { SearchSpec } from '../../shared/contract/types.ts';
import { HEURISTICS } from '../../shared/puzzle/heuristics/heuristics.ts';
import { DEFAULT_FACTOR } from '../../shared/puzzle/heuristics/measure.ts';
import {
  DEFAULT_WEIGHT,
  DUPLICATE_RULES,
  GOAL_TESTS,
  STRAIGHT_BACK_RULES,
  STRATEGIES,
  TIE_RULES,
} from '../../shared/engine/strategy.ts';
import type { MoveNaming } from '../../shared/puzzle/geometry.ts';
import { movesAsArrows } from '../../shared/puzzle/moveNames.ts';

export interface LaneName {
  /** "A*"; where another lane is A* as well, "A* · Misplaced tiles"; where all are, "Misplaced tiles". All different. */
  readonly short: string;
  /** Its place, counted from 1, where another lane does not differ from it at all; else `null`. It is part of `short`. */
  readonly twin: number | null;
  /** The heuristic, and every option in which the lanes differ. */
  readonly detail: string;
}

/** The options by which lanes are told apart, the most telling first; `null` where an option does not matter to a search. */
const FEATURES: readonly ((search: SearchSpec, naming: MoveNaming) => string | null)[] = [
  heuristicName,
  ({ algorithm, weight = DEFAULT_WEIGHT }) => (algorithm === 'weighted-astar' ? `w = ${weight}` : null),
  ({ algorithm, ties }) => (STRATEGIES[algorithm].frontier === 'priority' ? TIE_RULES[ties].label : null),
  ({ order }, naming) => movesAsArrows(order, naming),
  ({ goalTest }) => `goal tested ${GOAL_TESTS[goalTest].label}`,
  ({ limits }) => (limits?.depth === undefined ? 'no depth limit' : `depth limit ${limits.depth}`),
];

/** What an algorithm does by itself is not worth a word; `null` for that. */
const UNUSUAL: typeof FEATURES = [
  ({ algorithm, duplicates = STRATEGIES[algorithm].defaultDuplicates }) =>
    duplicates === STRATEGIES[algorithm].defaultDuplicates ? null : `duplicates ${DUPLICATE_RULES[duplicates].label}`,
  ({ algorithm, straightBack = STRATEGIES[algorithm].defaultStraightBack }) =>
    straightBack === STRATEGIES[algorithm].defaultStraightBack
      ? null
      : `straight back ${STRAIGHT_BACK_RULES[straightBack].label}`,
];

/** The names of lanes that are shown together, in their order. Lanes that do not differ at all are numbered. */
export function laneNames(searches: readonly SearchSpec[], naming: MoveNaming): LaneName[] {
  const shorts = searches.map((search) => shortName(search, searches, naming));
  return searches.map((search, index) => {
    const name = shorts[index];
    const twin = shorts.indexOf(name) === shorts.lastIndexOf(name) ? null : index + 1;
    return { short: numbered(name, twin), twin, detail: detailOf(search, searches, naming) };
  });
}

/** A name with the number of a twin behind it. */
export function numbered(name: string, twin: LaneName['twin']): string {
  return twin === null ? name : `${name} ${twin}`;
}

function shortName(search: SearchSpec, searches: readonly SearchSpec[], naming: MoveNaming): string {
  const { shortLabel } = STRATEGIES[search.algorithm];
  const twins = searches.filter(({ algorithm }) => algorithm === search.algorithm);
  const features = [...FEATURES, ...UNUSUAL];
  const telling = features.find((feature) => new Set(twins.map((twin) => feature(twin, naming))).size > 1);
  const feature = telling?.(search, naming) ?? null;
  if (feature === null) return shortLabel;
  return twins.length === searches.length ? feature : `${shortLabel} · ${feature}`;
}

function detailOf(search: SearchSpec, searches: readonly SearchSpec[], naming: MoveNaming): string {
  const rest = FEATURES.slice(1).filter(
    (feature) => new Set(searches.map((other) => feature(other, naming)).filter(Boolean)).size > 1,
  );
  return [heuristicName(search) ?? 'no heuristic', ...[...rest, ...UNUSUAL].map((feature) => feature(search, naming))]
    .filter(Boolean)
    .join(' · ');
}

function heuristicName(search: SearchSpec): string | null {
  const { algorithm, heuristic, factor = DEFAULT_FACTOR, members } = search;
  if (!STRATEGIES[algorithm].usesHeuristic) return null;
  if (heuristic === 'manhattan-times') return `Manhattan × ${factor}`;
  if (heuristic === 'max' && members) return `Maximum of ${members.map((id) => HEURISTICS[id].label).join(', ')}`;
  return heuristicLabel(search);
}
