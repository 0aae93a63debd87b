/** A file that the command line names. */
import { InputError } from './arguments.ts';

/** Whoever reads files. */
export interface Files {
  /** The text of a file; throws where there is none. */
  readonly readFile: (name: string) => string;
}

/** What the usual errors of a file system mean. */
const WHY_UNREADABLE: Record<string, string> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'this user may not read it',
};

/** The text of `file`. Throws an `InputError` that says why it cannot be read. */
export function textOfFile(file: string, { readFile }: Files): string {
  try {
    return readFile(file);
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new InputError(`${file} cannot be read: ${WHY_UNREADABLE[code] ?? message}.`);
  }
}
