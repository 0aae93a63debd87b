/** The sets of a library file. An invalid puzzle, document or set costs only itself. */
import * as v from 'valibot';
import { withoutForcedDirection } from '../contract/direction.ts';
import { DOCUMENT_KINDS, pluralOf, SET_KINDS } from '../contract/kinds.ts';
import { AppError } from '../contract/errors.ts';
import { NOTES, parse, PUZZLE, TAGS, TITLE, TITLE_RULE } from '../contract/parse.ts';
import { TILE_PICTURE } from '../contract/pictures.ts';
import type { Puzzle } from '../contract/types.ts';
import { faultOfLength, isSmall, shortestLength } from '../puzzle/solve/shortest.ts';
import type { Found } from './found.ts';
import type { FilePuzzle, FileRun, FileSet, SetDocuments } from './libraryFile.ts';
import { orFault, titled } from './orFault.ts';
import { COUNT, LIST, listsOf } from './schemas.ts';
import { titleFrom } from './readStates.ts';

const SET = v.strictObject({
  title: v.string(),
  puzzles: LIST,
  ...listsOf(SET_KINDS),
});

const PUZZLE_MEMBERS = v.strictObject({
  title: TITLE,
  notes: v.optional(NOTES, ''),
  tags: v.optional(TAGS, []),
  optimal: v.optional(v.nullable(COUNT), null),
  picture: v.exactOptional(TILE_PICTURE),
  ...{ rows: v.unknown(), cols: v.unknown(), start: v.unknown(), goal: v.unknown() },
  costs: v.exactOptional(v.unknown()),
});

/**
 * The place of a set of the file among the valid ones, `null` if it is left out; likewise of each of its puzzles,
 * within the set.
 */
export type Places = { readonly set: number; readonly puzzles: readonly (number | null)[] } | null;

/** A set, and for each puzzle of the file its place in it. */
export interface ReadSet {
  readonly set: FileSet;
  readonly places: readonly (number | null)[];
}

/** A set with a valid title, without its invalid puzzles. */
export function readNamedSet(value: unknown, at: number, found: Found): [ReadSet] | [] {
  const [head] = orFault(`Set ${at + 1}${titled(value)}`, found, value, (value) => parse(SET, value), titled(value));
  if (head === undefined) return [];
  const title = readTitle(head.title, at, found);
  const before = found.puzzles.length;
  const places = head.puzzles.map((puzzle, i) => {
    const place = `Set ${at + 1} “${title}”, puzzle ${i + 1}${titled(puzzle)}`;
    const [read] = orFault(place, found, puzzle, readPuzzle);
    if (read === undefined) return null;
    found.add(withPossibleLength(read, (sentence) => found.fault(null, `${place}: ${sentence}`)));
    return found.puzzles.length - before - 1;
  });
  const documents = SET_KINDS.map((kind) => {
    const { schema } = DOCUMENT_KINDS[kind];
    const place = `Set ${at + 1} “${title}”, ${kind}`;
    const read = head[pluralOf(kind)].flatMap((value, i) =>
      orFault(`${place} ${i + 1}${titled(value)}`, found, value, (value) => parse<unknown>(schema, value)),
    );
    return [pluralOf(kind), read] as const;
  });
  const parts: SetDocuments = Object.fromEntries(documents.filter(([, read]) => read.length > 0));
  return [{ set: { title, puzzles: found.puzzles.slice(before), ...parts }, places }];
}

/** The title of a set, repaired if it is invalid, since the puzzles need one. */
function readTitle(said: string, at: number, found: Found): string {
  const title = titleFrom(said, `Set ${at + 1}`);
  const isKept = title === withoutForcedDirection(said).trim();
  if (!isKept) found.fault(null, `Set ${at + 1}: its title was made “${title}”: ${TITLE_RULE}`);
  return title;
}

function readPuzzle(value: unknown): FilePuzzle {
  const { rows, cols, start, goal, costs, ...rest } = parse(PUZZLE_MEMBERS, value);
  return { ...rest, puzzle: parse(PUZZLE, { rows, cols, start, goal, ...(costs !== undefined && { costs }) }) };
}

/**
 * The puzzle, with its length: computed for a small board; for a larger one the file's claim, unless that is impossible.
 * A false claim is reported to `fault` and left out.
 */
export function withPossibleLength(puzzle: FilePuzzle, fault: (sentence: string) => void): FilePuzzle {
  const boards = puzzle.puzzle;
  const wrong = puzzle.optimal === null ? null : faultOfLength(puzzle.optimal, boards);
  if (wrong !== null) fault(`optimal: ${wrong}`);
  if (isSmall(boards)) return { ...puzzle, optimal: shortestLength(boards) };
  return wrong === null ? puzzle : { ...puzzle, optimal: null };
}

/** The place of a puzzle among the valid ones; `null` for none, or if it was left out. */
export function placeInFile(
  madeOn: FileRun['madeOn'],
  boards: Puzzle,
  sets: readonly FileSet[],
  places: readonly Places[],
): FileRun['madeOn'] {
  if (madeOn === null) return null;
  const [set, puzzle] = madeOn;
  const found = places[set];
  if (found === null) return null;
  const place = found?.puzzles[puzzle];
  if (found === undefined || place === undefined)
    throw new AppError('bad-params', 'madeOn: There is no such puzzle in this file.');
  if (place === null) return null;
  const isSame = JSON.stringify(boards) === JSON.stringify(sets[found.set]!.puzzles[place]!.puzzle);
  if (!isSame) throw new AppError('bad-params', 'madeOn: The boards of that puzzle are others than those here.');
  return [found.set, place];
}
