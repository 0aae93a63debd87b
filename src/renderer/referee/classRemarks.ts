/** What stands out in the output of one program of a class, beside its verdict: nothing of it is a fault. */
import { STRATEGIES, type StrategyId } from '../../shared/engine/strategy.ts';
import { printBoard } from '../../shared/puzzle/board.ts';
import type { ClassRow } from './classRow.ts';

/** Two programs with fewer steps can be the same by chance. */
const LEAST_ALIKE = 10;

export function remarksOnClass(rows: readonly ClassRow[]): ReadonlyMap<ClassRow, readonly string[]> {
  const usual = { search: mostOf(rows, searchOf), start: mostOf(rows, startOf), goal: mostOf(rows, goalOf) };
  const alike = alikeIn(rows);
  const remarks = rows.map((row) => [row, remarksOnRow(row, usual, alike.get(printOf(row)!) ?? [])] as const);
  return new Map(remarks.filter(([, said]) => said.length > 0));
}

interface Usual {
  readonly search: string | null;
  readonly start: string | null;
  readonly goal: string | null;
}

function remarksOnRow(row: ClassRow, usual: Usual, alike: readonly ClassRow[]): readonly string[] {
  const others = alike.filter((one) => one !== row);
  const remarks = [
    saysOther(row) && `it says it is ${labelOf(row.says!)}`,
    isOther(usual.search, searchOf(row)) && `another search than most: ${labelOf(row.assignment!.algorithm)}`,
    isOther(usual.start, startOf(row)) && `another start than most: ${startOf(row)!}`,
    isOther(usual.goal, goalOf(row)) && `another goal than most: ${goalOf(row)!}`,
    others.length > 0 &&
      `the same lines as ${others[0].file.name}${others.length > 1 ? `, and ${others.length - 1} more` : ''}`,
  ];
  return remarks.filter((remark) => remark !== false);
}

function saysOther({ says, assignment }: ClassRow): boolean {
  return says !== null && assignment !== null && says !== assignment.algorithm;
}

function isOther(usual: string | null, own: string | null): boolean {
  return usual !== null && own !== null && own !== usual;
}

/** What more than half of all say; `null` for nothing. */
function mostOf(rows: readonly ClassRow[], valueOf: (row: ClassRow) => string | null): string | null {
  const known = rows.map(valueOf).filter((value) => value !== null);
  const counts = new Map<string, number>();
  for (const value of known) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].find(([, times]) => 2 * times > known.length)?.[0] ?? null;
}

function searchOf({ assignment }: ClassRow): string | null {
  return assignment?.algorithm ?? null;
}

function startOf({ assignment }: ClassRow): string | null {
  return assignment && printBoard(assignment.puzzle.start, assignment.puzzle.cols);
}

function goalOf({ assignment }: ClassRow): string | null {
  return assignment && printBoard(assignment.puzzle.goal, assignment.puzzle.cols);
}

function labelOf(algorithm: StrategyId): string {
  return STRATEGIES[algorithm].label;
}

/**
 * Right programs with the same ties print the same, and so do programs with the same bug. So only lines are compared that
 * break a rule, and that no known bug explains.
 */
function printOf({ verdict, bugs, steps, print }: ClassRow): string | null {
  return verdict === 'wrong' && bugs.length === 0 && steps >= LEAST_ALIKE ? print : null;
}

function alikeIn(rows: readonly ClassRow[]): ReadonlyMap<string, readonly ClassRow[]> {
  const alike = Map.groupBy(rows, printOf) as Map<string | null, ClassRow[]>;
  alike.delete(null);
  return alike as Map<string, ClassRow[]>;
}
