import { canonicalJson } from '../../../shared/contract/canonicalJson.ts';
import type { Challenge } from '../../../shared/contract/challenges.ts';
import type { ImportChoices, ImportPreview, PreviewAnswers, PreviewSet } from '../../../shared/contract/exchange.ts';
import { MAX_PREVIEW_PUZZLES } from '../../../shared/contract/exchange.ts';
import type { FilePuzzle, FileRun, LibraryFile } from '../../../shared/exchange/libraryFile.ts';
import { solvability } from '../../../shared/puzzle/solvable.ts';
import { CHALLENGES } from '../../store/challenges.ts';
import type { ReadableDb } from '../../store/database.ts';
import { listDocuments } from '../../store/documents.ts';
import { puzzleFinder } from '../../store/exchange.ts';
import { hasPicture } from '../../store/pictures.ts';
import { placeAnswers } from './answers/keptAnswers.ts';
import { allSets } from './gather.ts';
import type { IncomingContent } from './incomingFile.ts';
import { ofSections, type SectionName, type SectionRow } from './sections.ts';
import { withBarePictures } from './soundPictures.ts';

export interface PlannedPuzzle {
  readonly content: FilePuzzle;
  readonly knownId: number | null;
}

export interface PlannedSet {
  readonly title: string;
  readonly setId: number | null;
  readonly puzzles: readonly PlannedPuzzle[];
  readonly challenges: readonly Challenge[];
}

/**
 * What a file would add to the library as it is now. The questions include the answers given in pages, under the label
 * of each person.
 */
export interface ImportPlan extends Pick<LibraryFile, SectionName> {
  readonly sets: readonly PlannedSet[];
  readonly answers: readonly PreviewAnswers[];
  /** The pictures of its puzzles by id, in base64. */
  readonly pictures: Readonly<Record<string, string>>;
}

/** Compares a file with the library. Matches a set of the library with at most one set of the file. */
export function planImport(db: ReadableDb, file: IncomingContent): ImportPlan {
  const bare = withBarePictures(file, (id) => hasPicture(db, id));
  const free = allSets(db);
  const find = puzzleFinder(db);
  const planned = bare.sets.map(({ title, puzzles, challenges = [] }) => {
    const at = free.findIndex((set) => set.title === title);
    const setId = at === -1 ? null : free.splice(at, 1)[0].setId;
    return { title, setId, challenges, puzzles: puzzles.map((content) => ({ content, knownId: find(content) })) };
  });
  const { answers, questions } = placeAnswers(db, file.handedIn);
  const asked = { answers, questions: [...bare.questions, ...questions] };
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
  return { files, format, faults, answers: plan.answers, sets, puzzles: previewPuzzles(plan), ...sections };
}

export function hasChallenge(db: ReadableDb, setId: number | null, challenge: Challenge): boolean {
  const text = canonicalJson(challenge);
  return listDocuments(db, CHALLENGES).rows.some((one) => one.setId === setId && canonicalJson(one.challenge) === text);
}

function previewSet(db: ReadableDb, { title, setId, puzzles, challenges }: PlannedSet): PreviewSet {
  const newChallenges = challenges.filter((challenge) => !hasChallenge(db, setId, challenge)).length;
  const known = puzzles.filter(({ knownId }) => knownId !== null).length;
  return { title, setId, known, fresh: puzzles.length - known, challenges: newChallenges };
}

function previewPuzzles({ sets }: ImportPlan): ImportPreview['puzzles'] {
  const all = sets.flatMap(({ puzzles }, set) => puzzles.map((planned) => ({ set, ...planned })));
  return all.slice(0, MAX_PREVIEW_PUZZLES).map(({ set, content, knownId }) => {
    const { title, puzzle } = content;
    const isSolvable = solvability(puzzle.start, puzzle.goal, puzzle.cols).solvable;
    return { set, title, ...puzzle, isKnown: knownId !== null, isSolvable };
  });
}
