import { STRATEGIES } from '../engine/strategy.ts';
import type { SearchSpec } from '../contract/types.ts';
import type { Experiment } from './experiment.ts';
import type { LabResult } from './results.ts';

/** `null` before a few results. The rest is for one thread. */
export interface TimeSpent {
  readonly spentMs: number;
  readonly restMs: number | null;
  /** Whether the rest may take much longer, as growth is not known yet. */
  readonly isAtLeast: boolean;
}

interface Group {
  readonly d: number | null;
  readonly tasks: number;
  readonly done: LabResult[];
}

/** A group with enough results to know its cost. */
interface KnownGroup {
  readonly d: number;
  readonly nodes: number;
  readonly ms: number;
}

interface Rest {
  readonly ms: number;
  readonly isAtLeast: boolean;
}

/** Results needed to know the cost of a distance. */
const TELLING = 5;
/** Growth follows from the last known distances, as it changes slowly. */
const STEPS = 4;
/** The forecast ends at this multiple of the greatest known number of nodes: small errors in growth add up. */
const MOST_AHEAD = 10;
/** Mean number of successors, rounded up. */
const SUCCESSORS = 3;

/**
 * Estimates the time of an experiment. A search generates more nodes at each distance, and near puzzles come first,
 * so the forecast uses the nodes at known distances, which grow evenly, unlike the times of short searches.
 */
export function timeOf(experiment: Experiment): TimeSpent {
  const spentMs = experiment.results.reduce((sum, { ms }) => sum + ms, 0);
  const small = experiment.puzzles.filter(({ d }) => d !== null);
  const cells = small.reduce((most, { puzzle }) => Math.max(most, puzzle.goal.length), 0);
  const rests = experiment.recipe.searches.map((spec, search) =>
    restOf(groupsOf(experiment, search), mostNodes(spec, cells)),
  );
  const rest = sumOf(rests);
  return { spentMs, restMs: rest?.ms ?? null, isAtLeast: rest?.isAtLeast ?? false };
}

/** `null` if one is unknown. */
function sumOf(rests: readonly (Rest | null)[]): Rest | null {
  const known = rests.filter((rest) => rest !== null);
  if (known.length < rests.length) return null;
  return { ms: known.reduce((sum, { ms }) => sum + ms, 0), isAtLeast: known.some(({ isAtLeast }) => isAtLeast) };
}

/** By distance; unknown distances first. */
function groupsOf(experiment: Experiment, search: number): Group[] {
  const { puzzles } = experiment;
  const groups = Array.from(
    Map.groupBy(puzzles.keys(), (puzzle) => puzzles[puzzle]!.d),
    ([d, of]) => {
      const results = of.map((puzzle) => experiment.resultOf(puzzle, search));
      return { d, tasks: of.length, done: results.filter((result) => result !== null) };
    },
  );
  return groups.sort((one, other) => (one.d ?? -1) - (other.d ?? -1));
}

/**
 * An upper bound on nodes generated on small boards, of at most so many cells: a search that drops repeats reaches
 * every state of one about once.
 */
function mostNodes(search: SearchSpec, cells: number): number {
  const { iterates, defaultDuplicates } = STRATEGIES[search.algorithm];
  const isOnce = iterates === null && (search.duplicates ?? defaultDuplicates) === 'dropped';
  if (!isOnce) return Infinity;
  const arrangements = Array.from({ length: cells }, (_, index) => index + 1).reduce((product, n) => product * n, 1);
  return (SUCCESSORS * arrangements) / 2;
}

/** `null` if nothing is known. `most`: an upper bound on nodes generated. */
function restOf(groups: readonly Group[], most: number): Rest | null {
  const known = groups.flatMap((group) => knownOf(group));
  return sumOf(groups.map((group) => restAt(group, known, most)));
}

function restAt(group: Group, known: readonly KnownGroup[], most: number): Rest | null {
  const { d, tasks, done } = group;
  const missing = tasks - done.length;
  if (missing === 0) return { ms: 0, isAtLeast: false };
  const isTold = isTelling(group);
  if (isTold || (d === null && done.length > 0))
    return { ms: missing * medianOf(done.map(({ ms }) => ms)), isAtLeast: !isTold };
  return d === null || known.length === 0 ? null : restAhead(missing, d, known, most);
}

function restAhead(missing: number, d: number, known: readonly KnownGroup[], most: number): Rest {
  const last = known.at(-1)!;
  const { perMove, isKnown } = growthOf(known);
  const nodes = Math.min(most, last.nodes * perMove ** (d - last.d));
  const farthest = MOST_AHEAD * last.nodes;
  return { ms: missing * timeFor(Math.min(nodes, farthest), known), isAtLeast: !isKnown || nodes > farthest };
}

function isTelling({ tasks, done }: Group): boolean {
  return done.length >= Math.min(TELLING, tasks);
}

function knownOf(group: Group): KnownGroup[] {
  const { d, done } = group;
  if (d === null || !isTelling(group)) return [];
  return [{ d, nodes: medianOf(done.map(({ generated }) => generated)), ms: medianOf(done.map(({ ms }) => ms)) }];
}

/** Growth of nodes per move; the least possible if unknown. */
function growthOf(known: readonly KnownGroup[]): { readonly perMove: number; readonly isKnown: boolean } {
  const steps = known.slice(-STEPS);
  const [first, last] = [steps[0], steps.at(-1)];
  if (first === undefined || last === undefined || steps.length < STEPS || first.nodes <= 0)
    return { perMove: 1, isKnown: false };
  return { perMove: Math.max(1, (last.nodes / first.nodes) ** (1 / (last.d - first.d))), isKnown: true };
}

/** The time for so many nodes; overhead as for the nearest puzzles. */
function timeFor(nodes: number, known: readonly KnownGroup[]): number {
  const last = known.at(-1)!;
  const beside = Math.min(...known.map(({ ms }) => ms));
  return beside + ((last.ms - beside) * nodes) / Math.max(1, last.nodes);
}

/** The median, so that a search that waited for the processor weighs no more. */
function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1]!;
}
