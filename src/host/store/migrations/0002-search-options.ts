import type { WritableDb } from '../database.ts';

/**
 * The search options that the first format lacked: JSON as `writeOptions` of `contentHash.ts` makes it, NULL for none.
 */
export function addSearchOptions(db: WritableDb): void {
  db.exec(
    'ALTER TABLE runs ADD COLUMN search_options TEXT CHECK (search_options IS NULL OR json_valid(search_options))',
  );
}
