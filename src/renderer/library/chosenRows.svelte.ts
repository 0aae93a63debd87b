/** A list on the screen with a choice of its rows; rows that leave the list leave the choice. */
import type { ListAnswers, ListQueries } from '../../shared/contract/lists.ts';
import type { Api } from '../../shared/contract/api.ts';
import type { Page } from '../../shared/contract/types.ts';
import { Choice } from '../ui/choice.svelte.ts';
import { FIRST_PAGE, RowList } from './rowList.svelte.ts';

export type ListApi = Pick<Api['library'], 'list'>;

export abstract class ChosenRows<Name extends 'puzzles' | 'runs'> {
  readonly choice = new Choice();
  readonly list: RowList<ListAnswers[Name]['rows'][number]>;
  readonly #idOf: (row: ListAnswers[Name]['rows'][number]) => number;

  constructor(api: ListApi, name: Name, idOf: (row: ListAnswers[Name]['rows'][number]) => number) {
    this.#idOf = idOf;
    const read = async (page: Page): Promise<ListAnswers[Name]> => {
      const wanted = { [name]: this.query(page) } as { readonly [N in Name]: ListQueries[N] };
      const answer = (await api.list(wanted))[name as never] as ListAnswers[Name];
      this.taken(answer);
      return answer;
    };
    this.list = new RowList(read, idOf);
  }

  protected abstract query(page: Page): ListQueries[Name];

  protected taken(_answer: ListAnswers[Name]): void {}

  /** The query that reloads the listed rows, and what takes its answer. */
  ask() {
    const take = this.list.begin();
    return {
      query: this.query(FIRST_PAGE),
      take: async (first: ListAnswers[Name]): Promise<void> => {
        this.taken(first);
        await take(first);
        this.choice.keepTo(this.ids);
      },
    };
  }

  get ids(): number[] {
    return this.list.rows.map(this.#idOf);
  }

  get chosen(): ListAnswers[Name]['rows'][number][] {
    return this.list.rows.filter((row) => this.choice.has(this.#idOf(row)));
  }

  async load(): Promise<void> {
    await this.list.load();
    this.choice.keepTo(this.ids);
  }
}
