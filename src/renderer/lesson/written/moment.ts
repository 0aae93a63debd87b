/** The moment on the screen as a stop, and new pages. */
import type { QuestionKind } from '../../../shared/ask/kinds/questions.ts';
import type { LessonStop } from '../../../shared/contract/lessons.ts';
import type { OwnQuestion } from '../../../shared/contract/ownQuestion.ts';
import { DEFAULT_SEARCH } from '../../../shared/contract/defaults.ts';
import { FIRST_LOOK } from '../../../shared/contract/looks.ts';
import type { TilePicture } from '../../../shared/contract/pictures.ts';
import { showsSearch } from '../../../shared/contract/stopParts.ts';
import { HUNT_PUZZLE, HUNTED } from '../../../shared/referee/hunt/hunted.ts';
import type { Asking } from '../../ask/asking.svelte.ts';
import type { Program } from '../../program/program.ts';
import type { LessonTarget } from '../lessonTarget.ts';
import { withCosts } from '../../../shared/puzzle/tileCosts.ts';

/** The moment of the open view as a stop; a view without stops counts as the search. Needs a puzzle on the board. */
export function momentOf(target: LessonTarget): LessonStop {
  return target.program.navigation.view === 'compare' ? comparedMoment(target) : searchedMoment(target);
}

/** The moment as a stop of a lesson of one's own; a search hides what comes. Call it where `whyNoMoment` finds none. */
export function ownStopOf(target: LessonTarget): LessonStop {
  const { view } = target.program.navigation;
  if (view === 'lab') return experimentMoment(target);
  if (view === 'heuristics') return heuristicMoment(target);
  if (view === 'hunt') return huntMoment(target.program.settings.now.hunts.at);
  const moment = momentOf(target);
  const hides = moment.hides || showsSearch(view);
  return withQuestion({ ...moment, hides }, moment.question ?? null);
}

function experimentMoment({ program, lab }: LessonTarget): LessonStop {
  const { recipe, look } = lab.editor!;
  return { view: 'lab', ...searchedNow(program), ...said(look.isSketching, false), experiment: recipe };
}

function heuristicMoment({ program, heuristics }: LessonTarget): LessonStop {
  const { name, kind, text } = heuristics.editor!.draft;
  const heuristic = { name: name.trim(), kind, text };
  return { view: 'heuristics', ...searchedNow(program), ...said(false, false), heuristic };
}

function huntMoment(hunt: number): LessonStop {
  const { algorithm, heuristic } = HUNTED[hunt - 1];
  const searches = [{ ...DEFAULT_SEARCH, algorithm, heuristic }];
  return {
    ...{ view: 'hunt', hunt, puzzle: HUNT_PUZZLE, title: `Hunt ${hunt}`, searches, steps: [0] },
    ...said(false, false),
  };
}

/** Where no puzzle is on the board. */
const FIRST_SHOWN = {
  title: 'Case 3',
  puzzle: { rows: 3, cols: 3, start: [0, 1, 3, 4, 2, 5, 7, 8, 6], goal: [1, 2, 3, 4, 5, 6, 7, 8, 0] },
};

/** What figures tell of where no search is shown: the chosen one, of the puzzle on the board or else of another one. */
function searchedNow({
  current,
  settings,
}: Pick<Program, 'current' | 'settings'>): Pick<LessonStop, 'puzzle' | 'title' | 'searches' | 'steps'> {
  const { puzzle, title } = current.shown ?? FIRST_SHOWN;
  return { puzzle: boardsOf(puzzle), title, searches: [settings.now.search], steps: [0] };
}

/**
 * A page of a lesson, of a text or of a picture. What its figures tell of is the search of the stop before it, or else
 * the chosen search of the puzzle on the board.
 */
export function newPage(
  program: Pick<Program, 'current' | 'settings'>,
  before: LessonStop | undefined,
  picture?: TilePicture,
): LessonStop {
  return {
    view: picture ? 'picture' : 'text',
    ...(before ? searchedAt(before) : searchedNow(program)),
    ...{ hides: false, text: '', note: '' },
    ...(picture && { picture }),
  };
}

function searchedAt({ puzzle, title, searches: [search], steps: [step] }: LessonStop): ReturnType<typeof searchedNow> {
  return { puzzle, title, searches: [search], steps: [step] };
}

/** Asks what the user has written, in place of any other question. */
export function withOwnQuestion({ question: _question, ...rest }: LessonStop, asks: OwnQuestion): LessonStop {
  return { ...rest, asks };
}

/** Which search expands more is asked before the searches begin: at their end, the answer stands on the screen. */
export function withQuestion(
  { question: _question, asks: _asks, ...rest }: LessonStop,
  question: QuestionKind | null,
): LessonStop {
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
    ...(view === 'search' && askedIn(main.asking)),
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
    ...askedIn(asking),
  };
}

/** The open question; one of the user's own belongs to its own stop. */
function askedIn({ isWaiting, question }: Asking): Pick<LessonStop, 'question'> {
  return isWaiting && question !== null && question.kind !== 'own' ? { question: question.kind } : {};
}

function boardsOf({ rows, cols, start, goal, costs }: LessonStop['puzzle']): LessonStop['puzzle'] {
  return withCosts({ rows, cols, start, goal }, costs);
}

function stepOf({ step, atEnd }: { readonly step: number; readonly atEnd: boolean }): number | 'end' {
  return atEnd ? 'end' : step;
}

function said(hides: boolean, evenIfUnsolvable: boolean): Pick<LessonStop, 'hides' | 'text' | 'note'> {
  return { hides, text: '', note: '', ...(evenIfUnsolvable && { evenIfUnsolvable }) };
}
