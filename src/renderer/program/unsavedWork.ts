/**
 * Tracks work that a page without storage would lose: what was made since it was last saved in a file. Runs and
 * settings, which the program keeps automatically, do not count.
 */
import { pluralOf, SET_KINDS, type Plural, type SchemaKind } from '../../shared/contract/kinds.ts';
import type { Api } from '../../shared/contract/api.ts';

/** Methods that make or change something, by service. */
const MAKING: { readonly [S in keyof Api]?: readonly (keyof Api[S])[] } = {
  library: ['createSet', 'renameSet', 'duplicateSet', 'savePuzzle', 'editPuzzle', 'movePuzzles', 'save'],
  runs: ['pin'],
  comparisons: ['save'],
  questions: ['save'],
  lessons: ['addStop'],
  experiments: ['create', 'write', 'start'],
  heuristics: ['keep'],
  exchange: ['confirm'],
  settings: ['write'],
};

const DRAFTS = ['draft', 'programDraft'];

/** Of the settings, only drafts are work. */
function isWork(service: keyof Api, { change }: Record<string, unknown>): boolean {
  return service !== 'settings' || DRAFTS.some((name) => Object.hasOwn(change as object, name));
}

/** A service, or the list of what `library.save` has saved. */
type WorkKind = keyof typeof MAKING | Plural<SchemaKind>;

const OF_SETS: readonly WorkKind[] = ['library', ...SET_KINDS.map(pluralOf)];
const WITH_RUNS: readonly WorkKind[] = ['runs', 'comparisons', 'questions'];

/** By kind: the id that its work has, so that a file with one of several saves only that one. */
const ID_NAMES: Partial<Record<WorkKind, string>> = {
  lessons: 'lessonId',
  experiments: 'experimentId',
  ...Object.fromEntries(OF_SETS.map((kind) => [kind, 'setId'])),
};

type Ids = readonly number[] | null;

/** What a file saves: of each kind the work with `ids`, or all for `null`. */
interface SavedWork {
  readonly kinds: readonly WorkKind[];
  readonly ids: Ids;
}

const some = (kinds: readonly WorkKind[], ids: unknown): SavedWork => ({ kinds, ids: ids as Ids });
const all = (...kinds: readonly WorkKind[]): SavedWork => ({ kinds, ids: null });

/** By method: the work that it saves in a file. */
const SAVING: Partial<Record<keyof Api['exchange'], (params: Record<string, unknown>) => readonly SavedWork[]>> = {
  exportSets: ({ setIds, withRuns, withLessons, withExperiments, heuristicIds }) => [
    some(OF_SETS, setIds),
    ...(setIds === null ? [all('exchange', ...(withRuns ? WITH_RUNS : []))] : []),
    ...(withLessons ? [all('lessons')] : []),
    ...(withExperiments ? [all('experiments')] : []),
    ...(heuristicIds === null ? [all('heuristics', 'settings')] : []),
  ],
  exportLessons: ({ lessonIds }) => [some(['lessons'], lessonIds)],
  exportExperiments: ({ experimentIds }) => [some(['experiments'], experimentIds)],
  exportHeuristics: () => [all('heuristics', 'settings')],
  exportAnswers: () => [all('questions')],
};

type ApiCall = (params: unknown) => Promise<unknown>;

export class UnsavedWork {
  /** By kind: the ids of what was made, and `null` for what has none. */
  readonly #made = new Map<WorkKind, Set<number | null>>();

  get any(): boolean {
    return Array.from(this.#made.values()).some((ids) => ids.size > 0);
  }

  /** Wraps `api`, so that successful calls are recorded here. */
  noting<A extends Api>(api: A): A {
    const noted = (service: keyof Api, name: string, call: ApiCall): ApiCall => {
      return async (params) => {
        const result = await call(params);
        // `null`: the user chose no file.
        if (result !== null) this.#note(service, name, params as Record<string, unknown>, result as object | undefined);
        return result;
      };
    };
    return new Proxy(api, {
      get: (services, service: keyof Api) =>
        MAKING[service] === undefined
          ? services[service]
          : new Proxy(services[service] as object, {
              get: (methods, name: string) => noted(service, name, Reflect.get(methods, name) as ApiCall),
            }),
    });
  }

  #note(service: keyof Api, name: string, params: Record<string, unknown>, result: object | undefined): void {
    if ((MAKING[service] as readonly string[]).includes(name) && isWork(service, params)) {
      const isDocument = name === 'save' && service === 'library';
      const kind = isDocument ? pluralOf(params.kind as SchemaKind) : (service as WorkKind);
      const found: Record<string, unknown> = { ...params, ...result };
      this.#add(kind, (found[ID_NAMES[kind] ?? ''] as number | undefined) ?? null);
    }
    for (const { kinds, ids } of SAVING[name as keyof Api['exchange']]?.(params) ?? [])
      for (const kind of kinds) this.#remove(kind, ids);
  }

  #add(kind: WorkKind, id: number | null): void {
    this.#made.set(kind, (this.#made.get(kind) ?? new Set()).add(id));
  }

  #remove(kind: WorkKind, ids: Ids): void {
    if (ids === null) this.#made.delete(kind);
    else for (const id of ids) this.#made.get(kind)?.delete(id);
  }
}
