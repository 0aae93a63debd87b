import { fromBase64 } from '#platform';
import type { ImportChoices, ImportResult } from '../../../shared/contract/exchange.ts';
import { pluralOf, SET_KINDS, type Plural, type SetKind } from '../../../shared/contract/kinds.ts';
import { ownPictures, type FilePuzzle, type FileRun } from '../../../shared/exchange/libraryFile.ts';
import { isSmall } from '../../../shared/puzzle/solve/shortest.ts';
import type { WritableDb } from '../../store/database.ts';
import { saveDocument } from '../../store/schemaDocuments.ts';
import { putPicture } from '../../store/pictures.ts';
import { addPuzzles } from '../../store/puzzles.ts';
import { joinRoster } from '../../store/rosters.ts';
import { createSet, requireSet } from '../../store/sets.ts';
import { isAdded, madeOn, newOf, setOfPuzzle, type ImportPlan, type PlannedSet } from './planImport.ts';
import { ofSections, type SectionName } from './sections.ts';

/** Carries out an import within the caller's transaction. Throws an `AppError` where the library is full. */
export function carryOut(db: WritableDb, plan: ImportPlan, choices: ImportChoices): ImportResult {
  if (choices.into !== null) requireSet(db, choices.into);
  putPictures(db, plan, choices);
  const placed = plan.sets.map((set) => placeSet(db, set, choices));
  const puzzleIds = placed.map(({ puzzleIds }) => puzzleIds);
  const setIds = plan.sets.map(({ setId }, at) => placed[at].setId ?? setId ?? setOfPuzzle(db, puzzleIds[at][0]));
  const puzzleAt = (at: FileRun['madeOn']): number | null => at && puzzleIds[at[0]][at[1]];
  noteRemarks(db, plan, choices);
  return {
    newSets: placed.filter(({ isNew }) => isNew).length,
    setIds: [...new Set(placed.flatMap(({ setId }) => setId ?? []))],
    puzzles: placed.reduce((sum, { added }) => sum + added, 0),
    ...addToSets(db, plan, setIds),
    ...addSections(db, plan, puzzleAt),
  };
}

/** Keeps what was remarked about files of answers with their class, if it has a name. */
function noteRemarks(db: WritableDb, { remarked }: ImportPlan, { classLabel: title = '' }: ImportChoices): void {
  if (title !== '' && remarked.length > 0) joinRoster(db, { title, students: [], remarked });
}

/** Adds new rows, and links known ones to their puzzles; returns how many were added. */
function addSections(
  db: WritableDb,
  plan: ImportPlan,
  puzzleAt: (at: FileRun['madeOn']) => number | null,
): Pick<ImportResult, SectionName> {
  return ofSections((name, { finder, adder, link }) => {
    const [find, add] = [finder(db), adder(db)];
    let added = 0;
    for (const row of plan[name]) {
      const puzzleId = puzzleAt(madeOn(row));
      const known = find(row, puzzleId);
      if (known !== null) link?.(db, known, puzzleId, row);
      else {
        add(row, puzzleId);
        added++;
      }
    }
    return added;
  });
}

/** Adds the documents that a set lacks; returns how many of each kind. Without puzzles there may be no set for them. */
function addToSets(
  db: WritableDb,
  { sets }: ImportPlan,
  setIds: readonly (number | null)[],
): Pick<ImportResult, Plural<SetKind>> {
  const added = SET_KINDS.map((kind) => {
    const fresh = sets.map(({ documents }, at) => (setIds[at] === null ? [] : newOf(db, kind, setIds[at], documents)));
    fresh.forEach((documents, at) =>
      documents.forEach((document) => saveDocument(db, { kind, document, setId: setIds[at]! })),
    );
    return [pluralOf(kind), fresh.flat().length];
  });
  return Object.fromEntries(added) as Pick<ImportResult, Plural<SetKind>>;
}

function putPictures(db: WritableDb, { sets, lessons, pictures }: ImportPlan, choices: ImportChoices): void {
  const added = sets.map(({ title, puzzles }) => ({
    title,
    puzzles: puzzles.filter((puzzle) => isAdded(puzzle, choices)).map(({ content }) => content),
  }));
  const shown = new Set(ownPictures({ sets: added, lessons }).map(({ pictureId }) => pictureId));
  for (const [pictureId, bytes] of Object.entries(pictures))
    if (shown.has(pictureId)) putPicture(db, fromBase64(bytes));
}

interface PlacedSet {
  readonly setId: number | null;
  readonly isNew: boolean;
  readonly added: number;
  /** The puzzle of the library for each puzzle of the file. */
  readonly puzzleIds: readonly number[];
}

/** Creates a set if something goes into it, or if it is empty in the file. */
function placeSet(db: WritableDb, { title, setId, puzzles }: PlannedSet, choices: ImportChoices): PlacedSet {
  const added = puzzles.filter((puzzle) => isAdded(puzzle, choices));
  const isIdle = added.length === 0 && (puzzles.length > 0 || choices.into !== null);
  if (isIdle) return { setId: null, isNew: false, added: 0, puzzleIds: puzzles.map(({ knownId }) => knownId!) };
  const target = choices.into ?? setId;
  const isNew = target === null;
  const placedIn = target ?? createSet(db, { title }).setId;
  const ids = addPuzzles(db, { setId: placedIn, puzzles: added.map(({ content }) => contentOf(content)) });
  const idOf = new Map(added.map((puzzle, at) => [puzzle, ids[at]]));
  const puzzleIds = puzzles.map((puzzle) => idOf.get(puzzle) ?? puzzle.knownId!);
  return { setId: added.length > 0 || isNew ? placedIn : null, isNew, added: added.length, puzzleIds };
}

/** For a larger board the file's length is a claim; for a small one it was computed when the file was read. */
function contentOf({ optimal, ...content }: FilePuzzle): Parameters<typeof addPuzzles>[1]['puzzles'][number] {
  if (isSmall(content.puzzle) || optimal === null) return { ...content, optimal };
  return { ...content, optimal: null, claimed: optimal };
}
