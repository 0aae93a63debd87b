import type { WritableDb } from '../database.ts';
import { placeCheck } from '../place.ts';
import { checkAnew, LINKED_AT_FIRST } from './0008-links.ts';

/** What the checks of links cover from format 9 on: they begin with the link. */
const LINKED_FIRST = {
  runs: { id: 'run_id', columns: ['puzzle_id', 'is_pinned', 'deleted_at_ms'] },
  comparisons: { id: 'comparison_id', columns: ['puzzle_id', 'deleted_at_ms'] },
} as const;

/**
 * Puts the puzzle of a run or comparison first in the check of its place. It came last before, so one corrupted byte of
 * the check could point to another puzzle. A check that is damaged already proves nothing about the puzzle: such a row
 * then belongs to none.
 */
export function checkLinksFirst(db: WritableDb): void {
  checkAnew(db, LINKED_AT_FIRST, LINKED_FIRST);
  for (const table of ['runs', 'comparisons'] as const)
    db.exec(`UPDATE ${table} SET puzzle_id = NULL WHERE place_check IS NOT ${placeCheck(LINKED_FIRST[table])}`);
}
