import type { WritableDb } from '../database.ts';

/**
 * Runs with options of the search that the first format did not know: JSON as `writeOptions` of `contentHash.ts` makes
 * it, NULL where none is given.
 */
export function addSearchOptions(db: WritableDb): void {
  db.exec(
    'ALTER TABLE runs ADD COLUMN search_options TEXT CHECK (search_options IS NULL OR json_valid(search_options))',
  );
}
