/** The listed puzzles: of one set or the whole library, filtered and sorted. */
import type { PuzzleQuery } from '../../shared/contract/lists.ts';
import type { Page, PuzzleFilter, PuzzleSort } from '../../shared/contract/types.ts';
import { ChosenRows, type ListApi } from './chosenRows.svelte.ts';

export type WantedPuzzles = Omit<PuzzleFilter, 'setId'>;

export interface PuzzleOrder {
  readonly sort: PuzzleSort;
  readonly descending: boolean;
}

const OWN_ORDER: PuzzleOrder = { sort: 'set', descending: false };

export class PuzzleShelf extends ChosenRows<'puzzles'> {
  setId = $state<number | null>(null);
  wanted = $state.raw<WantedPuzzles>({});
  order = $state.raw(OWN_ORDER);

  constructor(api: ListApi) {
    super(api, 'puzzles', ({ puzzleId }) => puzzleId);
  }

  protected query(page: Page): PuzzleQuery {
    return { filter: this.filter, ...this.order, ...page };
  }

  get filter(): PuzzleFilter {
    return this.setId === null ? this.wanted : { ...this.wanted, setId: this.setId };
  }

  get isNarrowed(): boolean {
    return Object.keys(this.wanted).length > 0;
  }

  /** Whether the list is in the user's own order of one set, which can be changed there. */
  get isInOwnOrder(): boolean {
    return this.setId !== null && !this.isNarrowed && this.order.sort === 'set' && !this.order.descending;
  }

  async showSet(setId: number | null): Promise<void> {
    if (setId !== this.setId) this.choice.none();
    this.setId = setId;
    await this.list.load();
  }

  /** Changes the filter; `undefined` and an empty text remove a condition. */
  async want(change: { [Name in keyof WantedPuzzles]: WantedPuzzles[Name] | undefined }): Promise<void> {
    const parts = Object.entries({ ...this.wanted, ...change });
    this.wanted = Object.fromEntries(parts.filter(([, part]) => part !== undefined && part !== ''));
    await this.load();
  }

  async wantAll(): Promise<void> {
    this.wanted = {};
    await this.load();
  }

  async orderBy(order: PuzzleOrder): Promise<void> {
    this.order = order;
    await this.load();
  }
}
