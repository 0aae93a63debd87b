/** Names of searches side by side, which say how each differs from the others. */
import {
  DEFAULT_WEIGHT,
  DUPLICATE_RULES,
  GOAL_TESTS,
  STRAIGHT_BACK_RULES,
  STRATEGIES,
  TIE_RULES,
} from '../engine/strategy.ts';
import type { MoveNaming } from '../puzzle/geometry.ts';
import { HEURISTICS } from '../puzzle/heuristics/heuristics.ts';
import { DEFAULT_FACTOR } from '../puzzle/heuristics/measure.ts';
import { movesAsArrows } from '../puzzle/moveNames.ts';
import { DEFAULT_SEARCH } from './defaults.ts';
import { heuristicLabel } from './heuristicLabel.ts';
import { raiseOf } from './searchLimits.ts';
import type { SearchSpec } from './types.ts';

export interface LaneName {
  /**
   * "A*"; where another lane is A* as well, "A* · Misplaced tiles"; where all are, "Misplaced tiles". All different.
   */
  readonly short: string;
  /** Its place, from 1, if another lane is identical; part of `short`. */
  readonly twin: number | null;
  /** The heuristic, and every option in which the lanes differ. */
  readonly detail: string;
}

/** An option in a few words; `null` where it does not apply. Without a naming, moves are their letters. */
type OptionWords = (search: SearchSpec, naming: MoveNaming | null) => string | null;

const algorithm: OptionWords = ({ algorithm }) => STRATEGIES[algorithm].shortLabel;
const weight: OptionWords = ({ algorithm, weight = DEFAULT_WEIGHT }) =>
  STRATEGIES[algorithm].usesWeight ? `w = ${weight}` : null;
const ties: OptionWords = ({ algorithm, ties }) =>
  STRATEGIES[algorithm].frontier === 'priority' ? TIE_RULES[ties].label : null;
const order: OptionWords = ({ order }, naming) => (naming === null ? order : movesAsArrows(order, naming));
const goalTest: OptionWords = ({ goalTest }) => `goal tested ${GOAL_TESTS[goalTest].label}`;
const depthLimit: OptionWords = ({ limits }) =>
  limits?.depth === undefined ? 'no depth limit' : `depth limit ${limits.depth}`;

/** The options that distinguish searches, the most telling first. */
const OPTIONS: readonly OptionWords[] = [weight, ties, order, goalTest, depthLimit];

/** Named only where they differ from the algorithm's default. */
const UNUSUAL: readonly OptionWords[] = [
  ({ algorithm, duplicates = STRATEGIES[algorithm].defaultDuplicates }) =>
    duplicates === STRATEGIES[algorithm].defaultDuplicates
      ? null
      : `repeated states ${DUPLICATE_RULES[duplicates].label}`,
  ({ algorithm, straightBack = STRATEGIES[algorithm].defaultStraightBack }) =>
    straightBack === STRATEGIES[algorithm].defaultStraightBack
      ? null
      : `straight back ${STRAIGHT_BACK_RULES[straightBack].label}`,
];

/** In one line: the order of successors, what decides ties, and every other rule that is not the usual one. */
export function rulesInLine(search: SearchSpec, naming: MoveNaming): string {
  const { goalTest: test, limits } = search;
  return [
    ...[order, ties, ...UNUSUAL].map((words) => words(search, naming)),
    test === DEFAULT_SEARCH.goalTest ? null : goalTest(search, naming),
    limits?.depth === undefined ? null : depthLimit(search, naming),
    raiseOf(limits) === 1 ? null : `node limit × ${raiseOf(limits)}`,
  ]
    .filter((words) => words !== null)
    .join(', ');
}

/** In order. Identical lanes are numbered. */
export function laneNames(searches: readonly SearchSpec[], naming: MoveNaming): LaneName[] {
  const shorts = searches.map((search) => shortName(search, searches, naming));
  return searches.map((search, index) => {
    const name = shorts[index];
    const twin = shorts.indexOf(name) === shorts.lastIndexOf(name) ? null : index + 1;
    return { short: numbered(name, twin), twin, detail: detailOf(search, searches, naming) };
  });
}

export function numbered(name: string, twin: LaneName['twin']): string {
  return twin === null ? name : `${name} ${twin}`;
}

/** In order: "A* Manhattan distance · w = 2". */
export function searchNames(searches: readonly SearchSpec[]): string[] {
  const nameOf = (search: SearchSpec): string =>
    [STRATEGIES[search.algorithm].shortLabel, heuristicName(search)].filter(Boolean).join(' ');
  return searches.map((search) => {
    const alike = searches.filter((other) => nameOf(other) === nameOf(search));
    const telling = [...OPTIONS, ...UNUSUAL].filter((words) => differ(alike, words, null));
    return [nameOf(search), ...telling.map((words) => words(search, null))].filter(Boolean).join(' · ');
  });
}

export interface SeriesName {
  /** What differs alone: "misplaced", "w = 1.5", "A* Manhattan" beside "BFS". All different. */
  readonly short: string;
  /** As in `searchNames`. */
  readonly whole: string;
}

/** In order, for a legend, the head of a table, or the end of a line. Identical searches are numbered. */
export function seriesNames(searches: readonly SearchSpec[]): SeriesName[] {
  const wholes = searchNames(searches);
  const shorts = searches.map((search, index) => differencesOf(search, searches) || wholes[index]!);
  return searches.map((_, index) => {
    const short = shorts[index]!;
    const isAlone = shorts.indexOf(short) === shorts.lastIndexOf(short);
    return { short: numbered(short, isAlone ? null : index + 1), whole: wholes[index]! };
  });
}

/** A weight names its algorithm, unless another algorithm here has one as well. */
function differencesOf(search: SearchSpec, searches: readonly SearchSpec[]): string {
  const weighing = searches.filter(({ algorithm }) => STRATEGIES[algorithm].usesWeight);
  const isTold = differ(weighing, weight, null) && !differ(weighing, algorithm, null);
  const told = (words: OptionWords): string | null => (differs(words, searches) ? words(search, null) : null);
  const start = isTold && STRATEGIES[search.algorithm].usesWeight ? null : told(algorithm);
  const name = [start, told(shortHeuristic)].filter(Boolean).join(' ');
  return [name, ...[...OPTIONS, ...UNUSUAL].map(told)].filter(Boolean).join(' · ');
}

/** Among the searches that have it; what is unusual also where only some are. */
function differs(words: OptionWords, searches: readonly SearchSpec[]): boolean {
  return differ(
    UNUSUAL.includes(words) ? searches : searches.filter((search) => words(search, null) !== null),
    words,
    null,
  );
}

function differ(searches: readonly SearchSpec[], words: OptionWords, naming: MoveNaming | null): boolean {
  return new Set(searches.map((search) => words(search, naming))).size > 1;
}

function shortName(search: SearchSpec, searches: readonly SearchSpec[], naming: MoveNaming): string {
  const { shortLabel } = STRATEGIES[search.algorithm];
  const twins = searches.filter(({ algorithm }) => algorithm === search.algorithm);
  const telling = [heuristicName, ...OPTIONS, ...UNUSUAL].find((words) => differ(twins, words, naming));
  const words = telling?.(search, naming) ?? null;
  if (words === null) return shortLabel;
  return twins.length === searches.length ? words : `${shortLabel} · ${words}`;
}

function detailOf(search: SearchSpec, searches: readonly SearchSpec[], naming: MoveNaming): string {
  const telling = OPTIONS.filter((words) => {
    const named = searches.filter((other) => words(other, naming) !== null);
    return differ(named, words, naming);
  });
  return [heuristicName(search) ?? 'no heuristic', ...[...telling, ...UNUSUAL].map((words) => words(search, naming))]
    .filter(Boolean)
    .join(' · ');
}

function heuristicName(search: SearchSpec): string | null {
  const { algorithm, heuristic, factor = DEFAULT_FACTOR, members } = search;
  if (!STRATEGIES[algorithm].usesHeuristic) return null;
  const { takes } = HEURISTICS[heuristic];
  if (takes === 'factor') return `Manhattan × ${factor}`;
  if (takes === 'members' && members) return `Maximum of ${members.map((id) => HEURISTICS[id].label).join(', ')}`;
  return heuristicLabel(search);
}

/** "misplaced" for "Misplaced tiles". */
function shortHeuristic(search: SearchSpec): string | null {
  const whole = heuristicName(search);
  return whole === HEURISTICS[search.heuristic].label ? (HEURISTICS[search.heuristic].shortLabel ?? whole) : whole;
}
