/** Documents that their row in `DOCUMENT_KINDS` describes: a title, JSON of what the schema names, and the set. */
import { AppError } from '../../shared/contract/errors.ts';
import {
  DOCUMENT_KINDS,
  nounOf,
  type DocumentToSave,
  type SavedDocument,
  type SchemaKind,
} from '../../shared/contract/kinds.ts';
import type { WritableDb } from './database.ts';
import {
  addDocument,
  getDocument,
  replaceDocument,
  TITLE_AND_CONTENT,
  type Documents,
  type JsonRow,
} from './documents.ts';
import { endOfRows, isInSet, moveRow, requireRow } from './keptRows.ts';
import { TABLES, type KindTable } from './tables.ts';

/** Raised by a change that older programs cannot read. */
const FORMAT = 1;

export function documentsOf<Kind extends SchemaKind>(kind: Kind): Documents<SavedDocument<Kind>> {
  const at = TABLES[kind];
  const members = Object.keys(DOCUMENT_KINDS[kind].schema.entries);
  return {
    at,
    columns: TITLE_AND_CONTENT,
    isThere: isInSet(at),
    ...(at.link === 'set_id' && { beside: setOfRow(at) }),
    read({ rowId, title, content, setId, setTitle, content_hash: revision }: JsonRow) {
      const stored = Object.entries({ title, ...(JSON.parse(content) as object) });
      const document = Object.fromEntries(stored.filter(([name]) => members.includes(name)));
      const set = at.link === 'set_id' ? { setId, setTitle } : {};
      return { [`${kind}Id`]: rowId, ...set, [kind]: document, revision } as unknown as SavedDocument<Kind>;
    },
  };
}

function setOfRow({ table }: KindTable): string {
  return `set_id AS setId, (SELECT title FROM sets WHERE sets.set_id = ${table}.set_id) AS setTitle`;
}

/** Adds a document, or replaces the one of this id. */
export function saveDocument<Kind extends SchemaKind>(
  db: WritableDb,
  { kind, document: { title, ...rest }, id, setId, before = null, revision }: DocumentToSave<Kind>,
): SavedDocument<Kind> {
  const of = documentsOf(kind);
  const values = { title, content: JSON.stringify({ format: FORMAT, ...rest }) };
  if (id !== undefined) {
    const now = getDocument(db, of, id);
    if (revision !== undefined && now.revision !== revision)
      throw new AppError('changed', `Another window has changed this ${nounOf(kind)} in the meantime.`);
    return replaceDocument(db, of, id, values);
  }
  const { at } = of;
  if (at.link === 'set_id') requireRow(db, TABLES.set, setId!);
  const isOrdered = at.places.includes('position');
  const place = { ...(at.link && { [at.link]: setId! }), ...(isOrdered && { position: endOfRows(db, at) }) };
  const saved = addDocument(db, of, { ...values, ...place });
  if (before !== null) moveRow(db, at, { rowId: (saved as Record<string, unknown>)[`${kind}Id`] as number, before });
  return saved;
}
