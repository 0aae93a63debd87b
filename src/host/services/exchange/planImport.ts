import { canonicalJson } from '../../../shared/contract/canonicalJson.ts';
import type { ImportChoices, ImportPreview, PreviewAnswers, PreviewSet } from '../../../shared/contract/exchange.ts';
import { MAX_PREVIEW_PUZZLES } from '../../../shared/contract/exchange.ts';
import { pluralOf, SET_KINDS, type DocumentOf, type Plural, type SetKind } from '../../../shared/contract/kinds.ts';
import type { Remarked } from '../../../shared/contract/rosters.ts';
import type { FilePuzzle, FileRun, LibraryFile, SetDocuments } from '../../../shared/exchange/libraryFile.ts';
import { solvability } from '../../../shared/puzzle/solvable.ts';
import type { ReadableDb } from '../../store/database.ts';
import { listDocuments } from '../../store/documents.ts';
import { documentsOf } from '../../store/schemaDocuments.ts';
import { puzzleFinder } from '../../store/exchange.ts';
import { hasPicture } from '../../store/pictures.ts';
import { getPuzzle } from '../../store/puzzles.ts';
import { isHandedInAnew, questionFinder } from '../../store/questions.ts';
import { listSets } from '../../store/sets.ts';
import { placeAnswers, type HandedInTo } from './answers/keptAnswers.ts';
import type { IncomingContent } from './incomingFile.ts';
import { ofSections, type SectionName, type SectionRow } from './sections.ts';
import { withStrippedPictures } from './validPictures.ts';

export interface PlannedPuzzle {
  readonly content: FilePuzzle;
  readonly knownId: number | null;
}

export interface PlannedSet {
  readonly title: string;
  readonly setId: number | null;
  readonly puzzles: readonly PlannedPuzzle[];
  readonly documents: SetDocuments;
}

/**
 * What a file would add to the library as it is now. The questions include the answers given in pages, under the label
 * of each person.
 */
export interface ImportPlan extends Pick<LibraryFile, SectionName> {
  readonly sets: readonly PlannedSet[];
  readonly answers: readonly PreviewAnswers[];
  /** What is to be remembered about files of answers. */
  readonly remarked: readonly Remarked[];
  /** The pictures of its puzzles and stops by id, in base64. */
  readonly pictures: Readonly<Record<string, string>>;
}

/** Compares a file with the library. Matches a set of the library with at most one set of the file. */
export function planImport(db: ReadableDb, file: IncomingContent, to: HandedInTo): ImportPlan {
  const bare = withStrippedPictures(file, (id) => hasPicture(db, id));
  const free = [...listSets(db).rows];
  const find = puzzleFinder(db);
  const planned = bare.sets.map(({ title, puzzles, ...documents }) => {
    const at = free.findIndex((set) => set.title === title);
    const setId = at === -1 ? null : free.splice(at, 1)[0].setId;
    return { title, setId, documents, puzzles: puzzles.map((content) => ({ content, knownId: find(content) })) };
  });
  const { answers, questions, remarked } = placeAnswers(db, file.handedIn, to);
  const asked = { answers, remarked, questions: [...bare.questions, ...questions] };
  return { ...bare, ...asked, sets: planned, pictures: bare.pictures ?? {} };
}

/** The puzzle of the file that a row was made on; `null` for none. */
export function madeOn<Name extends SectionName>(row: SectionRow<Name>): FileRun['madeOn'] {
  return 'madeOn' in row ? row.madeOn : null;
}

export function isAdded({ knownId }: PlannedPuzzle, { addKnown }: Pick<ImportChoices, 'addKnown'>): boolean {
  return addKnown || knownId === null;
}

export function previewOf(db: ReadableDb, plan: ImportPlan, { files, format, faults }: IncomingContent): ImportPreview {
  const knownPuzzle = (at: FileRun['madeOn']): number | null => at && plan.sets[at[0]].puzzles[at[1]].knownId;
  const sections = ofSections<Pick<ImportPreview, SectionName>>((name, { finder, preview }) => {
    const find = finder(db);
    return preview(plan[name].map((row) => ({ row, isKnown: find(row, knownPuzzle(madeOn(row))) !== null })));
  });
  const sets = plan.sets.map((set) => previewSet(db, set));
  const moving = countMoving(db, plan);
  return { files, format, faults, answers: plan.answers, moving, sets, puzzles: previewPuzzles(plan), ...sections };
}

function countMoving(db: ReadableDb, { questions }: ImportPlan): number {
  const find = questionFinder(db);
  return questions.filter((question) => {
    const known = find(question);
    return known !== null && question.homework !== undefined && isHandedInAnew(known.homework, question.homework);
  }).length;
}

/** The documents of a kind that a set of the library lacks. */
export function newOf(
  db: ReadableDb,
  kind: SetKind,
  setId: number | null,
  documents: SetDocuments,
): readonly DocumentOf<SetKind>[] {
  const { rows } = listDocuments(db, documentsOf(kind));
  const known = new Set(rows.filter((row) => row.setId === setId).map((row) => canonicalJson(row[kind])));
  return (documents[pluralOf(kind)] ?? []).filter((document) => !known.has(canonicalJson(document)));
}

/** The set of a known puzzle: of a set with no new puzzles, the documents join it, whatever its title is by now. */
export function setOfPuzzle(db: ReadableDb, puzzleId: number | null | undefined): number | null {
  return puzzleId == null ? null : getPuzzle(db, { puzzleId }).setId;
}

function previewSet(db: ReadableDb, { title, setId, puzzles, documents }: PlannedSet): PreviewSet {
  const known = puzzles.filter(({ knownId }) => knownId !== null).length;
  const target = setId ?? (known === puzzles.length ? setOfPuzzle(db, puzzles[0]?.knownId) : null);
  const fresh = SET_KINDS.map((kind) => [pluralOf(kind), newOf(db, kind, target, documents).length]);
  const others = Object.fromEntries(fresh) as Pick<PreviewSet, Plural<SetKind>>;
  return { title, setId, known, fresh: puzzles.length - known, ...others };
}

function previewPuzzles({ sets }: ImportPlan): ImportPreview['puzzles'] {
  const all = sets.flatMap(({ puzzles }, set) => puzzles.map((planned) => ({ set, ...planned })));
  return all.slice(0, MAX_PREVIEW_PUZZLES).map(({ set, content, knownId }) => {
    const { title, puzzle } = content;
    const isSolvable = solvability(puzzle.start, puzzle.goal, puzzle.cols).solvable;
    return { set, title, ...puzzle, isKnown: knownId !== null, isSolvable };
  });
}
