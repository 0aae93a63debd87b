import type { ImportFault } from '../contract/exchange.ts';
import { pluralOf, SET_KINDS } from '../contract/kinds.ts';
import { sectionsOf, type FileKind, type FilePuzzle, type FileRun, type FileSet } from './libraryFile.ts';
import type { Incoming } from './readFile.ts';

export interface NamedFile {
  readonly name: string;
  readonly content: Incoming;
}

type PlaceInFile = NonNullable<FileRun['madeOn']>;

/**
 * Joins files, each row once, as if they came one after the other. Sets with the same title are merged; faults name
 * their file. Answers are left out, since each file has its own.
 */
export function joinFiles(files: readonly NamedFile[]): Incoming {
  const sets = new JoinedSets();
  const moved = files.map(({ content }) => movedRows(content, sets));
  const pictures = files.map(({ content }) => content.pictures ?? {});
  return {
    format: files[0].content.format,
    sets: sets.all,
    ...sectionsOf((kind) => once(moved.flatMap((rowsOf) => rowsOf(kind)))),
    pictures: Object.assign({}, ...pictures) as Record<string, string>,
    faults: files.flatMap(({ name, content }) => content.faults.map((fault) => named(name, fault))),
  };
}

export function named(name: string, { line, sentence }: ImportFault): ImportFault {
  return { line: null, sentence: `“${name}”${line === null ? '' : `, line ${line}`}: ${sentence}` };
}

/** Sets by title, with every puzzle once. */
class JoinedSets {
  readonly all: (FileSet & { readonly puzzles: FilePuzzle[] })[] = [];
  readonly #setAt = new Map<string, number>();
  readonly #puzzleAt = new Map<string, number>();

  /** The place of a puzzle in the set of this title; adds it if missing. */
  placeOf(title: string, puzzle: FilePuzzle): PlaceInFile {
    const set = this.setOf(title);
    const key = JSON.stringify([set, puzzle]);
    const at = this.#puzzleAt.get(key) ?? this.all[set].puzzles.push(puzzle) - 1;
    this.#puzzleAt.set(key, at);
    return [set, at];
  }

  /** The index of the set of this title; adds it if missing. */
  setOf(title: string): number {
    const at = this.#setAt.get(title) ?? this.all.push({ title, puzzles: [] }) - 1;
    this.#setAt.set(title, at);
    return at;
  }

  /** Adds a set if missing, and the documents that it lacks. */
  join(part: FileSet): void {
    const set = this.all[this.setOf(part.title)];
    for (const name of SET_KINDS.map(pluralOf)) {
      const joined = once([...(set[name] ?? []), ...(part[name] ?? [])]);
      if (joined.length > 0) Object.assign(set, { [name]: joined });
    }
  }
}

/** The rows of each kind, with the places of their puzzles in the joined sets. */
function movedRows(file: Incoming, sets: JoinedSets): (kind: FileKind) => readonly object[] {
  const places = file.sets.map((set) => {
    sets.join(set); // it may be empty
    return set.puzzles.map((puzzle) => sets.placeOf(set.title, puzzle));
  });
  const moved = (row: object | Pick<FileRun, 'madeOn'>): object =>
    'madeOn' in row ? { ...row, madeOn: row.madeOn && places[row.madeOn[0]][row.madeOn[1]] } : row;
  return (kind) => file[pluralOf(kind)].map(moved);
}

function once<Row>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()];
}
