/** The words of the table of a class, and the table as a file. */
import { csvLine } from '../../shared/exchange/csv.ts';
import { BUG_WORDS } from '../../shared/referee/bugWords.ts';
import { MOST_NAMED } from '../../shared/referee/nextBoard.ts';
import type { ClassVerdict } from './refereeMethods.ts';
import type { ClassRow } from './refereedClass.svelte.ts';

export const VERDICT_WORDS: Readonly<Record<ClassVerdict['verdict'], string>> = {
  right: 'right',
  wrong: 'wrong',
  cut: 'right, but the output ends',
  empty: 'no state',
  unknown: 'not judged',
};

/** The bug, or what happened where none is known. */
export function bugCell({ bugs, happened }: Pick<ClassRow, 'bugs' | 'happened'>): string {
  if (bugs.length === 0 || bugs.length > MOST_NAMED) return happened;
  return bugs.map((bug) => `It ${BUG_WORDS[bug].does}`).join('; or: ');
}

export function classCsv(rows: readonly ClassRow[]): string {
  const head = csvLine(['Program', 'Verdict', 'First wrong step', 'Line', 'What happened', 'Bugs', 'Steps']);
  const lines = rows.map(({ file, verdict, step, line, happened, bugs, steps }) =>
    csvLine([file.name, VERDICT_WORDS[verdict], step, line, happened, bugs.join(' '), steps]),
  );
  return [head, ...lines].join('');
}
