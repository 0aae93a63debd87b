import type { Figure, FigureName, TextPiece } from '../contract/lessonText.ts';
import { piecesOf } from '../contract/lessonText.ts';
import { searchOptionsOf } from '../contract/searchOptions.ts';
import type { Puzzle, SearchSpec } from '../contract/types.ts';
import { evaluate } from '../engine/removalOrder.ts';
import { DEFAULT_WEIGHT, STRATEGIES } from '../engine/strategy.ts';
import { HEURISTICS } from '../puzzle/heuristics/heuristics.ts';
import { DEFAULT_FACTOR } from '../puzzle/heuristics/measure.ts';
import { solvability } from '../puzzle/solvable.ts';
import { effectiveBranchingFactor } from '../readings/branching.ts';
import { solutionCost, solutionLength } from '../readings/path.ts';
import type { TraceReader } from '../readings/reading.ts';
import { formatNumber } from '../text/numbers.ts';
import { FATE, fateOf, NONE } from '../trace/trace.ts';

export interface FiguredSearch {
  /** The complete trace; empty if no text uses a figure of it. */
  readonly reader: TraceReader;
  readonly search: SearchSpec;
  readonly step: number | 'end';
}

interface FigurePlace {
  readonly reader: TraceReader;
  readonly search: SearchSpec;
  readonly step: number;
  readonly puzzle: Puzzle;
  readonly all: readonly FiguredSearch[];
}

/** `null` where the figure is undefined, like the length of no solution. */
const READ_FIGURE: Readonly<Record<FigureName, (place: FigurePlace) => number | null>> = {
  expanded: ({ reader }) => reader.expansions,
  generated: ({ reader }) => reader.countersAt(reader.expansions).generated,
  reached: ({ reader }) => reachedBy(reader),
  frontier: ({ reader }) => reader.countersAt(reader.expansions).maxFrontier,
  length: ({ reader }) => lengthOf(reader),
  cost: ({ reader }) => costOf(reader),
  'b*': ({ reader }) => {
    const length = lengthOf(reader);
    return length === null ? null : effectiveBranchingFactor(reader.countersAt(reader.expansions).generated, length);
  },
  iterations: ({ reader }) => reader.iterations,
  below: (place) => expandedBelow(place),
  g: (place) => place.reader.g[nodeAt(place)],
  h: (place) => (STRATEGIES[place.search.algorithm].usesHeuristic ? place.reader.h[nodeAt(place)] : null),
  f: (place) => fOf(place, nodeAt(place)),
  waiting: ({ reader, step }) => reader.countersAt(step).frontier,
  bound: ({ reader, step, search }) =>
    STRATEGIES[search.algorithm].iterates === null ? null : reader.bound[reader.iterationAt(step)],
  iteration: ({ reader, step }) => reader.iterationAt(step) + 1,
  ratio: ({ all }) => {
    const expanded = all.map(({ reader }) => reader.expansions);
    const least = Math.min(...expanded);
    return least === 0 ? null : Math.max(...expanded) / least;
  },
  factor: ({ search }) => factorOf(search),
  inversions: ({ puzzle: { start, goal, cols } }) => solvability(start, goal, cols).inversions,
  states: ({ puzzle }) => arrangementsOf(puzzle) / 2,
  arrangements: ({ puzzle }) => arrangementsOf(puzzle),
};

/** `null` where the figure is undefined. */
export function figureAt({ name, search, step }: Figure, puzzle: Puzzle, all: readonly FiguredSearch[]): number | null {
  const { reader, search: spec, step: own } = all[search];
  const asked = step ?? own;
  const at = asked === 'end' ? reader.expansions : Math.min(asked, reader.expansions);
  return READ_FIGURE[name]({ reader, search: spec, step: at, puzzle, all });
}

const ROUNDED: Partial<Readonly<Record<FigureName, Intl.NumberFormatOptions>>> = {
  'b*': { minimumFractionDigits: 2, maximumFractionDigits: 2 },
  ratio: { maximumSignificantDigits: 2 },
};

export const NO_FIGURE = '–';

/** `all` is `null` until the figures are computed; each is an ellipsis then. */
export function filledText(text: string, puzzle: Puzzle, all: readonly FiguredSearch[] | null): string {
  const filled = (piece: TextPiece): string => {
    if (typeof piece === 'string') return piece;
    return all === null ? '…' : written(piece.name, figureAt(piece, puzzle, all));
  };
  return piecesOf(text).map(filled).join('');
}

function written(name: FigureName, value: number | null): string {
  if (value === null) return NO_FIGURE;
  return name in ROUNDED ? value.toLocaleString('en-US', ROUNDED[name]) : formatNumber(value);
}

function nodeAt({ reader, step }: FigurePlace): number {
  return step === 0 ? 0 : reader.expandedBy(step);
}

function fOf({ reader, search }: FigurePlace, node: number): number | null {
  return evaluate(searchOptionsOf(search), reader.g[node], reader.h[node]);
}

/** States, counted when their first path was generated. */
function reachedBy(reader: TraceReader): number {
  let states = 0;
  for (let node = 0; node < reader.nodes; node++) if (fateOf(reader, node) === FATE.fresh) states++;
  return states;
}

function lengthOf(reader: TraceReader): number | null {
  return reader.goal === NONE ? null : solutionLength(reader);
}

function costOf(reader: TraceReader): number | null {
  return reader.goal === NONE ? null : solutionCost(reader);
}

function expandedBelow(place: FigurePlace): number | null {
  const { reader } = place;
  const cost = costOf(reader);
  if (cost === null || fOf(place, 0) === null) return null;
  let below = 0;
  for (let step = 1; step <= reader.expansions; step++) if (fOf(place, reader.expandedBy(step))! < cost) below++;
  return below;
}

function factorOf({
  algorithm,
  heuristic,
  weight = DEFAULT_WEIGHT,
  factor = DEFAULT_FACTOR,
}: SearchSpec): number | null {
  if (STRATEGIES[algorithm].usesWeight) return weight;
  return HEURISTICS[heuristic].takes === 'factor' ? factor : null;
}

function arrangementsOf({ rows, cols }: Puzzle): number {
  let count = 1;
  for (let factor = 2; factor <= rows * cols; factor++) count *= factor;
  return count;
}
