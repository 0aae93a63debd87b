import type { QuestionQuery } from '../../shared/contract/lists.ts';
import type { ClassCount, QuestionFilter, SavedQuestion } from '../../shared/contract/questions.ts';
import type { Page } from '../../shared/contract/types.ts';
import type { ListApi } from './chosenRows.svelte.ts';
import { FIRST_PAGE, RowList } from './rowList.svelte.ts';

export class AskedQuestions {
  readonly list: RowList<SavedQuestion>;
  /** Filters; '' lets all pass. */
  text = $state('');
  classLabel = $state('');
  descending = $state(true);
  classes = $state.raw<readonly ClassCount[]>([]);

  constructor(api: ListApi) {
    this.list = new RowList(
      async (page) => (await api.list({ questions: this.#query(page) })).questions,
      ({ questionId }) => questionId,
    );
  }

  /** The query that reloads the listed rows, and what takes its answer. */
  ask() {
    return { query: this.#query(FIRST_PAGE), take: this.list.begin() };
  }

  #query(page: Page): QuestionQuery {
    const { filter, descending } = this;
    return { filter, descending, ...page };
  }

  get filter(): QuestionFilter {
    const { text, classLabel } = this;
    return { ...(text && { text }), ...(classLabel && { classLabel }) };
  }

  get isNarrowed(): boolean {
    return this.text !== '' || this.classLabel !== '';
  }

  /** If the last question of the chosen class is gone, shows all classes. */
  async takeClasses(classes: readonly ClassCount[]): Promise<void> {
    this.classes = classes;
    if (this.classLabel !== '' && !classes.some(({ classLabel }) => classLabel === this.classLabel))
      await this.want({ classLabel: '' });
  }

  async want({ text = this.text, classLabel = this.classLabel }: QuestionFilter): Promise<void> {
    [this.text, this.classLabel] = [text, classLabel];
    await this.list.load();
  }

  async turn(): Promise<void> {
    this.descending = !this.descending;
    await this.list.load();
  }
}
