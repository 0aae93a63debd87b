/**
 * Opens the files and folders of a library without following links: in a folder that someone else has prepared, a link
 * could make the program overwrite, move or delete any file of the user.
 */
import {
  type BigIntStats,
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readFileSync,
  unlinkSync,
} from 'node:fs';

/** The kinds of things that a library does not open, and the remedies. */
const FAULTS = {
  link: 'a link, which Searchlight does not follow. Move it away.',
  leadsNowhere: 'a link that leads to no library of Searchlight. Move it away, or let it lead to one.',
  anothersLink: 'a link of another user. Put what it leads to in its place.',
  twin: 'a file that has another name too (a hard link). Put a copy of it in its place.',
  notFile: 'not a file. Move it away.',
  notFolder: 'not a folder. Move it away.',
  journal: 'a journal that names another file. Move it away.',
} as const;

type Unfit = keyof typeof FAULTS;

/** Something in the folder of a library is not its own; it stays as it is. */
export class NotOwn extends Error {
  readonly path: string;
  /** Its kind and the remedy, as the end of a sentence. */
  readonly what: string;

  constructor(path: string, fault: Unfit) {
    super(`${path} is ${FAULTS[fault]}`);
    this.path = path;
    this.what = FAULTS[fault];
  }
}

/** Windows has none of these flags; `requireSame` makes up for that. */
const { O_NOFOLLOW = 0, O_NONBLOCK = 0, O_DIRECTORY = 0 } = constants as Partial<typeof constants>;

/** The system withdraws some of them. */
const ALL_RIGHTS = 0o666;

/** What is at `path`, perhaps a link; `null` for nothing. Does not open it, which would drop locks of SQLite. */
export function found(path: string): BigIntStats | null {
  return lstatSync(path, { bigint: true, throwIfNoEntry: false }) ?? null;
}

/** The purpose of opening a file. One that is only read may have a hard link. */
export type FileUse = 'read' | 'write';

/** The file at `path`; `null` for none. Throws `NotOwn` for anything else. */
export function ownFile(path: string, use: FileUse = 'write'): BigIntStats | null {
  const stats = found(path);
  if (stats !== null) requireFile(path, stats, use);
  return stats;
}

/** Refuses everything but a folder, and links to folders; `false` if nothing is there. */
export function isOwnFolder(path: string): boolean {
  const stats = found(path);
  if (stats?.isSymbolicLink()) throw new NotOwn(path, 'link');
  return stats?.isDirectory() ?? false;
}

function requireFile(path: string, stats: BigIntStats, use: FileUse): void {
  if (stats.isSymbolicLink()) throw new NotOwn(path, 'link');
  if (!stats.isFile()) throw new NotOwn(path, 'notFile');
  if (use === 'write' && stats.nlink > 1n) throw new NotOwn(path, 'twin');
}

/**
 * Opens a file of the library; `flags` are the system's (`constants`). Throws `NotOwn`, or an error of the file system.
 */
export function openOwnFile(
  path: string,
  flags: number,
  use: FileUse = flags === constants.O_RDONLY ? 'read' : 'write',
): number {
  ownFile(path, use);
  const file = openSync(path, flags | O_NOFOLLOW | O_NONBLOCK, ALL_RIGHTS); // a pipe would wait for a writer
  try {
    const opened = fstatSync(file, { bigint: true });
    requireFile(path, opened, use);
    requireSame(path, opened);
    return file;
  } catch (error) {
    closeSync(file);
    throw error;
  }
}

/** Refuses `path` where it is no longer the file `opened`: it was replaced, or a link was followed. */
export function requireSame(path: string, opened: BigIntStats): void {
  if (found(path)?.ino !== opened.ino) throw new NotOwn(path, 'link');
}

/** Opens a folder of the library. Throws `NotOwn` for a link, or an error of the file system. */
export function openOwnFolder(path: string): number {
  isOwnFolder(path);
  return openSync(path, constants.O_RDONLY | O_NOFOLLOW | O_DIRECTORY);
}

/** Does `work` with an opened file of the library. */
export function withOwn<T>(path: string, flags: number, work: (file: number) => T): T {
  const file = openOwnFile(path, flags);
  try {
    return work(file);
  } finally {
    closeSync(file);
  }
}

/** The bytes of a file; none if it is missing. */
export function readOwn(path: string): Buffer {
  return ownFile(path, 'read') === null
    ? Buffer.alloc(0)
    : withOwn(path, constants.O_RDONLY, (file) => readFileSync(file));
}

/** Creates an empty file, which must not exist. */
export function createOwn(path: string): void {
  withOwn(path, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, () => {});
}

/** Removes a file, or a link but not its target; a missing one is fine. */
export function removeOwn(path: string): void {
  if (found(path) !== null) unlinkSync(path);
}
