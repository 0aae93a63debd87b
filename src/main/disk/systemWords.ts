/** What the codes of the file system mean, in the middle of a sentence. */

const IN_USE = 'another program uses it';

/** Why a file is not read. */
const UNREADABLE: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'this user may not read it',
  EPERM: 'this user may not read it',
  EBUSY: IN_USE,
};

/** Why a file, or a folder with its files, is not written: what is true of both. */
export const UNWRITABLE = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'your share of the disk is used up',
  EACCES: 'that is not allowed here',
  EROFS: 'the disk or the folder is read-only',
  EBUSY: IN_USE,
} as const;

/** Why the system has not read a file; what it says itself where its code is not known. */
export function whyUnreadable(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return UNREADABLE[code] ?? message;
}
