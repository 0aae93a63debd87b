/** Classes by their name: two lists of one class are one. */
import { canonicalJson } from '../../shared/contract/canonicalJson.ts';
import { AppError } from '../../shared/contract/errors.ts';
import type { SavedDocument } from '../../shared/contract/kinds.ts';
import { MAX_REMARKED, MAX_STUDENTS, mergedRosters, type Roster } from '../../shared/contract/rosters.ts';
import type { ReadableDb, WritableDb } from './database.ts';
import { listDocuments } from './documents.ts';
import { documentsOf, saveDocument } from './schemaDocuments.ts';

/** The oldest of this name. */
export function rosterOf(db: ReadableDb, title: string): SavedDocument<'roster'> | null {
  const { rows } = listDocuments(db, documentsOf('roster'), { where: 'title = :title', values: { title } });
  return rows[0] ?? null;
}

/** Finds the class to which a roster adds nothing. */
export function rosterFinder(db: ReadableDb): (roster: Roster) => number | null {
  return (roster) => {
    const known = rosterOf(db, roster.title);
    const isHere = known && canonicalJson(mergedRosters(known.roster, roster)) === canonicalJson(known.roster);
    return isHere ? known.rosterId : null;
  };
}

/** Adds a class, or its students and remarks to the class of this name. Refuses as `too-many`. */
export function joinRoster(db: WritableDb, roster: Roster): void {
  const known = rosterOf(db, roster.title);
  const document = known ? mergedRosters(known.roster, roster) : roster;
  requireLimits(document);
  saveDocument(db, { kind: 'roster', document, ...(known && { id: known.rosterId }) });
}

function requireLimits({ title, students, remarked }: Roster): void {
  if (students.length > MAX_STUDENTS)
    throw new AppError('too-many', `The class “${title}” would have more than ${MAX_STUDENTS} students.`);
  if (remarked.length > MAX_REMARKED)
    throw new AppError('too-many', `The class “${title}” would have remarks on more than ${MAX_REMARKED} files.`);
}
