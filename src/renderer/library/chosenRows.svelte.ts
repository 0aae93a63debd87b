/** A list of the library on the screen, and which of its rows are chosen: what is no longer listed is let go of. */
import type { Page } from '../../shared/contract/types.ts';
import { Choice } from '../ui/choice.svelte.ts';
import { RowList, type RowsAnswer } from './rowList.svelte.ts';

export abstract class ChosenRows<Row> {
  readonly choice = new Choice();
  readonly list: RowList<Row>;
  readonly #idOf: (row: Row) => number;

  constructor(idOf: (row: Row) => number) {
    this.#idOf = idOf;
    this.list = new RowList((page) => this.ask(page), idOf);
  }

  /** Asks the host for a page of what is wanted now. */
  protected abstract ask(page: Page): Promise<RowsAnswer<Row>>;

  get ids(): number[] {
    return this.list.rows.map(this.#idOf);
  }

  get chosen(): Row[] {
    return this.list.rows.filter((row) => this.choice.has(this.#idOf(row)));
  }

  /** The first rows of what is wanted now. */
  async load(): Promise<void> {
    await this.list.load();
    this.choice.keepTo(this.ids);
  }

  /** The same rows anew, as many as there were. */
  async reload(): Promise<void> {
    await this.list.reload();
    this.choice.keepTo(this.ids);
  }
}
