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

const OF_SETS: readonly WorkKind[] = ['library', 'exchange', ...SET_KINDS.map(pluralOf)];
const OF_PUZZLES: readonly WorkKind[] = [...OF_SETS, 'runs', 'comparisons', 'questions'];

/** By method: the kinds of work that it saves in a file. */
const SAVING: Partial<Record<keyof Api['exchange'], (params: Record<string, unknown>) => readonly WorkKind[]>> = {
  exportSets: ({ withRuns, withLessons, withExperiments, heuristicIds }) => [
    ...(withRuns ? OF_PUZZLES : OF_SETS),
    ...(withLessons ? (['lessons'] as const) : []),
    ...(withExperiments ? (['experiments'] as const) : []),
    ...(heuristicIds === null ? (['heuristics', 'settings'] as const) : []),
  ],
  exportLessons: () => ['lessons'],
  exportExperiments: () => ['experiments'],
  exportHeuristics: () => ['heuristics', 'settings'],
  exportAnswers: () => ['questions'],
};

type ApiCall = (params: unknown) => Promise<unknown>;

export class UnsavedWork {
  readonly #kinds = new Set<WorkKind>();

  get any(): boolean {
    return this.#kinds.size > 0;
  }

  /** Wraps `api`, so that successful calls are recorded here. */
  noting<A extends Api>(api: A): A {
    const noted = (service: keyof Api, name: string, call: ApiCall): ApiCall => {
      return async (params) => {
        const result = await call(params);
        if (result !== null) this.#note(service, name, params as Record<string, unknown>); // `null`: the user chose no file
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

  #note(service: keyof Api, name: string, params: Record<string, unknown>): void {
    const isMade = (MAKING[service] as readonly string[]).includes(name) && isWork(service, params);
    if (isMade)
      this.#kinds.add(
        name === 'save' && service === 'library' ? pluralOf(params.kind as SchemaKind) : (service as WorkKind),
      );
    for (const kind of SAVING[name as keyof Api['exchange']]?.(params) ?? []) this.#kinds.delete(kind);
  }
}
