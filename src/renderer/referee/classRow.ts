/** A program of a class, as its table shows it. */
import type { BugId } from '../../shared/referee/bugs/bugs.ts';
import type { OutputFile } from './outputFile.ts';
import type { ClassVerdict } from './refereeMethods.ts';

export interface ClassRow extends ClassVerdict {
  readonly file: OutputFile;
}

/** `null` where no bug, or more than one, explains the lines. */
export function certainBug({ bugs }: Pick<ClassRow, 'bugs'>): BugId | null {
  return bugs.length === 1 ? bugs[0] : null;
}
