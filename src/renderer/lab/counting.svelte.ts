/** Counting of the shown experiment: its progress, and the worker that holds its results. */
import type { Api } from '../../shared/contract/api.ts';
import type { ExperimentProgress, ExperimentRecipe } from '../../shared/contract/experiments.ts';
import { countPacked } from '../../shared/lab/results.ts';
import { connect, type Connected } from '../../shared/rpc/rpc.ts';
import type { Port } from '../../shared/rpc/port.ts';
import type { LabApi, LabServices } from './labMethods.ts';

const PULL_EVERY_MS = 400;

/** Watched this long before the remaining time is shown. */
const WATCHED_MS = 1_000;
/** With fewer searches at once, results are still on their way, and no time is estimated. */
const LEAST_AT_ONCE = 0.2;

type LabTableSoFar = Awaited<ReturnType<LabApi['table']>>;

const NOT_BEGUN: ExperimentProgress = { state: 'new', done: 0, total: 0, fault: null };
const NOTHING_COUNTED: LabTableSoFar = { rows: [], restMs: null, spentMs: 0, isAtLeast: false };

type Plan = Pick<ExperimentRecipe, 'puzzles' | 'searches'>;

interface Holding {
  readonly experimentId: number;
  readonly recipe: ExperimentRecipe;
  /** Number of results in the worker, and the counting that they are from; −1 for none yet. */
  results: number;
  counting: number;
}

export class Counting {
  progress = $state.raw<ExperimentProgress>(NOT_BEGUN);
  readonly #api: Api['experiments'];
  readonly #startWorker: () => Port;
  readonly #plan: () => Plan;
  readonly #onnew: () => void;
  #worker: Connected<LabServices> | null = null;
  #holding: Holding | null = null;
  #table = $state.raw<{ readonly of: Plan; readonly table: LabTableSoFar } | null>(null);
  /** The last pull. Pulls are sequential, so that no result is added twice or left out. */
  #last: Promise<unknown> = Promise.resolve();
  /** When the watched counting began, and the time spent before. */
  #watch: { sinceMs: number; spentMs: number } | null = null;
  #left = $state.raw<TimeLeft | null>(null);
  #turn = 0;

  /** `plan`: the shown one. `onnew` is called when results have arrived. */
  constructor(api: Api['experiments'], startWorker: () => Port, plan: () => Plan, onnew: () => void) {
    this.#api = api;
    this.#startWorker = startWorker;
    this.#plan = plan;
    this.#onnew = onnew;
  }

  get lab(): LabApi {
    this.#worker ??= connect<LabServices>(this.#startWorker());
    return this.#worker.lab;
  }

  /** Empty while the worker still has other puzzles and searches. */
  get table(): LabTableSoFar {
    const { puzzles, searches } = this.#plan();
    const shown = this.#table;
    return shown?.of.puzzles === puzzles && shown.of.searches === searches ? shown.table : NOTHING_COUNTED;
  }

  /** Whether results exist, which fix the puzzles and searches. */
  get hasBegun(): boolean {
    return this.progress.state !== 'new' || this.progress.done > 0;
  }

  get isRunning(): boolean {
    return this.progress.state === 'running' || this.progress.state === 'waiting';
  }

  /** Estimate; `null` where unknown. */
  get secondsLeft(): number | null {
    return this.progress.state === 'running' ? (this.#left?.seconds ?? null) : null;
  }

  #estimate({ restMs, spentMs }: LabTableSoFar): TimeLeft | null {
    if (restMs === null || this.#watch === null) return null;
    const now = performance.now();
    const wallMs = now - this.#watch.sinceMs;
    const atOnce = (spentMs - this.#watch.spentMs) / wallMs;
    if (wallMs < WATCHED_MS) return this.#left;
    if (atOnce < LEAST_AT_ONCE) return null;
    return steadied(this.#left, restMs / atOnce / 1000, now);
  }

  take({ state, done, total, fault }: ExperimentProgress): void {
    this.progress = { state, done, total, fault };
    if (state === 'running') return;
    this.#watch = null;
    this.#left = null;
  }

  async begin(experimentId: number | null, recipe: ExperimentRecipe, progress = NOT_BEGUN): Promise<void> {
    this.#turn++;
    this.#watch = null;
    this.#left = null;
    this.take(progress);
    await this.open(experimentId, recipe);
  }

  /** Starts without results. `null`: not in the library, so nothing is counted. */
  async open(experimentId: number | null, recipe: ExperimentRecipe, counting = -1): Promise<void> {
    this.#holding = experimentId === null ? null : { experimentId, recipe, results: 0, counting };
    this.#table = null;
    if (experimentId !== null) await this.lab.open({ recipe: structuredClone(recipe) });
  }

  /** Pulls results while more may come and `isShown`. Resolves to whether all have arrived. */
  async follow(isShown: () => boolean): Promise<boolean> {
    const turn = ++this.#turn;
    while (isShown() && turn === this.#turn && this.#holding !== null) {
      await this.pull();
      if (turn !== this.#turn) return false;
      if (!this.isRunning) return true;
      await new Promise((resolve) => setTimeout(resolve, PULL_EVERY_MS));
    }
    return false;
  }

  async pull(): Promise<void> {
    const pulled = this.#last.then(() => this.#pullNow());
    this.#last = pulled.catch(() => {});
    await pulled;
  }

  async #pullNow(): Promise<void> {
    for (let isAll = false; !isAll;) {
      const holding = this.#holding;
      if (holding === null) return;
      const { experimentId, results: from } = holding;
      const { packed, counting, ...progress } = await this.#api.results({ experimentId, from });
      if (holding !== this.#holding) return;
      if (await this.#isOtherCounting(holding, counting)) continue;
      const results = countPacked(new Float64Array(packed));
      holding.results += results;
      if (results > 0) await this.lab.add({ packed });
      if (holding !== this.#holding) return;
      this.take(progress);
      isAll = results === 0 || holding.results >= progress.done;
    }
    await this.#readTable();
  }

  async #isOtherCounting(holding: Holding, counting: number): Promise<boolean> {
    const isOther = counting !== holding.counting && (holding.counting !== -1 || holding.results > 0);
    holding.counting = counting;
    if (isOther) await this.open(holding.experimentId, holding.recipe, counting);
    return isOther;
  }

  async #readTable(): Promise<void> {
    const holding = this.#holding;
    const table = await this.lab.table({});
    if (holding === null || holding !== this.#holding) return;
    this.#table = { of: holding.recipe, table };
    if (this.progress.state === 'running') this.#watch ??= { sinceMs: performance.now(), spentMs: table.spentMs };
    this.#left = this.#estimate(table);
    this.#onnew();
  }
}

/** An estimate that counts down with the clock, and follows new ones without jumping. */
export interface TimeLeft {
  readonly seconds: number;
  readonly atMs: number;
}

/** Share of a new estimate in the one shown. */
const SHARE = 0.3;
/** Beyond so many times the one shown, the old one was wrong: the new one replaces it. */
const FAR = 3;

export function steadied(before: TimeLeft | null, seconds: number, atMs: number): TimeLeft {
  if (before === null) return { seconds, atMs };
  const expected = Math.max(0, before.seconds - (atMs - before.atMs) / 1000);
  const isFar = seconds > expected * FAR || seconds * FAR < expected;
  return { seconds: isFar ? seconds : expected + (seconds - expected) * SHARE, atMs };
}
