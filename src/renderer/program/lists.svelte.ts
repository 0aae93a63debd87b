/** The library's lists in the page. Changed ones are reloaded, all in one call. */
import type { Api } from '../../shared/contract/api.ts';
import type { ListAnswers, ListName, ListQueries } from '../../shared/contract/lists.ts';
import type { Damaged } from '../../shared/contract/types.ts';

/** A list's current query. `take` gets the answer; it must drop one to an outdated query. */
interface ListQuestion<Name extends ListName> {
  readonly query: ListQueries[Name];
  take(answer: ListAnswers[Name]): void | Promise<void>;
}

/** `null` query: needs nothing now. */
interface HeldList {
  readonly name: ListName;
  ask(): ListQuestion<never> | null;
}

/** Lists that always come whole. */
type WholeList = 'sets' | 'lessons' | 'experiments' | 'heuristics' | 'challenges' | 'rosters';

/** A whole list as it was last read. */
export class HeldRows<Row> {
  rows = $state.raw<readonly Row[]>([]);
  damaged = $state.raw<readonly Damaged[]>([]);
  /** Distinguishes an empty list from one that did not arrive. */
  isLoaded = $state(false);
}

export class Lists {
  readonly #api: Pick<Api['library'], 'list'>;
  readonly #held: HeldList[] = [];
  #isStale = true;
  #reading: Promise<void> | null = null;
  #shown = 0;

  constructor(api: Pick<Api['library'], 'list'>) {
    this.#api = api;
  }

  hold<Name extends ListName>(name: Name, ask: () => ListQuestion<Name> | null): void {
    this.#held.push({ name, ask: ask as HeldList['ask'] });
  }

  /** Holds a list with a constant query. */
  holdAll<Name extends ListName>(
    name: Name,
    query: ListQueries[Name],
    take: (answer: ListAnswers[Name]) => unknown,
  ): void {
    let asked = 0;
    this.hold(name, () => {
      const turn = ++asked;
      return { query, take: async (answer) => void (turn === asked && (await take(answer))) };
    });
  }

  /** Holds a whole list in the order of the host. `afterwards` is called whenever it was read. */
  rows<Name extends WholeList>(
    name: Name,
    afterwards?: () => Promise<void>,
  ): HeldRows<ListAnswers[Name]['rows'][number]> {
    const held = new HeldRows<ListAnswers[Name]['rows'][number]>();
    this.holdAll(name, {} as ListQueries[Name], ({ rows, damaged }: ListAnswers[WholeList]) => {
      Object.assign(held, { rows, damaged, isLoaded: true });
      return afterwards?.();
    });
    return held;
  }

  /** `api`, with calls that resolve once the lists show what they changed. */
  updatedBy(api: Api): Api {
    const updating = (service: object): object =>
      new Proxy(service, {
        get: (methods, name) => (params: unknown) =>
          this.#after(Reflect.get(methods, name)(params) as Promise<unknown>),
      });
    return new Proxy(api, { get: (services, name: keyof Api) => updating(services[name]) });
  }

  /** Call when documents have changed. Reloads visible lists at once, others when they are shown. */
  change(): void {
    this.#isStale = true;
    if (this.#shown > 0) void this.refresh().catch(() => {}); // reported by the cause of the change
  }

  /** Marks lists as visible until the returned function is called. */
  show(): () => void {
    this.#shown++;
    return () => void this.#shown--;
  }

  async #after<Result>(change: Promise<Result>): Promise<Result> {
    const result = await change;
    await this.refresh();
    return result;
  }

  /** Resolves when every list is up to date. Where one cannot be read, loads the others, and rejects. */
  async refresh(): Promise<void> {
    do await (this.#reading ??= this.#isStale ? this.#read().finally(() => (this.#reading = null)) : null);
    while (this.#isStale);
  }

  async #read(): Promise<void> {
    this.#isStale = false;
    try {
      await this.#readEach(this.#held).catch(async () => {
        const alone = this.#held.map((list) => this.#readEach([list]));
        const failed = (await Promise.allSettled(alone)).find((one) => one.status === 'rejected');
        if (failed) throw failed.reason;
      });
    } catch (error) {
      this.#isStale = true;
      throw error;
    }
  }

  async #readEach(lists: readonly HeldList[]): Promise<void> {
    const asked = lists.flatMap(({ name, ask }) => {
      const question = ask();
      return question === null ? [] : [{ name, question }];
    });
    const queries = Object.fromEntries(asked.map(({ name, question }) => [name, question.query]));
    if (asked.length === 0) return;
    const answers = await this.#api.list(queries);
    await Promise.all(asked.map(({ name, question }) => question.take(answers[name] as never)));
  }
}
