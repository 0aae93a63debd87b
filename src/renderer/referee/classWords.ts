/** The words of the table of a class, and the table as a file. */
import { csvLine } from '../../shared/exchange/csv.ts';
import { BUG_WORDS } from '../../shared/referee/bugs/bugWords.ts';
import { MOST_NAMED } from '../../shared/referee/bugs/nextBoard.ts';
import type { ClassVerdict } from './refereeMethods.ts';
import type { ClassRow } from './classRow.ts';

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

/** What the table shows, and where. */
export function classCsv(rows: readonly ClassRow[], remarks: ReadonlyMap<ClassRow, readonly string[]>): string {
  const head = ['Program', 'Verdict', 'First wrong step', 'Line', 'What happened', 'Bug', 'Steps', 'Remarks'];
  const lines = rows.map((row) => {
    const { file, verdict, step, line, happened, bugs, steps } = row;
    const bug = bugs.length === 0 ? '' : bugCell(row);
    const remarked = remarks.get(row)?.join('; ') ?? '';
    return csvLine([file.name, VERDICT_WORDS[verdict], step, line, happened, bug, steps, remarked]);
  });
  return [csvLine(head), ...lines].join('');
}
