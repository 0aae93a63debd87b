/** Own heuristics in files that are exported or imported. */
import { MAX_OWN_NAME_LENGTH } from '../../../shared/contract/parse.ts';
import type { SearchSpec } from '../../../shared/contract/types.ts';
import type { LibraryFile } from '../../../shared/exchange/libraryFile.ts';
import type { OwnHeuristic } from '../../../shared/puzzle/heuristics/own.ts';
import type { ReadableDb, WritableDb } from '../../store/database.ts';
import { addHeuristic, listHeuristics } from '../../store/heuristics.ts';

/** Those that are kept and that were chosen (`null`: all), or that a search of the file goes by. */
export function gatherHeuristics(
  db: ReadableDb,
  chosen: readonly number[] | null,
  file: Omit<LibraryFile, 'heuristics'>,
): OwnHeuristic[] {
  const used = new Set(searchesOf(file).flatMap(({ own }) => (own === undefined ? [] : keyOf(own))));
  return listHeuristics(db)
    .heuristics.filter(
      ({ heuristicId, own }) => chosen === null || chosen.includes(heuristicId) || used.has(keyOf(own)),
    )
    .map(({ own }) => own);
}

function searchesOf({ runs, comparisons, questions, lessons, experiments }: Omit<LibraryFile, 'heuristics'>) {
  return [
    ...runs.map(({ search }) => search),
    ...[...comparisons, ...questions].flatMap(({ content }): readonly SearchSpec[] => content.searches),
    ...lessons.flatMap(({ stops }) => stops.flatMap(({ searches }) => searches)),
    ...experiments.flatMap(({ recipe }) => recipe.searches),
  ];
}

/** Whether the library keeps the same one under the same name, or with the number that the name got here. */
export function isKept(db: ReadableDb): (own: OwnHeuristic) => boolean {
  const kept = listHeuristics(db).heuristics.map(({ own }) => own);
  return ({ name, kind, text }) =>
    kept.some((one) => one.kind === kind && one.text === text && isNameOf(one.name, name));
}

/** Whether `name` is what `freeName` could make of `wanted`. */
function isNameOf(name: string, wanted: string): boolean {
  const [mark] = / \(\d+\)$/.exec(name) ?? [];
  return name === wanted || (mark !== undefined && name === marked(wanted, mark));
}

/** Adds those that the library does not keep; one whose name is taken gets another. Returns how many. */
export function addHeuristics(db: WritableDb, heuristics: readonly OwnHeuristic[]): number {
  const isKnown = isKept(db);
  const fresh = heuristics.filter((own) => !isKnown(own));
  const names = new Set(listHeuristics(db).heuristics.map(({ own }) => own.name));
  for (const own of fresh) {
    const name = freeName(own.name, names);
    names.add(name);
    addHeuristic(db, { ...own, name });
  }
  return fresh.length;
}

/** The name, or with a number behind it where that is taken. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  for (let number = 2, free = name; ; number++) {
    if (!taken.has(free)) return free;
    free = marked(name, ` (${number})`);
  }
}

/** The name with a mark behind it, cut off before it where that is needed. */
function marked(name: string, mark: string): string {
  const room = MAX_OWN_NAME_LENGTH - mark.length;
  return Array.from(name).slice(0, room).join('').trimEnd() + mark;
}

/** Equal heuristics of the same name have equal keys. */
function keyOf({ name, kind, text }: OwnHeuristic): string {
  return JSON.stringify([name, kind, text]);
}
