/** A stop of the next lesson, made of the bugs of a class: the wrong choices are what its own programs do. */
import { scattered } from '../../shared/ask/scattered.ts';
import type { LessonStop } from '../../shared/contract/lessons.ts';
import { MAX_REASON_LENGTH, type OwnQuestion } from '../../shared/contract/ownQuestion.ts';
import { searchOptionsOf } from '../../shared/contract/searchOptions.ts';
import type { SearchSpec } from '../../shared/contract/types.ts';
import { Search } from '../../shared/engine/search.ts';
import { STRATEGIES } from '../../shared/engine/strategy.ts';
import { applyAction } from '../../shared/puzzle/board.ts';
import { createSlidingDomain } from '../../shared/puzzle/domain/slidingDomain.ts';
import { withCosts } from '../../shared/puzzle/tileCosts.ts';
import { Task, type Assignment } from '../../shared/referee/rules/assignment.ts';
import type { BugId } from '../../shared/referee/bugs/bugs.ts';
import { BUG_WORDS } from '../../shared/referee/bugs/bugWords.ts';
import { KnownStates } from '../../shared/referee/output/knownStates.ts';
import {
  partingMoment,
  type PartingMoment,
  type RightRun,
  type WrongStep,
} from '../../shared/referee/bugs/partingMoment.ts';
import { nextRule, shortFault } from '../../shared/referee/verdict/ruleWords.ts';
import { formatNumber, lowerFirst } from '../ui/format.ts';
import { assignedSearch } from './assignedSearch.ts';
import { actionOf, NONE } from '../../shared/trace/trace.ts';

export interface ClassBugs {
  /** Its start plays no part. */
  readonly assignment: Assignment;
  /** With the number of programs that have it; the first one is asked about, then the most frequent. */
  readonly bugs: readonly (readonly [BugId, number])[];
  /** Programs for this assignment. */
  readonly programs: number;
}

/** Steps that the search is run. */
const MOST_STEPS = 41;
/** With their reasons, more would not fit on a projector. */
const MOST_WRONG = 3;
const TITLE = 'Where programs part';
const OVER = 'None: the search is over';

/** `null` where no board was found on which a program with the first bug does something else. */
export function classStop(group: ClassBugs): LessonStop | null {
  const { assignment, bugs } = group;
  const search = assignedSearch(assignment);
  const moment = partingMoment({
    task: new Task(assignment, new KnownStates(assignment.puzzle)),
    bugs: bugs.map(([bug]) => bug),
    mostWrong: MOST_WRONG,
    expandedFrom: (start) => rightRun({ ...assignment.puzzle, start }, search),
  });
  if (moment === null) return null;
  const { rows, cols, goal, costs } = assignment.puzzle;
  return {
    ...{
      view: 'search',
      puzzle: withCosts({ rows, cols, start: [...moment.start], goal: [...goal] }, costs),
      title: TITLE,
    },
    ...{ searches: [search], steps: [moment.step], asks: questionOf(assignment, moment) },
    ...{ hides: true, text: '', note: noteOf(group, moment) },
  };
}

function rightRun(puzzle: Assignment['puzzle'], spec: SearchSpec): RightRun {
  const limits = { expansions: MOST_STEPS, nodes: Infinity };
  const search = new Search(createSlidingDomain(puzzle, spec.heuristic), { ...searchOptionsOf(spec), limits });
  search.advance(MOST_STEPS);
  const { trace } = search;
  const cells: (readonly number[])[] = [];
  for (let node = 0; node < trace.nodes; node++) {
    const parent = trace.parent[node];
    // Each iteration begins with a root.
    cells.push(
      parent === NONE ? puzzle.start : applyAction(cells[parent], actionOf(trace, node), puzzle.rows, puzzle.cols)!,
    );
  }
  return {
    expanded: Array.from(trace.expanded.subarray(0, trace.expansions), (node) => cells[node]),
    isWhole: trace.goal !== NONE,
  };
}

function questionOf(assignment: Assignment, { right, wrong, step }: PartingMoment): OwnQuestion {
  const { label } = STRATEGIES[assignment.algorithm];
  const choices = wrong.map((one) => ({ value: valueOf(one.next), isRight: false, reason: whyWrong(assignment, one) }));
  const place = scattered(`${label} ${step}`) % (choices.length + 1);
  const rightly = { value: valueOf(right), isRight: true, reason: nextRule(assignment, right === null) };
  return {
    text: `Which of these may ${lowerFirst(label)} expand next?`,
    choices: choices.toSpliced(place, 0, rightly),
  };
}

function valueOf(cells: readonly number[] | null): OwnQuestion['choices'][number]['value'] {
  return cells === null ? { as: 'text', text: OVER } : { as: 'board', cells: [...cells] };
}

function whyWrong(assignment: Assignment, { bugs: [bug], next, broken }: WrongStep): string {
  const { does } = BUG_WORDS[bug];
  const program = next === null ? `Here ends a program that ${does}.` : `It is expanded by a program that ${does}.`;
  const fault = broken === null ? '' : shortFault(assignment.algorithm, broken);
  const whole = [fault, program].filter((part) => part !== '').join(' ');
  return [whole, program].find((text) => text.length <= MAX_REASON_LENGTH) ?? fault;
}

/** For the teacher: how often, and never whose. */
function noteOf({ bugs, programs }: ClassBugs, { wrong }: PartingMoment): string {
  const times = new Map(bugs);
  const lines = wrong.flatMap(({ bugs: their }) =>
    their.map((bug) => `- ${formatNumber(times.get(bug)!)} of ${formatNumber(programs)}: ${BUG_WORDS[bug].does}`),
  );
  return [
    'The wrong choices are what programs of your class do. Of those for this assignment, so many have the bug:',
    ...lines,
  ].join('\n');
}
