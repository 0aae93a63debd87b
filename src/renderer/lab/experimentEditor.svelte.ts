/** The shown experiment, from the library or only planned: its counting, and how it is displayed. */
import { createContext } from 'svelte';
import type { Api } from '../../shared/contract/api.ts';
import { canonicalJson } from '../../shared/contract/canonicalJson.ts';
import type {
  BookColumn,
  ExperimentRecipe,
  ExperimentText,
  SavedExperiment,
} from '../../shared/contract/experiments.ts';
import { isPlanTooLong, type ExperimentLook, type ExperimentUnderWay } from '../../shared/contract/experimentLook.ts';
import { titleOfCopy } from '../../shared/contract/copyTitle.ts';
import { PRESETS, type LabPresetId } from '../../shared/lab/presets.ts';
import type { Port } from '../../shared/rpc/port.ts';
import { isClosed } from '../../shared/contract/errors.ts';
import type { Notices } from '../program/notices.svelte.ts';
import { quoted } from '../ui/format.ts';
import { Counting } from './counting.svelte.ts';
import { LabLook } from './labLook.svelte.ts';
import type { RecipeFacts } from './labMethods.ts';
import { SavedExperiments } from './savedExperiments.svelte.ts';
import { warnUnsaved, type LeftExperiment } from './unsavedPlan.ts';

/** What the library has of an experiment, without its text. */
type SavedState = Omit<SavedExperiment, keyof ExperimentText>;

const NO_FACTS: RecipeFacts = { fault: null, puzzles: 0, distances: [] };

export class ExperimentEditor {
  /** `null`: only planned. */
  experimentId = $state<number | null>(null);
  text = $state.raw<ExperimentText>({ recipe: PRESETS.textbook.recipe, book: [] });
  isFromFile = $state(false);
  facts = $state.raw<RecipeFacts>(NO_FACTS);
  /** Whether the experiment and its results so far have arrived: until then, its chart is empty and says nothing. */
  hasCome = $state(false);
  readonly look = new LabLook();
  readonly list: SavedExperiments;
  readonly counting: Counting;

  readonly #api: Pick<Api, 'experiments' | 'library'>;
  readonly #notices: Notices;
  readonly #left: ExperimentUnderWay | null;
  /** A text that its lender keeps: replacing it loses nothing. */
  #lent: ExperimentText | null = null;
  #saving: Promise<void> | null = null;
  /** The experiment that the view shows first, while it is fetched. */
  #opening: Promise<unknown> = Promise.resolve();
  #shown = 0;
  /** Counts requests to show an experiment; an answer to an earlier one is dropped. */
  #requests = 0;
  #isInView = false;

  constructor(
    { api, notices }: { readonly api: Pick<Api, 'experiments' | 'library'>; readonly notices: Notices },
    startWorker: () => Port,
    left: ExperimentUnderWay | null,
  ) {
    this.#api = api;
    this.#notices = notices;
    this.#left = left;
    this.list = new SavedExperiments(api.library);
    this.counting = new Counting(
      api.experiments,
      startWorker,
      () => this.recipe,
      () => {
        this.look.revision++;
        this.hasCome = true;
      },
    );
  }

  get recipe(): ExperimentRecipe {
    return this.text.recipe;
  }

  titleOfPuzzle(index: number): string {
    return `Puzzle ${index + 1} of ${this.recipe.title}`;
  }

  get isOpen(): boolean {
    return this.experimentId !== null || this.look.isPlanned;
  }

  /** Whether an unsaved plan is too long to be restored at the next start. */
  get isTooLong(): boolean {
    return this.experimentId === null && isPlanTooLong(this.text);
  }

  /** Restored at the next start; `null` for a plan that is too long. */
  get underWay(): ExperimentUnderWay | null {
    return this.isTooLong ? null : this.#now;
  }

  get #now(): ExperimentUnderWay {
    const { experimentId, text, look } = this;
    return { shown: experimentId === null ? text : { experimentId }, look: look.kept };
  }

  /** What is shown, for a later `restore`; `null` for nothing yet. */
  lend(): ExperimentUnderWay | null {
    this.#lent = this.text;
    return this.isOpen ? this.#now : null;
  }

  /** Shows the experiment of the library with this recipe, with its results, or else plans it. */
  async showRecipe(recipe: ExperimentRecipe, look: ExperimentLook): Promise<void> {
    const known = await this.#savedAs(recipe);
    const shown = known ? this.open(known.experimentId, look) : this.#show({ recipe, book: [] }, look);
    if (!known) this.#lent = this.text;
    await shown;
  }

  async #savedAs(recipe: ExperimentRecipe): Promise<SavedExperiment | undefined> {
    await this.list.load();
    const wanted = canonicalJson(recipe);
    for (const { experimentId, title } of this.list.entries) {
      if (title !== recipe.title) continue; // one with another title is another experiment, and may be large
      const saved = await this.#api.experiments.get({ experimentId });
      if (canonicalJson(saved.recipe) === wanted) return saved;
    }
    return undefined;
  }

  /** Brings back what `lend` has given; for `null`, what the last session left. */
  async restore(left: ExperimentUnderWay | null): Promise<void> {
    await this.list.load();
    await this.#openLeft(left ?? this.#left);
  }

  /** Call when the view opens: pulls results until the returned function is called. */
  enter(): () => void {
    this.#isInView = true;
    const { text } = this;
    this.#opening = this.#notices.attempt(async () => {
      try {
        await this.list.load();
      } finally {
        await this.#showFirst(text); // a plan, where the list cannot be read
      }
    });
    return () => (this.#isInView = false);
  }

  async #showFirst(text: ExperimentText): Promise<void> {
    if (this.isOpen) void this.#follow();
    else if (await this.#keepsChanged(text)) this.#offerLeftPlan();
    else await this.#openLeft(this.#left);
  }

  /** Keeps as a plan what was changed since `text` while nothing was open yet; returns whether it was. */
  async #keepsChanged(text: ExperimentText): Promise<boolean> {
    if (this.isOpen || this.text === text) return false;
    await this.#show(this.text);
    return true;
  }

  /** The plan of the last session, of which another one has taken the place. */
  #offerLeftPlan(): void {
    const { shown, look } = this.#left ?? {};
    if (look && shown && 'recipe' in shown)
      this.#warnUnsaved({ experimentId: null, text: shown, look: { isPlanned: true, kept: look } });
  }

  #warnUnsaved(left: LeftExperiment): void {
    warnUnsaved(left, this.#notices, (text, look) => this.#show(text, look));
  }

  /** Shows an experiment as it was left; where it was deleted, opens the first. */
  async #openLeft(last: ExperimentUnderWay | null): Promise<void> {
    const { shown, look } = last ?? {};
    if (shown && 'recipe' in shown) return this.#show(shown, look);
    const left = this.list.entries.find(({ experimentId }) => experimentId === shown?.experimentId);
    return left ? this.open(left.experimentId, look) : this.#openFirst();
  }

  async #openFirst(): Promise<void> {
    const { first } = this.list;
    if (first === undefined) await this.planPreset('textbook');
    else await this.open(first.experimentId);
  }

  async planPreset(id: LabPresetId): Promise<void> {
    await this.#notices.attempt(() => this.#show({ recipe: PRESETS[id].recipe, book: [] }, { measure: 'generated' }));
  }

  async open(experimentId: number, look?: Partial<ExperimentLook>): Promise<void> {
    const { text } = this;
    const request = ++this.#requests;
    const { recipe, book, ...saved } = await this.#api.experiments.get({ experimentId });
    if (request !== this.#requests || (await this.#keepsChanged(text))) return;
    await this.#show({ recipe, book }, look, saved);
    if (this.experimentId === experimentId) void this.#follow();
  }

  /** Without `saved`, as a plan. */
  async #show(text: ExperimentText, look?: Partial<ExperimentLook>, saved?: SavedState): Promise<void> {
    const experimentId = saved?.experimentId ?? null;
    const shown = ++this.#shown;
    this.#requests++;
    this.hasCome = false;
    if (this.text !== this.#lent) this.#warnUnsaved(this);
    this.text = text;
    this.experimentId = experimentId;
    this.isFromFile = saved?.isFromFile ?? false;
    this.look.reset(experimentId === null, look);
    await Promise.all([this.counting.begin(experimentId, text.recipe, saved), this.#readFacts()]);
    if (shown === this.#shown && this.counting.progress.done === 0) this.hasCome = true;
  }

  async #readFacts(): Promise<void> {
    const { recipe } = this.text;
    const facts = await this.counting.lab.facts({ recipe: structuredClone(recipe) });
    const { puzzles, searches } = this.recipe; // the title may be another one by now
    if (puzzles === recipe.puzzles && searches === recipe.searches) this.facts = facts;
  }

  /** Changes what is counted. An experiment with results stays as it is: the change makes a new plan. */
  async change(change: Partial<Pick<ExperimentRecipe, 'puzzles' | 'searches'>>): Promise<void> {
    await this.#notices.attempt(async () => {
      if (this.counting.hasBegun) {
        const { title } = this.recipe;
        await this.#planCopy(change);
        this.#notices.hint(`This is a new experiment. The results stay with ${quoted(title)}.`);
        return;
      }
      const recipe = { ...this.recipe, ...change };
      this.text = { ...this.text, recipe };
      await this.#readFacts();
      if (this.experimentId === null || this.facts.fault !== null || this.text.recipe !== recipe) return;
      await this.#write({ recipe });
      if (this.text.recipe === recipe) await this.counting.open(this.experimentId, recipe);
    });
  }

  async duplicate(): Promise<void> {
    await this.#notices.attempt(() => this.#planCopy({}));
  }

  async #planCopy(change: Partial<ExperimentRecipe>): Promise<void> {
    const recipe = { ...this.recipe, ...change, title: titleOfCopy(this.recipe.title) };
    await this.#show({ ...this.text, recipe }, this.look.drawing);
  }

  async rename(title: string): Promise<void> {
    await this.#edit({ recipe: { ...this.recipe, title } });
  }

  async setBook(book: readonly BookColumn[]): Promise<void> {
    await this.#edit({ book });
  }

  async addBookColumn(): Promise<void> {
    const { book } = this.text;
    await this.setBook([...book, { title: ['h₁', 'h₂'][book.length] ?? 'Book', values: [] }]);
  }

  /** Changes what needs no recount. */
  async #edit(change: Partial<ExperimentText>): Promise<void> {
    this.text = { ...this.text, ...change };
    if (this.experimentId !== null) await this.#notices.attempt(() => this.#write(change));
  }

  async #write(change: Partial<ExperimentText>): Promise<void> {
    this.counting.take(await this.#api.experiments.write({ experimentId: this.experimentId!, change }));
    await this.list.load();
  }

  async save(): Promise<boolean> {
    await this.#opening; // which shows another experiment
    return this.#notices.attempt(async () => {
      this.#saving ??= this.#save().finally(() => (this.#saving = null));
      await this.#saving;
    });
  }

  /** Includes changes made while saving. */
  async #save(): Promise<void> {
    if (this.experimentId !== null) return;
    const { text } = this;
    const shown = this.#shown;
    const saved = await this.#api.experiments.create(structuredClone(text));
    if (shown !== this.#shown) return this.list.load();
    this.experimentId = saved.experimentId;
    this.look.isPlanned = false;
    this.counting.take(saved);
    if (this.text !== text) await this.#write(structuredClone(this.text));
    await this.counting.open(saved.experimentId, this.recipe);
    await this.list.load();
  }

  async start(): Promise<void> {
    if (!(await this.save()) || this.experimentId === null) return; // another one was opened meanwhile
    await this.#notices.attempt(async () => {
      this.counting.take(await this.#api.experiments.start({ experimentId: this.experimentId! }));
      void this.#follow();
    });
  }

  async rest(how: 'pause' | 'stop'): Promise<void> {
    if (this.experimentId === null) return;
    await this.#notices.attempt(async () => {
      this.counting.take(await this.#api.experiments[how]({ experimentId: this.experimentId! }));
      await this.counting.pull();
      await this.list.load();
    });
  }

  async #follow(): Promise<void> {
    try {
      if (await this.counting.follow(() => this.#isInView)) void this.list.load().catch(() => {});
    } catch (error) {
      if (!isClosed(error)) this.#notices.complain(error);
    }
  }

  /** Deletes an experiment of the library, with an undo. `title`: `null` where it cannot be read. */
  async delete({ experimentId, title }: { experimentId: number; title: string | null }): Promise<void> {
    await this.#notices.attempt(async () => {
      await this.#api.library.delete({ kind: 'experiment', ids: [experimentId] });
      await this.list.load();
      const isOpen = this.experimentId === experimentId;
      if (isOpen) await this.#openFirst();
      this.#notices.tell(`Deleted the ${title === null ? 'damaged experiment' : `experiment ${quoted(title)}`}.`, {
        undo: async () => {
          await this.#api.library.restore({ kind: 'experiment', ids: [experimentId] });
          await this.list.load();
          if (isOpen) await this.open(experimentId);
        },
      });
    });
  }
}

export const [getExperimentEditor, setExperimentEditor] = createContext<ExperimentEditor>();
