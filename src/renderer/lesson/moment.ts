import type { QuestionKind } from '../../shared/ask/kinds/questions.ts';
import type { LessonStop } from '../../shared/contract/lessons.ts';
import { FIRST_LOOK } from '../../shared/contract/looks.ts';
import type { LessonTarget } from './stopShown.ts';
import { withCosts } from '../../shared/puzzle/tileCosts.ts';

/** A sentence; `null` if there is one. */
export function whyNoMoment({ program, main, comparison }: LessonTarget): string | null {
  const { notices, description, navigation, current } = program;
  if (notices.whyCutOff !== null) return notices.whyCutOff;
  if (description.isReadOnly) return 'This library is read-only: nothing can be added to it.';
  if (current.shown === null) return 'Choose a puzzle first.';
  if (navigation.view === 'search') return main.player.opened ? null : 'No search is open.';
  if (navigation.view === 'compare') return comparison.running.length > 0 ? null : 'No search is open.';
  return 'Only a moment of a search can be added: open Search or Compare.';
}

/** The moment of the open view as a stop; a view without stops counts as the search. Needs a puzzle on the board. */
export function momentOf(target: LessonTarget): LessonStop {
  return target.program.navigation.view === 'compare' ? comparedMoment(target) : searchedMoment(target);
}

/** The moment as a stop of a lesson of one's own, which hides what comes. */
export function ownStopOf(target: LessonTarget): LessonStop {
  const moment = momentOf(target);
  return withQuestion({ ...moment, hides: true }, moment.question ?? null);
}

/** Which search expands more is asked before the searches begin: at their end, the answer stands on the screen. */
export function withQuestion({ question: _question, ...rest }: LessonStop, question: QuestionKind | null): LessonStop {
  if (question === null) return rest;
  return question === 'more'
    ? { ...rest, question, hides: true, steps: rest.steps.map(() => 0) }
    : { ...rest, question };
}

function searchedMoment({ program, main }: LessonTarget): LessonStop {
  const { puzzle, title } = program.current.shown!;
  const { view } = program.navigation;
  const { kind: layout, faces, colouredBy } = main.treeLook;
  return {
    ...{ view: view === 'puzzle' || view === 'states' ? view : 'search', puzzle: boardsOf(puzzle), title },
    ...{ searches: [main.search], steps: [stepOf(main.player)] },
    ...{ look: { ...FIRST_LOOK, layout, faces, colouredBy }, trees: [main.view.viewState.seen(main.view.selected)] },
    ...said(program.settings.now.hidesNext, program.current.solvability?.solvable === false),
    ...(view === 'search' && main.asking.isWaiting && { question: main.asking.question!.kind }),
  };
}

function comparedMoment({ program, comparison }: LessonTarget): LessonStop {
  const { lanes, asking } = comparison;
  const { puzzle, title } = program.current.shown!;
  const { clock, look, searches, trees = [] } = comparison.contentOf(puzzle);
  return {
    ...{ view: 'compare', puzzle: boardsOf(puzzle), title, searches, clock },
    ...{ steps: lanes.map(({ player }) => stepOf(player)), trees, ...(look && { look }) },
    ...said(program.settings.now.hidesNext, comparison.isUnsolvableWanted),
    ...(asking.isWaiting && { question: asking.question!.kind }),
  };
}

export function boardsOf({ rows, cols, start, goal, costs }: LessonStop['puzzle']): LessonStop['puzzle'] {
  return withCosts({ rows, cols, start, goal }, costs);
}

function stepOf({ step, atEnd }: { readonly step: number; readonly atEnd: boolean }): number | 'end' {
  return atEnd ? 'end' : step;
}

function said(hides: boolean, evenIfUnsolvable: boolean): Pick<LessonStop, 'hides' | 'text' | 'note'> {
  return { hides, text: '', note: '', ...(evenIfUnsolvable && { evenIfUnsolvable }) };
}
