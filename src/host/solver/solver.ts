/**
 * The engine as a service: searches with ids, advanced in slices. Runs in a worker, and trusts what its host has
 * parsed.
 */
import { AppError } from '../../shared/contract/errors.ts';
import type {
  JudgedBoard,
  Judgement,
  JudgementRest,
  OverestimatedPage,
  OverestimatedParams,
  StartValue,
} from '../../shared/contract/heuristics.ts';
import { ownOf } from '../../shared/contract/searchOptions.ts';
import type { SearchTime } from '../../shared/contract/timing.ts';
import type { Outcome, Prepared, Puzzle, SearchSpec, ShortestProgress } from '../../shared/contract/types.ts';
import { oppositeMove } from '../../shared/puzzle/geometry.ts';
import { lettersOf } from '../../shared/puzzle/moveNames.ts';
import type { OwnHeuristic } from '../../shared/puzzle/heuristics/own.ts';
import { proofOf } from '../../shared/puzzle/heuristics/ownProofs.ts';
import { HeuristicFault } from '../../shared/puzzle/heuristics/ownValue.ts';
import type { PatternDatabase } from '../../shared/puzzle/heuristics/patternDatabase.ts';
import { formatNumber } from '../../shared/text/numbers.ts';
import { batchBytes, encodeBatch } from '../../shared/trace/batch.ts';
import { solutionOf } from '../../shared/readings/path.ts';
import type { Search } from '../../shared/engine/search.ts';
import { NONE, type Trace } from '../../shared/trace/trace.ts';
import { MAX_BATCH_BYTES, MAX_NODES_IN_ALL, SLICE_EXPANSIONS } from './limits.ts';
import { Domains } from './domains.ts';
import { judged, judgedRest, overestimatedStates, startValue } from './judging.ts';
import { blankOfTables, openSearch } from './openSearch.ts';
import type { PatternDatabases } from './databases.ts';
import { OwnMeasures } from './ownMeasures.ts';
import { ShortestSolutions } from './shortestSolutions.ts';
import { Timing } from './timing.ts';

/** What crosses the worker's port. The caller chooses the ids, so that they outlive a worker. */
export interface SolverMethods {
  prepare(params: { puzzle: Puzzle; search: SearchSpec }): Promise<Prepared>;
  open(params: { searchId: number; puzzle: Puzzle; search: SearchSpec }): Promise<void>;
  advance(params: { searchId: number; expansions: number; millis: number }): Promise<ArrayBuffer>;
  shortest(params: { puzzle: Puzzle; millis: number }): Promise<ShortestProgress>;
  outcome(params: { searchId: number }): Promise<Outcome>;
  time(params: { searchId: number; millis: number }): Promise<SearchTime>;
  close(params: { searchId: number }): Promise<void>;
  judge(params: JudgedBoard): Promise<Judgement>;
  judgeRest(params: JudgedBoard): Promise<JudgementRest>;
  value(params: JudgedBoard): Promise<StartValue>;
  overestimated(params: OverestimatedParams): Promise<OverestimatedPage>;
}

export type Tables = Pick<PatternDatabases, 'peek' | 'ready' | 'progress'>;

export interface SolverOptions {
  readonly maxNodesInAll?: number;
  readonly collect?: () => void;
  readonly own?: OwnMeasures;
  /** The least time to measure, in milliseconds, where the clock is rounded. */
  readonly leastTimedMs?: number;
}

/** How long an answer to `prepare` waits for the tables. */
const PREPARING_MS = 200;

const NOT_ENDED = 'This search has not ended yet.';

type SolverParams<M extends keyof SolverMethods> = Parameters<SolverMethods[M]>[0];

/** A search that has not ended, and how much of its trace was handed out. */
interface RunningSearch {
  readonly search: Search;
  readonly again: () => Search;
  readonly actions: number;
  sentNodes: number;
  sentExpansions: number;
  durationMs: number;
}

/** What is kept of a search once it has ended and its whole trace was handed out. */
interface EndedSearch {
  readonly search: null;
  readonly nodes: number;
  readonly timing: Timing;
  readonly outcome: Outcome;
  readonly nothingNew: ArrayBuffer;
}

/** Nodes of a search whose memory is worth a garbage collection: some MB. */
const WORTH_COLLECTING = 100_000;

export class Solver {
  readonly #now: () => number;
  readonly #tables: Tables;
  readonly #collect: () => void;
  readonly #maxNodesInAll: number;
  readonly #leastTimedMs: number;
  readonly #domains: Domains;
  readonly #solutions: ShortestSolutions;
  readonly #open = new Map<number, RunningSearch | EndedSearch>();

  /** `now`: monotonic, in milliseconds. `tables` builds pattern databases in the background. */
  constructor(
    now: () => number,
    tables: Tables,
    {
      maxNodesInAll = MAX_NODES_IN_ALL,
      collect = () => {},
      own = new OwnMeasures(),
      leastTimedMs = 0,
    }: SolverOptions = {},
  ) {
    this.#now = now;
    this.#domains = new Domains(undefined, own);
    this.#collect = collect;
    this.#tables = tables;
    this.#solutions = new ShortestSolutions(now, tables);
    this.#maxNodesInAll = maxNodesInAll;
    this.#leastTimedMs = leastTimedMs;
  }

  /**
   * The finished part of what the search needs, from 0 to 1, and what is proved of the user's own heuristic. Fails
   * where tables cannot be built; refused as `bad-heuristic` where the heuristic fails on a state.
   */
  async prepare({ puzzle, search }: SolverParams<'prepare'>): Promise<Prepared> {
    const own = ownOf(search);
    if (own !== null) return this.#prepareOwn(own, puzzle);
    const blank = blankOfTables(puzzle, search);
    if (blank === null) return { done: 1 };
    const patience = new Promise((resolve) => setTimeout(resolve, PREPARING_MS));
    await Promise.race([this.#tables.ready(blank), patience]);
    return { done: this.#tables.progress(blank) };
  }

  /** Opens a search under a fresh id; expands nothing yet. Refused as `not-ready` without its tables. */
  open({ searchId, puzzle, search: spec }: SolverParams<'open'>): void {
    const tables = this.#tablesFor(puzzle, spec);
    const again = (): Search => refusingFaults(() => openSearch(puzzle, spec, tables, this.#domains));
    const sent = { sentNodes: 0, sentExpansions: 0 };
    this.#open.set(searchId, {
      search: again(),
      again,
      actions: spec.order.length,
      ...sent,
      durationMs: 0,
    });
  }

  /**
   * Performs at most `expansions` expansions in about `millis` milliseconds. Returns what was added to the trace since
   * the last call, as one batch of at most `MAX_BATCH_BYTES`. Refused as `too-many` where all searches together leave
   * no room for a slice.
   */
  advance({ searchId, expansions, millis }: SolverParams<'advance'>): ArrayBuffer {
    const open = this.#find(searchId);
    if (open.search === null) return open.nothingNew.slice();
    const startedAt = this.#now();
    const end = open.search.trace.expansions + expansions;
    const mostNodes = open.search.trace.nodes + this.#requireRoom(open);
    const { search } = open;
    refusingFaults(() => {
      do search.advance(Math.min(SLICE_EXPANSIONS, end - search.trace.expansions));
      while (canGoOn(open, end, mostNodes) && this.#now() - startedAt < millis);
    });
    open.durationMs += this.#now() - startedAt;
    const batch = handOut(open);
    if (open.search.trace.status !== 'running') this.#end(searchId, open);
    return batch;
  }

  shortest(params: SolverParams<'shortest'>): ShortestProgress {
    return this.#solutions.goOn(params);
  }

  /** Refused as `not-finished` before the search has ended. */
  outcome({ searchId }: SolverParams<'outcome'>): Outcome {
    const open = this.#find(searchId);
    return open.search === null ? open.outcome : outcomeOf(open.search.trace, open.durationMs);
  }

  /** Times an ended search for about `millis` milliseconds; refused as `not-finished` before that. */
  time({ searchId, millis }: SolverParams<'time'>): SearchTime {
    const open = this.#find(searchId);
    if (open.search !== null) throw new AppError('not-finished', NOT_ENDED);
    return open.timing.goOn(millis, open.nodes <= this.#room);
  }

  /** Continues judging a heuristic. Refused as `bad-heuristic` where it fails on a state. */
  judge(params: SolverParams<'judge'>): Judgement {
    const until = this.#now() + PREPARING_MS;
    return refusingFaults(() => judged(this.#domains.own, params, () => this.#now() < until));
  }

  judgeRest(params: SolverParams<'judgeRest'>): JudgementRest {
    return refusingFaults(() => judgedRest(this.#domains.own, params));
  }

  /** h of the start alone, or why it has none. */
  value(params: SolverParams<'value'>): StartValue {
    return startValue(this.#domains.own, params);
  }

  overestimated(params: SolverParams<'overestimated'>): OverestimatedPage {
    return refusingFaults(() => overestimatedStates(this.#domains.own, params));
  }

  close({ searchId }: SolverParams<'close'>): void {
    const open = this.#open.get(searchId);
    this.#open.delete(searchId);
    if (open?.search) this.#freed(open.search);
  }

  #end(searchId: number, { search, again, durationMs }: RunningSearch): void {
    const { nodes, expansions } = search.trace;
    this.#open.set(searchId, {
      search: null,
      nodes,
      timing: new Timing(this.#now, again, durationMs, this.#leastTimedMs),
      outcome: outcomeOf(search.trace, durationMs),
      nothingNew: encodeBatch(search.trace, nodes, expansions),
    });
    this.#freed(search);
  }

  #freed({ trace }: Search): void {
    if (trace.nodes >= WORTH_COLLECTING) this.#collect();
  }

  #prepareOwn(own: OwnHeuristic, puzzle: Puzzle): Prepared {
    const until = this.#now() + PREPARING_MS;
    const done = refusingFaults(() => this.#domains.own.prepare(own, puzzle, () => this.#now() < until));
    const proof = done < 1 ? null : proofOf(own, puzzle);
    return { done, ...(proof !== null && { proof }) };
  }

  #tablesFor(puzzle: Puzzle, search: SearchSpec): PatternDatabase | undefined {
    const blank = blankOfTables(puzzle, search);
    if (blank === null) return undefined;
    const patterns = this.#tables.peek(blank);
    if (patterns === null) throw new AppError('not-ready', 'The pattern database is still being built.');
    return patterns;
  }

  /** Nodes that may still be added to a search: room for a slice at least, or it throws. */
  #requireRoom({ actions }: RunningSearch): number {
    const room = this.#room;
    if (room >= SLICE_EXPANSIONS * actions) return room;
    const most = formatNumber(this.#maxNodesInAll);
    throw new AppError(
      'too-many',
      `All open searches together hold ${most} nodes, the most that are kept in memory. Close another window of Searchlight, or take a search out of the comparison, then start this search again.`,
    );
  }

  /** Nodes that all running searches together leave free. */
  get #room(): number {
    const inAll = Array.from(this.#open.values()).reduce((sum, { search }) => sum + (search?.trace.nodes ?? 0), 0);
    return this.#maxNodesInAll - inAll;
  }

  #find(searchId: number): RunningSearch | EndedSearch {
    const open = this.#open.get(searchId);
    if (!open) throw new AppError('not-found', 'This search is no longer open.');
    return open;
  }
}

/** The result of `work`; a fault of an own heuristic is refused as `bad-heuristic`, with its sentence. */
function refusingFaults<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw error instanceof HeuristicFault ? new AppError('bad-heuristic', error.message) : error;
  }
}

/** Whether another slice is wanted, and fits into the batch and under `mostNodes` whatever it generates. */
function canGoOn(
  { search, actions, sentNodes, sentExpansions }: RunningSearch,
  end: number,
  mostNodes: number,
): boolean {
  const { status, nodes, expansions, iterations, costsDiffer } = search.trace;
  const nodesThen = nodes + SLICE_EXPANSIONS * (actions + 1); // an expansion can end an iteration
  const expansionsThen = expansions - sentExpansions + SLICE_EXPANSIONS;
  const bytesThen = batchBytes(nodesThen - sentNodes, expansionsThen, iterations + SLICE_EXPANSIONS, costsDiffer);
  return status === 'running' && expansions < end && nodesThen <= mostNodes && bytesThen <= MAX_BATCH_BYTES;
}

function handOut(open: RunningSearch): ArrayBuffer {
  const { trace } = open.search;
  const batch = encodeBatch(trace, open.sentNodes, open.sentExpansions);
  open.sentNodes = trace.nodes;
  open.sentExpansions = trace.expansions;
  return batch;
}

/** The numbers and the solution of an ended search; refused as `not-finished` before that. */
export function outcomeOf(trace: Trace, durationMs: number): Outcome {
  const { status, expansions, nodes, frontierSize, goal } = trace;
  if (status === 'running') throw new AppError('not-finished', NOT_ENDED);
  const maxFrontier = frontierSize.subarray(0, expansions).reduce((most, size) => Math.max(most, size), 0);
  const solution = goal === NONE ? null : lettersOf(solutionOf(trace, oppositeMove));
  return { status, expanded: expansions, generated: nodes - rootsOf(trace), maxFrontier, solution, durationMs };
}

function rootsOf({ parent, nodes }: Trace): number {
  return parent.subarray(0, nodes).reduce((roots, parent) => (parent === NONE ? roots + 1 : roots), 0);
}
