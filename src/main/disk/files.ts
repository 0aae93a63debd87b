/** The library itself, inside its folder. SQLite keeps its log beside it, as `library.sqlite3-wal`. */
export const LIBRARY_FILE = 'library.sqlite3';

/** Empty; the program that holds its lock may use the folder. */
export const LOCK_FILE = 'library.lock';

/** The note with the number of saved changes. */
export const SAVED_FILE = 'library.saved';

/** Endings of the files that SQLite may keep beside it: the log holds changes that are not in the file yet. */
export const LOG_ENDINGS = ['-wal', '-shm', '-journal'] as const;

/** Folder, inside the folder of the library, that holds its backups. */
export const BACKUP_FOLDER = 'backups';

/** A complete library that will replace a damaged or lost one, and one that was made without a backup. */
export const READY_FILES = { putBack: 'put-back.sqlite3', begun: 'begun.sqlite3' } as const;

/** Folder, inside the folder of the library, for damaged files; nothing is ever removed from it. */
export const DAMAGED_FOLDER = 'damaged';

/** Folder in it for pattern databases, which are rebuilt if it is missing. */
export const TABLES_FOLDER = 'tables';
