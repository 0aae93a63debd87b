import type { Challenge } from '../contract/challenges.ts';
import type { ImportFault } from '../contract/exchange.ts';
import type { FilePuzzle, FileRun, FileSet } from './libraryFile.ts';
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
  const moved = files.map(({ content }) => withPlaces(content, sets));
  return {
    format: files[0].content.format,
    sets: sets.all,
    runs: once(moved.flatMap(({ runs }) => runs)),
    comparisons: once(moved.flatMap(({ comparisons }) => comparisons)),
    questions: once(moved.flatMap(({ questions }) => questions)),
    lessons: once(moved.flatMap(({ lessons }) => lessons)),
    experiments: once(moved.flatMap(({ experiments }) => experiments)),
    heuristics: once(moved.flatMap(({ heuristics }) => heuristics)),
    pictures: Object.assign({}, ...moved.map(({ pictures = {} }) => pictures)) as Record<string, string>,
    faults: files.flatMap(({ name, content }) => content.faults.map((fault) => named(name, fault))),
  };
}

export function named(name: string, { line, sentence }: ImportFault): ImportFault {
  return { line: null, sentence: `“${name}”${line === null ? '' : `, line ${line}`}: ${sentence}` };
}

/** Sets by title, with every puzzle once. */
class JoinedSets {
  readonly all: { readonly title: string; readonly puzzles: FilePuzzle[]; challenges?: readonly Challenge[] }[] = [];
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

  /** Adds a set if missing, and the challenges that it lacks. */
  join({ title, challenges = [] }: FileSet): void {
    const set = this.all[this.setOf(title)];
    const joined = once([...(set.challenges ?? []), ...challenges]);
    if (joined.length > 0) set.challenges = joined;
  }
}

/** The file with the places of its puzzles in the joined sets. */
function withPlaces(file: Incoming, sets: JoinedSets): Incoming {
  const places = file.sets.map((set) => {
    sets.join(set); // it may be empty
    return set.puzzles.map((puzzle) => sets.placeOf(set.title, puzzle));
  });
  const moved = <Row extends Pick<FileRun, 'madeOn'>>(row: Row): Row => ({
    ...row,
    madeOn: row.madeOn && places[row.madeOn[0]][row.madeOn[1]],
  });
  const { runs, comparisons, questions } = file;
  return {
    ...file,
    ...{ runs: runs.map(moved), comparisons: comparisons.map(moved), questions: questions.map(moved) },
  };
}

function once<Row>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()];
}
