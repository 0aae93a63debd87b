/** The library itself, inside its folder. SQLite keeps its log beside it, as `library.sqlite3-wal`. */
export const LIBRARY_FILE = 'library.sqlite3';

/** Empty; the program that has it locked may use the folder. */
export const LOCK_FILE = 'library.lock';

/** The note of what was saved last. */
export const SAVED_FILE = 'library.saved';

/**
 * Files that SQLite may keep beside it, by the endings of their names: the log holds changes that are not in the file
 * yet.
 */
export const LOG_ENDINGS = ['-wal', '-shm', '-journal'] as const;

/** Folder, inside the folder of the library, that holds its backups. */
export const BACKUP_FOLDER = 'backups';

/** A library that is ready to take the place of a damaged or lost one, and one that was made without a backup. */
export const READY_FILES = { putBack: 'put-back.sqlite3', begun: 'begun.sqlite3' } as const;

/** Folder, inside the folder of the library, that damaged files are put in; nothing is ever removed from it. */
export const DAMAGED_FOLDER = 'damaged';

/** Folder in it that holds pattern databases, which are built again where it is missing. */
export const TABLES_FOLDER = 'tables';
