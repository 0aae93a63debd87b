/** The questions as they are listed: which ones, in which order. */
import type { ClassCount, QuestionFilter, QuestionsApi, SavedQuestion } from '../../shared/contract/questions.ts';
import { RowList } from './rowList.svelte.ts';

export class AskedQuestions {
  readonly list: RowList<SavedQuestion>;
  /** What is looked for; '' lets all pass. */
  text = $state('');
  classLabel = $state('');
  /** The latest first. */
  descending = $state(true);
  classes = $state.raw<readonly ClassCount[]>([]);
  readonly #api: QuestionsApi;

  constructor(api: QuestionsApi) {
    this.#api = api;
    this.list = new RowList(
      async (page) => {
        const { filter, descending } = this;
        const { questions: rows, ...rest } = await api.list({ filter, descending, ...page });
        return { rows, ...rest };
      },
      ({ questionId }) => questionId,
    );
  }

  get filter(): QuestionFilter {
    const { text, classLabel } = this;
    return { ...(text && { text }), ...(classLabel && { classLabel }) };
  }

  get isNarrowed(): boolean {
    return this.text !== '' || this.classLabel !== '';
  }

  async reload(): Promise<void> {
    const [classes] = await Promise.all([this.#api.listClasses({}), this.list.reload()]);
    this.classes = classes;
    if (this.classLabel !== '' && !classes.some(({ classLabel }) => classLabel === this.classLabel))
      await this.want({ classLabel: '' }); // the last question of the class is gone
  }

  async want({ text = this.text, classLabel = this.classLabel }: QuestionFilter): Promise<void> {
    [this.text, this.classLabel] = [text, classLabel];
    await this.list.load();
  }

  /** The other way round. */
  async turn(): Promise<void> {
    this.descending = !this.descending;
    await this.list.load();
  }
}
