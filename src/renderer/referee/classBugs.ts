/** The bugs of the programs of a class that have one assignment. */
import type { Assignment } from '../../shared/referee/rules/assignment.ts';
import type { BugId } from '../../shared/referee/bugs/bugs.ts';
import { certainBug, type ClassRow } from './classRow.ts';
import type { ClassBugs } from './classStop.ts';

/** Of the assignment for which most programs have this bug: this one, and then the others, the most frequent first. */
export function classBugs(rows: readonly ClassRow[], bug: BugId): ClassBugs {
  const groups = Map.groupBy(rows.filter(hasAssignment), ({ assignment }) => keyOf(assignment));
  const most = [...groups.values()].reduce((one, other) => (timesOf(other, bug) > timesOf(one, bug) ? other : one));
  const bugs = new Set(most.map(certainBug).filter((one) => one !== null));
  const counted = [...bugs].map((one) => [one, timesOf(most, one)] as const);
  return {
    assignment: most[0].assignment,
    bugs: counted.toSorted(([one, few], [other, many]) => Number(other === bug) - Number(one === bug) || many - few),
    programs: most.length,
  };
}

type AssignedRow = ClassRow & { readonly assignment: Assignment };

function hasAssignment(row: ClassRow): row is AssignedRow {
  return row.assignment !== null;
}

/** Each student may have another start. */
function keyOf({ puzzle: { start: _start, ...puzzle }, ...assignment }: Assignment): string {
  return JSON.stringify([puzzle, assignment]);
}

function timesOf(rows: readonly ClassRow[], bug: BugId): number {
  return rows.filter((row) => certainBug(row) === bug).length;
}
