/** Answers one puzzle: checks parity, then searches without a trace, since nobody reads it. */
import type { Outcome, Puzzle } from '../../../shared/contract/types.ts';
import type { TracelessSearch } from '../../../shared/engine/counts.ts';
import { STRATEGIES } from '../../../shared/engine/strategy.ts';
import { needsTables } from '../../../shared/puzzle/heuristics/heuristics.ts';
import { blankFor } from '../../../shared/puzzle/heuristics/patternDatabase.ts';
import { lettersOf } from '../../../shared/puzzle/moveNames.ts';
import { solvability } from '../../../shared/puzzle/solvable.ts';
import { count } from '../../../shared/text/numbers.ts';
import type { PatternDatabases } from '../../../host/solver/databases.ts';
import type { Domains } from '../../../host/solver/domains.ts';
import { openCounting } from '../../../host/solver/openCounting.ts';
import type { Chosen } from './choice.ts';
import { boardsAlong } from '../../../shared/puzzle/board.ts';
import { actionsOf } from '../../../shared/puzzle/moveNames.ts';
import { costsAlong } from '../../../shared/puzzle/pathCosts.ts';
import { costsAsText } from '../../../shared/puzzle/tileCosts.ts';

type Result = Pick<Outcome, 'status' | 'solution' | 'expanded' | 'generated' | 'maxFrontier'>;

/** An answer as `--json` prints it. */
export interface Answer extends Omit<Result, 'status'> {
  readonly start: readonly number[];
  readonly goal: readonly number[];
  readonly rows: number;
  readonly cols: number;
  readonly solvable: boolean;
  /** `unsolvable`: nothing was searched. */
  readonly status: Result['status'] | 'unsolvable';
  readonly moves: number | null;
  /** Where tiles weigh: what they cost, as text, and what the solution costs. */
  readonly costs?: string;
  readonly cost?: number | null;
  readonly ms: number;
}

export interface SearchWorld {
  /** Monotonic, in milliseconds. */
  readonly now: () => number;
  /** Yields between two slices of a search, and reports progress. */
  readonly pause: (progress: () => string) => Promise<void>;
  readonly tables: Pick<PatternDatabases, 'ready'>;
}

const NOTHING_SEARCHED = { status: 'unsolvable', solution: null, expanded: 0, generated: 0, maxFrontier: 0 } as const;

/** Expansions between two reports of progress: a few hundredths of a second. */
const SLICE_EXPANSIONS = 50_000;

/** `domains`: those left by earlier puzzles. */
export async function answerPuzzle(
  puzzle: Puzzle,
  chosen: Chosen,
  world: SearchWorld,
  domains: Domains,
): Promise<Answer> {
  const startedAt = world.now();
  const { rows, cols, start, goal } = puzzle;
  const { solvable } = solvability(start, goal, cols);
  const found = solvable
    ? await runToEnd(await openSearch(puzzle, chosen, world.tables, domains), world)
    : NOTHING_SEARCHED;
  const ms = world.now() - startedAt;
  const { status, solution, ...counts } = found;
  const moves = solution?.length ?? null;
  const cost = puzzle.costs && { costs: costsAsText(puzzle.costs), cost: costOf(puzzle, solution) };
  return { start, goal, rows, cols, solvable, status, moves, ...cost, solution, ...counts, ms };
}

/** What the moves of a solution cost; `null` without one. */
function costOf({ start, rows, cols, costs }: Puzzle, solution: string | null): number | null {
  if (solution === null) return null;
  return costsAlong(boardsAlong(start, actionsOf(solution), rows, cols), costs)?.at(-1) ?? solution.length;
}

async function openSearch(
  puzzle: Puzzle,
  { heuristic, own, options }: Chosen,
  tables: SearchWorld['tables'],
  domains: Domains,
): Promise<TracelessSearch> {
  const needs = STRATEGIES[options.strategy].usesHeuristic && needsTables(heuristic, puzzle.rows, puzzle.cols);
  const patterns = needs ? await tables.ready(blankFor(puzzle.goal)) : undefined;
  return openCounting(puzzle, { heuristic, own, options, patterns }, domains);
}

export async function runToEnd(search: TracelessSearch, { pause }: Pick<SearchWorld, 'pause'>): Promise<Result> {
  while (search.advance(SLICE_EXPANSIONS) === 'running') await pause(() => progressOf(search));
  const { expanded, generated, maxFrontier } = search.counts;
  const solution = search.solution === null ? null : lettersOf(search.solution);
  return { status: search.status as Result['status'], solution, expanded, generated, maxFrontier };
}

export function progressOf({ counts, bound }: TracelessSearch): string {
  const nodes = count(counts.generated, 'node');
  return bound === undefined ? nodes : `No solution is shorter than ${bound}: ${nodes}`;
}

/** Whether the search was stopped before it had an answer. */
export function wasStopped({ status }: Answer): boolean {
  return !ANSWERED.has(status);
}

const ANSWERED: ReadonlySet<Answer['status']> = new Set(['solved', 'unsolvable', 'exhausted']);
