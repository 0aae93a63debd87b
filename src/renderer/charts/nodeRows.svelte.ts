/** The expanded nodes as rows. A heuristic's column is computed when rows are sorted or filtered by it. */
import type { Puzzle } from '../../shared/contract/types.ts';
import {
  HEURISTICS,
  heuristicsFor,
  measureOf,
  needsTables,
  type HeuristicId,
} from '../../shared/puzzle/heuristics/heuristics.ts';
import type { Measure } from '../../shared/puzzle/heuristics/measure.ts';
import type { TraceReader } from '../../shared/readings/reading.ts';
import { evaluationOf, type Evaluation, type RemovalOrder } from '../../shared/engine/removalOrder.ts';
import { STRATEGIES } from '../../shared/engine/strategy.ts';
import { csvLine } from '../../shared/exchange/csv.ts';
import type { NodeCondition } from './nodeFilter.ts';

export type ColumnId = 'order' | 'depth' | 'g' | 'h' | 'f' | HeuristicId;

export interface NodeColumn {
  readonly id: ColumnId;
  readonly label: string;
  readonly title: string;
}

export interface NodeSource {
  readonly reader: TraceReader;
  readonly removal: RemovalOrder;
  readonly puzzle: Puzzle;
  cellsOf(node: number): readonly number[];
}

export interface Work {
  readonly name: string;
  readonly share: number;
}

const SLICE = 2_000;
/** Sorting packs a value and its step into one number; no search has this many steps. */
const STEPS = 2 ** 21;
/** Values have at most two decimals. */
const DECIMALS = 100;

/** What is known of the rows of one search, which stays true while its trace grows. */
export class KnownRows {
  readonly measures = new Map<HeuristicId, Measure>();
  /** By heuristic: its values in order of expansion, as far as they are computed. */
  readonly values = new Map<HeuristicId, number[]>();
  /** The rows that were shown last; `null` before any were arranged. */
  shown: ArrayLike<number> | null = null;
}

export class NodeRows {
  readonly columns: readonly NodeColumn[];
  shown = $state.raw<ArrayLike<number>>([]);
  work = $state.raw<Work | null>(null);

  readonly #source: NodeSource;
  readonly #nextFrame: () => Promise<unknown>;
  readonly #known: KnownRows;
  readonly #evaluation: Evaluation;
  #job = 0;

  /** `nextFrame` lets the page draw. */
  constructor(source: NodeSource, nextFrame: () => Promise<unknown>, known = new KnownRows()) {
    const { expansions } = source.reader;
    this.#source = source;
    this.#nextFrame = nextFrame;
    this.#known = known;
    this.#evaluation = evaluationOf(source.removal);
    this.columns = columnsOf(source);
    this.shown = known.shown ? Array.from(known.shown).filter((step) => step <= expansions) : allSteps(expansions);
  }

  valueOf(id: ColumnId, step: number): number {
    const { reader } = this.#source;
    const node = reader.expanded[step - 1];
    if (id === 'order') return step;
    if (id === 'depth') return reader.depth[node];
    if (id === 'g') return reader.g[node];
    if (id === 'h') return reader.h[node];
    const { ofG, ofH, scale } = this.#evaluation;
    if (id === 'f') return (ofG * reader.g[node] + ofH * reader.h[node]) / scale;
    return this.#measure(id)(this.#source.cellsOf(node));
  }

  cellsAt(step: number): readonly number[] {
    return this.#source.cellsOf(this.#source.reader.expanded[step - 1]);
  }

  /** Shows the rows that meet all `conditions`, sorted by a column. The newest call wins. */
  async arrange(conditions: readonly NodeCondition[], by: ColumnId, descending: boolean): Promise<void> {
    const job = ++this.#job;
    const { expansions } = this.#source.reader;
    const needed = new Set([...conditions.map(({ column }) => column as ColumnId), by]);
    for (const id of needed) if (isHeuristic(id) && !(await this.#fill(id, expansions, job))) return;
    const columns = conditions.map(({ column, holds }) => ({ read: this.#readerOf(column as ColumnId), holds }));
    const steps = allSteps(expansions).filter((step) => columns.every(({ read, holds }) => holds(read(step))));
    this.shown = this.#known.shown = sorted(steps, this.#readerOf(by), descending);
    this.work = null;
  }

  #readerOf(id: ColumnId): (step: number) => number {
    const values = isHeuristic(id) && this.#known.values.get(id);
    return values ? (step) => values[step - 1] : (step) => this.valueOf(id, step);
  }

  /** The same rows, which stay as they are while a growing trace has others shown. */
  copy(): NodeRows {
    const copy = new NodeRows(this.#source, this.#nextFrame, this.#known);
    copy.shown = this.shown;
    return copy;
  }

  /** The shown rows as CSV, in parts; `null` where it was cancelled. */
  async csv(): Promise<string[] | null> {
    const job = ++this.#job;
    const steps = this.shown;
    const parts = [csvLine([...this.columns.map(({ label }) => label), 'State'])];
    for (let at = 0; at < steps.length; at++) {
      const step = steps[at];
      parts.push(csvLine([...this.columns.map(({ id }) => this.valueOf(id, step)), this.cellsAt(step).join(' ')]));
      if (at % SLICE === 0 && !(await this.#goOn(job, 'Writing the rows', at / steps.length))) return null;
    }
    this.work = null;
    return parts;
  }

  cancel(): void {
    this.#job++;
    this.work = null;
  }

  /** Computes a heuristic for the rows that lack it. Returns whether all have it. */
  async #fill(id: HeuristicId, expansions: number, job: number): Promise<boolean> {
    const values = this.#known.values.get(id) ?? [];
    this.#known.values.set(id, values);
    while (values.length < expansions) {
      values.push(this.valueOf(id, values.length + 1));
      const isPause = values.length % SLICE === 0;
      if (isPause && !(await this.#goOn(job, `Working out ${id}`, values.length / expansions))) return false;
    }
    return true;
  }

  /** Reports progress and lets the page draw. Returns whether the job is still the newest. */
  async #goOn(job: number, name: string, share: number): Promise<boolean> {
    this.work = { name, share };
    await this.#nextFrame();
    return job === this.#job;
  }

  #measure(id: HeuristicId): Measure {
    const { puzzle } = this.#source;
    const measure = this.#known.measures.get(id) ?? measureOf(id, puzzle);
    this.#known.measures.set(id, measure);
    return measure;
  }
}

/** A heuristic that needs tables on a board of this size has no column: they may not be there. */
function columnsOf({ reader, removal, puzzle: { rows, cols } }: NodeSource): NodeColumn[] {
  const { formula, usesHeuristic } = STRATEGIES[removal.strategy];
  const heuristics = heuristicsFor(rows, cols).filter((id) => !needsTables(id, rows, cols));
  return [
    { id: 'order', label: 'Step', title: 'Order of expansion' },
    ...(reader.costsDiffer ? [{ id: 'depth', label: 'Depth', title: 'Moves of the path' } as const] : []),
    { id: 'g', label: 'g', title: 'Cost of the path' },
    ...(usesHeuristic ? [{ id: 'h', label: 'h', title: 'Estimate that this search used' } as const] : []),
    ...(formula === null ? [] : [{ id: 'f', label: 'f', title: `f = ${formula}` } as const]),
    ...heuristics.map((id) => ({ id, label: HEURISTICS[id].label, title: HEURISTICS[id].formula })),
  ];
}

function isHeuristic(id: ColumnId): id is HeuristicId {
  return id in HEURISTICS;
}

function allSteps(steps: number): Int32Array {
  return Int32Array.from({ length: steps }, (_, at) => at + 1);
}

/** Ties stay in order of expansion. */
function sorted(steps: Int32Array, read: (step: number) => number, descending: boolean): Int32Array {
  const sign = descending ? -DECIMALS : DECIMALS;
  const keys = Float64Array.from(steps, (step) => Math.round(sign * read(step)) * STEPS + step).sort();
  return Int32Array.from(keys, (key) => ((key % STEPS) + STEPS) % STEPS);
}
