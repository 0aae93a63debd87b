/** Makes built-in lessons and their stops, with defaults for what these omit. */
import { DEFAULT_SEARCH } from '../../contract/defaults.ts';
import { LESSON_FORMAT, type Lesson, type LessonStop } from '../../contract/lessons.ts';
import type { OwnChoice, OwnQuestion } from '../../contract/ownQuestion.ts';
import { FIRST_LOOK, type ComparisonLook, type SeenTree } from '../../contract/looks.ts';
import { showsSearch } from '../../contract/stopParts.ts';
import type { SearchSpec } from '../../contract/types.ts';
import { HUNT_PUZZLE, HUNTED } from '../../referee/hunt/hunted.ts';
import type { NamedPuzzle } from './puzzles.ts';

type Change = Partial<SearchSpec>;
type Step = number | 'end';

interface StopTold extends Partial<Pick<LessonStop, 'question' | 'asks' | 'body' | 'evenIfUnsolvable' | 'minutes'>> {
  readonly text: string;
  readonly note: string;
  readonly look?: Partial<ComparisonLook>;
}

const WHOLE: SeenTree = { camera: { mode: 'whole', place: null }, folded: [], selected: null };

export function lesson(title: string, summary: string, stops: readonly LessonStop[]): Lesson {
  return { format: LESSON_FORMAT, title, summary, stops };
}

/** At its end, the whole tree is visible. */
export function search(named: NamedPuzzle, change: Change, step: Step, told: StopTold): LessonStop {
  return stop('search', named, [change], [step], { ...told, ...(step === 'end' && { trees: [WHOLE] }) });
}

export function compare(named: NamedPuzzle, changes: readonly Change[], step: Step, told: StopTold): LessonStop {
  return stop(
    'compare',
    named,
    changes,
    changes.map(() => step),
    told,
  );
}

export function board(named: NamedPuzzle, told: StopTold): LessonStop {
  return stop('puzzle', named, [{}], [0], told);
}

export function states(named: NamedPuzzle, told: StopTold): LessonStop {
  return stop('states', named, [{ algorithm: 'bfs' }], [0], told);
}

/** A heuristic of the user's own, judged towards the goal of the puzzle. */
export function ownHeuristic(
  named: NamedPuzzle,
  heuristic: NonNullable<LessonStop['heuristic']>,
  told: StopTold,
): LessonStop {
  return { ...stop('heuristics', named, [{}], [0], told), heuristic };
}

/** A hunt by its number: a search that is wrong in one way. */
export function hunt(number: number, told: StopTold): LessonStop {
  const { algorithm, heuristic } = HUNTED[number - 1];
  const named = { puzzle: HUNT_PUZZLE, title: `Hunt ${number}` };
  return { ...stop('hunt', named, [{ algorithm, heuristic }], [0], told), hunt: number };
}

/** A page of text; `change` is the search that its figures are of. */
export function page(named: NamedPuzzle, told: StopTold, change: Change = {}): LessonStop {
  return stop('text', named, [change], ['end'], told);
}

/** A question whose choices are texts. */
export function written(text: string, choices: readonly OwnChoice[]): OwnQuestion {
  return { text, choices };
}

export function right(text: string, reason: string): OwnChoice {
  return { value: { as: 'text', text }, isRight: true, reason };
}

export function wrong(text: string, reason: string): OwnChoice {
  return { value: { as: 'text', text }, isRight: false, reason };
}

function stop(
  view: LessonStop['view'],
  named: NamedPuzzle,
  changes: readonly Change[],
  steps: readonly Step[],
  { look, ...told }: StopTold & Pick<LessonStop, 'trees'>,
): LessonStop {
  const searches = changes.map((change) => ({ ...DEFAULT_SEARCH, ...change }));
  const isOpen = showsSearch(view) && steps[0] !== 'end';
  const isAskedOfBoard = view === 'puzzle' && told.asks !== undefined;
  return {
    ...{ view, ...named, searches, steps, hides: isOpen || isAskedOfBoard },
    ...(look && { look: { ...FIRST_LOOK, ...look } }),
    ...told,
  };
}
