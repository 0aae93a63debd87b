/** The options of a search as rows: choices, and what each changes. */
import { raisedLimits, raiseOf, RAISES, USUAL_LIMITS } from '../../shared/contract/searchLimits.ts';
import { searchOptionsOf } from '../../shared/contract/searchOptions.ts';
import type { SavedHeuristic } from '../../shared/contract/heuristics.ts';
import type { SearchSpec } from '../../shared/contract/types.ts';
import { keepsDuplicates, skipsStraightBack } from '../../shared/engine/options.ts';
import {
  DEFAULT_WEIGHT,
  DUPLICATE_RULES,
  GOAL_TESTS,
  STRAIGHT_BACK_RULES,
  STRATEGIES,
  TIE_RULES,
} from '../../shared/engine/strategy.ts';
import type { MoveNaming } from '../../shared/puzzle/geometry.ts';
import { HEURISTICS, type HeuristicId } from '../../shared/puzzle/heuristics/heuristics.ts';
import { DEFAULT_FACTOR } from '../../shared/puzzle/heuristics/measure.ts';
import { MOVE_ORDERS, movesAsArrows } from '../../shared/puzzle/moveNames.ts';
import { formatNumber } from '../ui/format.ts';
import { ownChoices } from './ownChoices.ts';

type OptionChoice = readonly [id: string, label: string];

export interface OptionRow {
  readonly name: string;
  readonly field: keyof SearchSpec | 'nodeLimit';
  readonly value: string;
  readonly choices: readonly OptionChoice[];
  readonly change: (choice: string) => Partial<SearchSpec>;
  /** Why the algorithm ignores this option; `null` if it uses it. */
  readonly idle: string | null;
  /** Rules are folded into one line. */
  readonly isRule: boolean;
}

interface Offered {
  readonly heuristics: readonly HeuristicId[];
  readonly own: readonly SavedHeuristic[];
  readonly moveNaming: MoveNaming;
}

/** For comparison in class; the command line takes any number. */
const WEIGHTS = [1, 1.25, 1.5, 2, 3, 5];
const FACTORS = [1.25, 1.5, 2, 3, 5, 10];
const DEPTHS = [5, 10, 15, 20, 25, 30, 40, 50, 80];
const NO_LIMIT = 'none';

/** Why there are no ties; `null` where there can be. */
const WITHOUT_TIES = { fifo: 'a queue has none', lifo: 'a stack has none', priority: null } as const;

export function optionRows(search: SearchSpec, { heuristics, own, moveNaming }: Offered): OptionRow[] {
  const { usesHeuristic, usesWeight, frontier, shortLabel } = STRATEGIES[search.algorithm];
  const { choices: ownOnes, ...heuristicRow } = ownChoices(own, search);
  const takesFactor = usesHeuristic && HEURISTICS[search.heuristic].takes === 'factor';
  const orders = MOVE_ORDERS.map((order): OptionChoice => [order, movesAsArrows(order, moveNaming)]);
  return [
    row(search, 'algorithm', 'Algorithm', labels(STRATEGIES)),
    {
      ...row(search, 'heuristic', 'Heuristic', [...labels(HEURISTICS, heuristics), ...ownOnes]),
      ...heuristicRow,
      idle: usesHeuristic ? null : `${shortLabel} uses none`,
    },
    ...(usesWeight ? [numberRow(search, 'weight', 'Weight w', WEIGHTS, DEFAULT_WEIGHT)] : []),
    ...(takesFactor ? [numberRow(search, 'factor', 'Factor', FACTORS, DEFAULT_FACTOR)] : []),
    ...[
      row(search, 'order', 'Successors', orders),
      { ...row(search, 'ties', 'Ties on f', labels(TIE_RULES)), idle: WITHOUT_TIES[frontier] },
      row(search, 'goalTest', 'Goal tested', labels(GOAL_TESTS)),
      ...rareRows(search),
    ].map((rule) => ({ ...rule, isRule: true })),
  ];
}

function rareRows(search: SearchSpec): OptionRow[] {
  const { limits } = search;
  const options = searchOptionsOf(search);
  const raises = offering(RAISES, raiseOf(limits)).map((raise): OptionChoice => [
    String(raise),
    formatNumber(raise * USUAL_LIMITS.nodes),
  ]);
  const withDepth = (depth: number | undefined) => ({ limits: raisedLimits(raiseOf(limits), { depth }) });
  return [
    {
      ...row(search, 'duplicates', 'Repeated states', labels(DUPLICATE_RULES)),
      value: keepsDuplicates(options) ? 'kept' : 'dropped',
    },
    {
      ...row(search, 'straightBack', 'Straight back', labels(STRAIGHT_BACK_RULES)),
      value: skipsStraightBack(options) ? 'skipped' : 'generated',
    },
    {
      ...row(search, 'limits', 'Depth limit', asTheyAre([NO_LIMIT, ...offering(DEPTHS, limits?.depth)])),
      value: String(limits?.depth ?? NO_LIMIT),
      change: (choice) => withDepth(choice === NO_LIMIT ? undefined : Number(choice)),
    },
    {
      ...row(search, 'nodeLimit', 'Node limit', raises),
      value: String(raiseOf(limits)),
      change: (choice) => ({ limits: raisedLimits(Number(choice), limits) }),
    },
  ];
}

/** For a field whose values are the choices. */
function row(search: SearchSpec, field: OptionRow['field'], name: string, choices: readonly OptionChoice[]): OptionRow {
  const value = field === 'nodeLimit' ? '' : String(search[field]);
  return { name, field, value, choices, change: (choice) => ({ [field]: choice }), idle: null, isRule: false };
}

function numberRow(
  search: SearchSpec,
  field: 'weight' | 'factor',
  name: string,
  numbers: readonly number[],
  usual: number,
): OptionRow {
  return {
    ...row(search, field, name, asTheyAre(offering(numbers, search[field]))),
    value: String(search[field] ?? usual),
    change: (choice) => ({ [field]: Number(choice) }),
  };
}

/** The numbers, and that of a search that a file, a code or a lesson brings, in its place. */
function offering(numbers: readonly number[], chosen: number | undefined): readonly number[] {
  if (chosen === undefined || numbers.includes(chosen)) return numbers;
  return [...numbers, chosen].sort((one, other) => one - other);
}

function labels(
  table: Readonly<Record<string, { readonly label: string }>>,
  ids: readonly string[] = Object.keys(table),
): OptionChoice[] {
  return ids.map((id) => [id, table[id].label]);
}

function asTheyAre(values: readonly (string | number)[]): OptionChoice[] {
  return values.map((value) => [String(value), String(value)]);
}
