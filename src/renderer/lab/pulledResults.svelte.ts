/** What has come in of the experiment on show, and the worker that holds it. */
import type { Api } from '../../shared/contract/api.ts';
import type { ExperimentProgress, ExperimentRecipe } from '../../shared/contract/experiments.ts';
import { countPacked } from '../../shared/lab/results.ts';
import { connect, type Connected } from '../../shared/rpc/rpc.ts';
import type { Port } from '../../shared/rpc/port.ts';
import type { LabApi, LabTableSoFar } from './labApi.ts';

const NOTHING_COUNTED: LabTableSoFar = { rows: [], restMs: null, spentMs: 0, isAtLeast: false };

/** What a table is of. */
type Plan = Pick<ExperimentRecipe, 'puzzles' | 'searches'>;

/** One experiment in the worker, as long as no other one takes its place there. */
interface Holding {
  readonly experimentId: number;
  readonly recipe: ExperimentRecipe;
  /** How many results the worker has, and of which counting; −1: of none yet. */
  results: number;
  counting: number;
}

export class PulledResults {
  readonly #api: Api['experiments'];
  readonly #startWorker: () => Port;
  #worker: Connected<{ lab: LabApi }> | null = null;
  #holding: Holding | null = null;
  #table = $state.raw<{ readonly of: Plan; readonly table: LabTableSoFar } | null>(null);
  /** The last pull: they go one after the other, so that no result is taken twice or left out. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(api: Api['experiments'], startWorker: () => Port) {
    this.#api = api;
    this.#startWorker = startWorker;
  }

  get lab(): LabApi {
    this.#worker ??= connect<{ lab: LabApi }>(this.#startWorker());
    return this.#worker.lab;
  }

  /** The table of these puzzles and searches: nothing as long as only that of others has come in. */
  tableOf({ puzzles, searches }: Plan): LabTableSoFar {
    const shown = this.#table;
    return shown?.of.puzzles === puzzles && shown.of.searches === searches ? shown.table : NOTHING_COUNTED;
  }

  /** Another experiment is on show, or other puzzles and searches are: nothing of it has come in. `null`: nothing is counted. */
  async begin(experimentId: number | null, recipe: ExperimentRecipe, counting = -1): Promise<void> {
    this.#holding = experimentId === null ? null : { experimentId, recipe, results: 0, counting };
    this.#table = null;
    if (experimentId !== null) await this.lab.open({ recipe: structuredClone(recipe) });
  }

  /** Takes in what has come since, part by part. `take` is told how far the counting is. Resolves to whether the table is a new one. */
  pull(take: (progress: ExperimentProgress) => void): Promise<boolean> {
    const pulled = this.#last.then(() => this.#pullNow(take));
    this.#last = pulled.catch(() => {});
    return pulled;
  }

  async #pullNow(take: (progress: ExperimentProgress) => void): Promise<boolean> {
    for (let isAll = false; !isAll;) {
      const holding = this.#holding;
      if (holding === null) return false;
      const { experimentId, results: from } = holding;
      const { packed, counting, ...progress } = await this.#api.results({ experimentId, from });
      if (holding !== this.#holding) return false;
      if (await this.#isOtherCounting(holding, counting)) continue;
      const results = countPacked(new Float64Array(packed));
      holding.results += results;
      if (results > 0) await this.lab.add({ packed });
      if (holding !== this.#holding) return false;
      take(progress);
      isAll = results === 0 || holding.results >= progress.done;
    }
    return this.#readTable();
  }

  /** Whether everything was counted anew: then the results so far are forgotten. */
  async #isOtherCounting(holding: Holding, counting: number): Promise<boolean> {
    const isOther = counting !== holding.counting && (holding.counting !== -1 || holding.results > 0);
    holding.counting = counting;
    if (isOther) await this.begin(holding.experimentId, holding.recipe, counting);
    return isOther;
  }

  async #readTable(): Promise<boolean> {
    const holding = this.#holding;
    const table = await this.lab.table({});
    if (holding === null || holding !== this.#holding) return false;
    this.#table = { of: holding.recipe, table };
    return true;
  }
}
