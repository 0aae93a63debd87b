import type { SavedHeuristic } from '../../../shared/contract/heuristics.ts';
import { MAX_OWN_NAME_LENGTH } from '../../../shared/contract/parse.ts';
import type { SearchSpec } from '../../../shared/contract/types.ts';
import type { LibraryFile } from '../../../shared/exchange/libraryFile.ts';
import type { OwnHeuristic } from '../../../shared/puzzle/heuristics/own.ts';
import type { ReadableDb, WritableDb } from '../../store/database.ts';
import { listDocuments } from '../../store/documents.ts';
import { addHeuristic, HEURISTICS } from '../../store/heuristics.ts';

/** The kept heuristics that were chosen (`null`: all), and those that a search of the file uses. */
export function gatherHeuristics(
  db: ReadableDb,
  chosen: readonly number[] | null,
  file: Omit<LibraryFile, 'heuristics'>,
): OwnHeuristic[] {
  const used = new Set(searchesOf(file).flatMap(({ own }) => (own === undefined ? [] : keyOf(own))));
  const { rows } = listDocuments(db, HEURISTICS);
  const isWanted = ({ heuristicId, own }: SavedHeuristic): boolean =>
    chosen === null || chosen.includes(heuristicId) || used.has(keyOf(own));
  return rows.filter(isWanted).map(({ own }) => own);
}

function searchesOf({ runs, comparisons, questions, lessons, experiments }: Omit<LibraryFile, 'heuristics'>) {
  return [
    ...runs.map(({ search }) => search),
    ...[...comparisons, ...questions].flatMap(({ content }): readonly SearchSpec[] => content.searches),
    ...lessons.flatMap(({ stops }) => stops.flatMap(({ searches }) => searches)),
    ...experiments.flatMap(({ recipe }) => recipe.searches),
  ];
}

/** Finds the same heuristic in the library, under the same name or with the number that an import added to it. */
export function heuristicFinder(db: ReadableDb): (own: OwnHeuristic) => number | null {
  const kept = listDocuments(db, HEURISTICS).rows;
  return ({ name, kind, text }) => {
    const isSame = ({ own }: SavedHeuristic): boolean =>
      own.kind === kind && own.text === text && isNameOf(own.name, name);
    return kept.find(isSame)?.heuristicId ?? null;
  };
}

/** Whether `name` is what `freeName` could make of `wanted`. */
function isNameOf(name: string, wanted: string): boolean {
  const [mark] = / \(\d+\)$/.exec(name) ?? [];
  return name === wanted || (mark !== undefined && name === marked(wanted, mark));
}

/** Adds heuristics; renames one whose name is taken. */
export function heuristicAdder(db: WritableDb): (own: OwnHeuristic) => void {
  const names = new Set(listDocuments(db, HEURISTICS).rows.map(({ own }) => own.name));
  return (own) => {
    const name = freeName(own.name, names);
    names.add(name);
    addHeuristic(db, { ...own, name });
  };
}

/** The name, numbered if it is taken. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  for (let number = 2, free = name; ; number++) {
    if (!taken.has(free)) return free;
    free = marked(name, ` (${number})`);
  }
}

/** The name with a mark behind it, shortened to fit. */
function marked(name: string, mark: string): string {
  const room = MAX_OWN_NAME_LENGTH - mark.length;
  return Array.from(name).slice(0, room).join('').trimEnd() + mark;
}

function keyOf({ name, kind, text }: OwnHeuristic): string {
  return JSON.stringify([name, kind, text]);
}
