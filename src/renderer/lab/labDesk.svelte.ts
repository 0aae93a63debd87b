/** The experiment on show: one of the library, or one that is only planned; what of it is counted, and how it is looked at. */
import { createContext } from 'svelte';
import type { Api } from '../../shared/contract/api.ts';
import type {
  BookColumn,
  ExperimentEntry,
  ExperimentProgress,
  ExperimentRecipe,
  ExperimentText,
  SavedExperiment,
} from '../../shared/contract/experiments.ts';
import { isPlanTooLong, type ExperimentLook, type ExperimentUnderWay } from '../../shared/contract/experimentLook.ts';
import type { Damaged } from '../../shared/contract/types.ts';
import { titleOfCopy } from '../../shared/contract/copyTitle.ts';
import { PRESETS, type LabPreset, type LabPresetId } from '../../shared/lab/presets.ts';
import type { Port } from '../../shared/rpc/port.ts';
import { isClosed } from '../host/closed.ts';
import { latest } from '../program/latest.ts';
import type { Notices } from '../program/notices.svelte.ts';
import { quoted } from '../ui/format.ts';
import { PulledResults } from './pulledResults.svelte.ts';
import type { LabApi, LabTableSoFar, RecipeFacts } from './labApi.ts';
import { LabLook } from './labLook.svelte.ts';
import { tellOfUnsaved } from './unsavedPlan.ts';

/** How often results are asked for, in milliseconds. */
const PULL_EVERY_MS = 400;

/** The time that is left is told once the counting was watched for so long. */
const WATCHED_MS = 1_000;
/** Searches at once; where fewer are seen, results have not come in yet, and tell no time. */
const LEAST_AT_ONCE = 0.2;

const NOT_BEGUN: ExperimentProgress = { state: 'new', done: 0, total: 0, fault: null };
const NO_FACTS: RecipeFacts = { fault: null, puzzles: 0, distances: [] };

export class LabDesk {
  /** All experiments of the library, the newest first. */
  list = $state.raw<readonly ExperimentEntry[]>([]);
  damaged = $state.raw<readonly Damaged[]>([]);
  /** The experiment of the library that is open; `null`: it is only planned. */
  experimentId = $state<number | null>(null);
  text = $state.raw<ExperimentText>({ recipe: PRESETS.textbook.recipe, book: [] });
  progress = $state.raw<ExperimentProgress>(NOT_BEGUN);
  /** Whether what was counted, or a part of it, came with a file. */
  isFromFile = $state(false);
  facts = $state.raw<RecipeFacts>(NO_FACTS);
  readonly look = new LabLook();

  readonly #api: Api;
  /** Reads the list of the library again. */
  readonly loadList = latest(
    () => this.#api.experiments.list({}),
    ({ experiments, damaged }) => ([this.list, this.damaged] = [experiments, damaged]),
  );
  readonly #notices: Notices;
  readonly #pulled: PulledResults;
  /** What was on show when the program was left. */
  readonly #left: ExperimentUnderWay | null;
  /** When the counting began that is watched, and what was spent before. */
  #watch: { sinceMs: number; spentMs: number } | null = null;
  #saving: Promise<void> | null = null;
  /** Counts the experiments that were shown. */
  #begun = 0;
  #turn = 0;
  #isShown = false;

  constructor(
    { api, notices }: { readonly api: Api; readonly notices: Notices },
    startWorker: () => Port,
    left: ExperimentUnderWay | null,
  ) {
    this.#api = api;
    this.#notices = notices;
    this.#pulled = new PulledResults(api.experiments, startWorker);
    this.#left = left;
  }

  get lab(): LabApi {
    return this.#pulled.lab;
  }

  /** The table so far of the puzzles and searches on show. */
  get table(): LabTableSoFar {
    return this.#pulled.tableOf(this.recipe);
  }

  get recipe(): ExperimentRecipe {
    return this.text.recipe;
  }

  /** Whether an experiment is on show: not before the view was open. */
  get isOpen(): boolean {
    return this.experimentId !== null || this.look.isPlanned;
  }

  /** Whether the plan is too long to be there again at the next start, unless the library keeps it. */
  get isTooLong(): boolean {
    return this.experimentId === null && isPlanTooLong(this.text);
  }

  /** What is there again at the next start; `null` for a plan that is too long. */
  get underWay(): ExperimentUnderWay | null {
    if (this.isTooLong) return null;
    const { experimentId, text, look } = this;
    return { shown: experimentId === null ? text : { experimentId }, look: look.kept };
  }

  /** Whether something was counted, so that puzzles and searches stay as they are. */
  get hasBegun(): boolean {
    return this.progress.state !== 'new' || this.progress.done > 0;
  }

  get isCounting(): boolean {
    return this.progress.state === 'running' || this.progress.state === 'waiting';
  }

  /** About how many seconds the rest takes; `null` where nothing tells. Not a `$derived`, which would end with the view that made the desk. */
  get secondsLeft(): number | null {
    const { restMs, spentMs } = this.table;
    if (restMs === null || this.progress.state !== 'running' || this.#watch === null) return null;
    const wallMs = performance.now() - this.#watch.sinceMs;
    const atOnce = (spentMs - this.#watch.spentMs) / wallMs;
    return wallMs < WATCHED_MS || atOnce < LEAST_AT_ONCE ? null : restMs / atOnce / 1000;
  }

  /** The view is open: results come in. Returns a function that ends that. */
  show(): () => void {
    this.#isShown = true;
    void this.#notices.attempt(async () => {
      await this.loadList();
      if (this.isOpen) void this.#follow();
      else await this.#openLeft();
    });
    return () => (this.#isShown = false);
  }

  /** The one that was left, as it was; where it is not there any more, the first. */
  async #openLeft(): Promise<void> {
    const { shown, look } = this.#left ?? {};
    if (shown && 'recipe' in shown) return this.#begin(shown, null, NOT_BEGUN, look);
    const left = this.list.find(({ experimentId }) => experimentId === shown?.experimentId);
    return left ? this.open(left.experimentId, look) : this.#openFirst();
  }

  /** Opens the experiment that is being counted, or the newest; without any, the textbook's. */
  async #openFirst(): Promise<void> {
    const first = this.list.find(({ state }) => state === 'running') ?? this.list[0];
    if (first === undefined) await this.plan(PRESETS.textbook);
    else await this.open(first.experimentId);
  }

  /** Plans an experiment that comes with the program. */
  async plan({ recipe, measure }: LabPreset): Promise<void> {
    await this.#begin({ recipe, book: [] }, null, NOT_BEGUN, { measure });
  }

  async planPreset(id: LabPresetId): Promise<void> {
    await this.#notices.attempt(() => this.plan(PRESETS[id]));
  }

  async open(experimentId: number, look?: Partial<ExperimentLook>): Promise<void> {
    const { recipe, book, ...saved } = await this.#api.experiments.get({ experimentId });
    const begun = this.#begin({ recipe, book }, experimentId, saved, look);
    this.isFromFile = saved.isFromFile;
    await begun;
    if (this.experimentId === experimentId) void this.#follow();
  }

  async #begin(
    text: ExperimentText,
    experimentId: number | null,
    progress: ExperimentProgress,
    look?: Partial<ExperimentLook>,
  ): Promise<void> {
    this.#turn++;
    this.#begun++;
    tellOfUnsaved(this, this.#notices, (text, look) => this.#begin(text, null, NOT_BEGUN, look));
    const { state, done, total, fault } = progress;
    [this.text, this.experimentId, this.progress] = [text, experimentId, { state, done, total, fault }];
    this.isFromFile = false;
    this.#watch = null;
    this.look.reset(experimentId === null, look);
    await Promise.all([this.#pulled.begin(experimentId, text.recipe), this.#readFacts()]);
  }

  async #readFacts(): Promise<void> {
    const { recipe } = this.text;
    const facts = await this.lab.facts({ recipe: structuredClone(recipe) });
    if (this.text.recipe === recipe) this.facts = facts;
  }

  /**
   * Changes what is counted. What has results stays as it is: the change makes another experiment, which is only planned, and the
   * notice says where the results are.
   */
  async change(change: Partial<Pick<ExperimentRecipe, 'puzzles' | 'searches'>>): Promise<void> {
    await this.#notices.attempt(async () => {
      const recipe = { ...this.recipe, ...change };
      if (this.hasBegun) {
        const { title } = this.recipe;
        await this.#begin({ ...this.text, recipe: { ...recipe, title: titleOfCopy(title) } }, null, NOT_BEGUN);
        this.#notices.hint(`This is a new experiment. The results stay with ${quoted(title)}.`);
        return;
      }
      this.text = { ...this.text, recipe };
      await this.#readFacts();
      if (this.experimentId === null || this.facts.fault !== null || this.text.recipe !== recipe) return;
      await this.#write({ recipe });
      if (this.text.recipe === recipe) await this.#pulled.begin(this.experimentId, recipe);
    });
  }

  async rename(title: string): Promise<void> {
    const recipe = { ...this.recipe, title };
    this.text = { ...this.text, recipe };
    if (this.experimentId !== null) await this.#notices.attempt(() => this.#write({ recipe }));
  }

  async setBook(book: readonly BookColumn[]): Promise<void> {
    this.text = { ...this.text, book };
    if (this.experimentId !== null) await this.#notices.attempt(() => this.#write({ book }));
  }

  async #write(change: Partial<ExperimentText>): Promise<void> {
    const saved = await this.#api.experiments.write({ experimentId: this.experimentId!, change });
    this.#take(saved);
    await this.loadList();
  }

  /** Keeps the planned experiment in the library, without counting it. */
  async save(): Promise<boolean> {
    return this.#notices.attempt(async () => {
      this.#saving ??= this.#keep().finally(() => (this.#saving = null));
      await this.#saving;
    });
  }

  /** What is changed while it is being kept is kept as well. */
  async #keep(): Promise<void> {
    if (this.experimentId !== null) return;
    const [{ text }, begun] = [this, this.#begun];
    const saved = await this.#api.experiments.create(structuredClone(text));
    if (begun !== this.#begun) return this.loadList();
    this.experimentId = saved.experimentId;
    this.look.isPlanned = false;
    this.#take(saved);
    if (this.text !== text) await this.#write(structuredClone(this.text));
    await this.#pulled.begin(saved.experimentId, this.recipe);
    await this.loadList();
  }

  /** Counts what is not counted yet; a planned experiment is kept first. */
  async start(): Promise<void> {
    if (!(await this.save())) return;
    await this.#notices.attempt(async () => {
      this.#take(await this.#api.experiments.start({ experimentId: this.experimentId! }));
      void this.#follow();
    });
  }

  async pause(): Promise<void> {
    await this.#rest('pause');
  }

  async stop(): Promise<void> {
    await this.#rest('stop');
  }

  async #rest(how: 'pause' | 'stop'): Promise<void> {
    if (this.experimentId === null) return;
    await this.#notices.attempt(async () => {
      this.#take(await this.#api.experiments[how]({ experimentId: this.experimentId! }));
      await this.#pull();
      await this.loadList();
    });
  }

  /** The same puzzles and searches, to be changed: nothing of it is counted. */
  async duplicate(): Promise<void> {
    await this.#notices.attempt(() =>
      this.#begin({ ...this.text, recipe: { ...this.recipe, title: titleOfCopy(this.recipe.title) } }, null, NOT_BEGUN),
    );
  }

  /** Deletes an experiment of the library; the notice can bring it back. `title`: `null` where it cannot be read. */
  async delete({
    experimentId,
    title,
  }: Pick<SavedExperiment, 'experimentId'> & { title: string | null }): Promise<void> {
    await this.#notices.attempt(async () => {
      await this.#api.experiments.delete({ experimentId });
      await this.loadList();
      const isOpen = this.experimentId === experimentId;
      if (isOpen) await this.#openFirst();
      this.#notices.tell(`Deleted the ${title === null ? 'damaged experiment' : `experiment ${quoted(title)}`}.`, {
        undo: async () => {
          await this.#api.experiments.restore({ experimentId });
          await this.loadList();
          if (isOpen) await this.open(experimentId);
        },
      });
    });
  }

  #take({ state, done, total, fault }: ExperimentProgress): void {
    this.progress = { state, done, total, fault };
    if (state !== 'running') this.#watch = null;
  }

  /** Takes in results while more may come and the view is open. */
  async #follow(): Promise<void> {
    const turn = ++this.#turn;
    while (this.#isShown && turn === this.#turn && this.experimentId !== null) {
      try {
        await this.#pull();
      } catch (error) {
        if (!isClosed(error)) this.#notices.complain(error);
        return;
      }
      if (turn !== this.#turn) return;
      if (!this.isCounting) return void this.loadList().catch(() => {});
      await new Promise((resolve) => setTimeout(resolve, PULL_EVERY_MS));
    }
  }

  /** Takes in what has come since. */
  async #pull(): Promise<void> {
    const { experimentId } = this;
    const isNew = await this.#pulled.pull((progress) => this.#take(progress));
    if (!isNew || this.experimentId !== experimentId) return;
    const { spentMs } = this.table;
    if (this.progress.state === 'running') this.#watch ??= { sinceMs: performance.now(), spentMs };
    this.look.revision++;
  }
}

export const [getLabDesk, setLabDesk] = createContext<LabDesk>();
