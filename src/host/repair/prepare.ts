import type { WritableDb } from '../store/database.ts';
import { recordStart } from '../store/daysSeen.ts';
import { purgeDeleted } from '../store/deleted.ts';
import { purgePictures } from '../store/pictures.ts';
import { addStarterSets } from '../store/starter.ts';
import type { VisitBackups } from './fetchBack.ts';
import { checkAtStart } from './fullCheck.ts';
import { migrate } from './migrate.ts';

interface Preparation {
  readonly backups?: VisitBackups;
  /** Called before a library of an older format is changed. */
  readonly backUp?: (format: number) => void;
  /** Part of the transaction that tidies. */
  readonly first: () => void;
  /** Whether a new library has no sets. */
  readonly isEmpty?: boolean;
}

/** Migrates a sound library, checks it, deletes for good what was deleted long ago, and fills a new one. */
export function prepareLibrary(db: WritableDb, { backups, backUp, first, isEmpty = false }: Preparation): void {
  migrate(db, { backUp });
  checkAtStart(db, backups);
  const tidy = (): void => {
    first();
    purgeDeleted(db, recordStart(db, Date.now()));
    purgePictures(db);
    if (!isEmpty) addStarterSets(db);
  };
  db.transaction(tidy).immediate();
}
