/** The figures of a lesson, computed: from the traces of its searches, at their ends, and from its puzzle. */
import type { Figure, FigureName, TextPiece } from '../contract/lessonText.ts';
import { piecesOf } from '../contract/lessonText.ts';
import { searchOptionsOf } from '../contract/searchOptions.ts';
import type { Puzzle, SearchSpec } from '../contract/types.ts';
import { evaluate } from '../engine/removalOrder.ts';
import { DEFAULT_WEIGHT, STRATEGIES } from '../engine/strategy.ts';
import { DEFAULT_FACTOR } from '../puzzle/heuristics/measure.ts';
import { solvability } from '../puzzle/solvable.ts';
import { effectiveBranchingFactor } from '../readings/branching.ts';
import { solutionLength } from '../readings/path.ts';
import type { TraceReader } from '../readings/reading.ts';
import { formatNumber } from '../text/numbers.ts';
import { FATE, fateOf, NONE } from '../trace/trace.ts';

/** A search of a stop. */
export interface FiguredSearch {
  /** All of its trace, once the search has ended. A search that no text has a figure of needs none, and has an empty one. */
  readonly reader: TraceReader;
  readonly search: SearchSpec;
  /** Where it stands. */
  readonly step: number | 'end';
}

/** What a figure is told at: a search at a step, on a puzzle, beside the others. */
interface FigurePlace {
  readonly reader: TraceReader;
  readonly search: SearchSpec;
  readonly step: number;
  readonly puzzle: Puzzle;
  readonly all: readonly FiguredSearch[];
}

/** What each figure tells; `null` where it makes no sense, as the length of no solution. */
const TELLS: Readonly<Record<FigureName, (place: FigurePlace) => number | null>> = {
  expanded: ({ reader }) => reader.expansions,
  generated: ({ reader }) => reader.countersAt(reader.expansions).generated,
  reached: ({ reader }) => reachedBy(reader),
  frontier: ({ reader }) => reader.countersAt(reader.expansions).maxFrontier,
  length: ({ reader }) => lengthOf(reader),
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
    return Math.max(...expanded) / Math.min(...expanded);
  },
  factor: ({ search }) => factorOf(search),
  inversions: ({ puzzle: { start, goal, cols } }) => solvability(start, goal, cols).inversions,
  states: ({ puzzle }) => arrangementsOf(puzzle) / 2,
  arrangements: ({ puzzle }) => arrangementsOf(puzzle),
};

/** A figure as a number; `null` where it makes no sense. */
export function figureAt({ name, search, step }: Figure, puzzle: Puzzle, all: readonly FiguredSearch[]): number | null {
  const { reader, search: spec, step: own } = all[search];
  const asked = step ?? own;
  const at = asked === 'end' ? reader.expansions : Math.min(asked, reader.expansions);
  return TELLS[name]({ reader, search: spec, step: at, puzzle, all });
}

/** Figures that are told rounded: with so many digits behind the point, or so many in all. */
const ROUNDED: Partial<Readonly<Record<FigureName, Intl.NumberFormatOptions>>> = {
  'b*': { minimumFractionDigits: 2, maximumFractionDigits: 2 },
  ratio: { maximumSignificantDigits: 2 },
};

/** Stands where a figure makes no sense. */
export const NO_FIGURE = '–';

/** A text with its figures; `null`: they are not computed yet, and an ellipsis stands for each. */
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

/** The node taken at the step; before the first one, the start. */
function nodeAt({ reader, step }: FigurePlace): number {
  return step === 0 ? 0 : reader.expandedBy(step);
}

function fOf({ reader, search }: FigurePlace, node: number): number | null {
  return evaluate(searchOptionsOf(search), reader.g[node], reader.h[node]);
}

/** States, each counted when the first path to it was generated. */
function reachedBy(reader: TraceReader): number {
  let states = 0;
  for (let node = 0; node < reader.nodes; node++) if (fateOf(reader, node) === FATE.fresh) states++;
  return states;
}

function lengthOf(reader: TraceReader): number | null {
  return reader.goal === NONE ? null : solutionLength(reader);
}

function expandedBelow(place: FigurePlace): number | null {
  const { reader } = place;
  const length = lengthOf(reader);
  if (length === null || fOf(place, 0) === null) return null;
  let below = 0;
  for (let step = 1; step <= reader.expansions; step++) if (fOf(place, reader.expandedBy(step))! < length) below++;
  return below;
}

/** The factor on h; `null` where there is none. */
function factorOf({
  algorithm,
  heuristic,
  weight = DEFAULT_WEIGHT,
  factor = DEFAULT_FACTOR,
}: SearchSpec): number | null {
  if (algorithm === 'weighted-astar') return weight;
  return heuristic === 'manhattan-times' ? factor : null;
}

function arrangementsOf({ rows, cols }: Puzzle): number {
  let count = 1;
  for (let factor = 2; factor <= rows * cols; factor++) count *= factor;
  return count;
}
