/** Makes the stops of the lessons that come with the program: what they do not say is as usual. */
import { DEFAULT_SEARCH } from '../../contract/defaults.ts';
import type { LessonStop } from '../../contract/lessons.ts';
import { FIRST_LOOK, type ComparisonLook, type SeenTree } from '../../contract/looks.ts';
import type { SearchSpec } from '../../contract/types.ts';
import type { NamedPuzzle } from './puzzles.ts';

type Change = Partial<SearchSpec>;
type Step = number | 'end';

/** What a stop says besides where it is. */
interface StopTold extends Partial<Pick<LessonStop, 'question' | 'evenIfUnsolvable'>> {
  readonly text: string;
  readonly note: string;
  readonly look?: Partial<ComparisonLook>;
}

const WHOLE: SeenTree = { camera: { mode: 'whole', place: null }, folded: [], selected: null };

/** One search at a step; at its end the tree is seen whole. */
export function search(named: NamedPuzzle, change: Change, step: Step, told: StopTold): LessonStop {
  return stop('search', named, [change], [step], { ...told, ...(step === 'end' && { trees: [WHOLE] }) });
}

/** Several searches at one time. */
export function compare(named: NamedPuzzle, changes: readonly Change[], step: Step, told: StopTold): LessonStop {
  const look = { locked: false, ...told.look }; // each tree is seen whole
  return stop(
    'compare',
    named,
    changes,
    changes.map(() => step),
    { ...told, look },
  );
}

/** The board to play with. */
export function board(named: NamedPuzzle, told: StopTold): LessonStop {
  return stop('puzzle', named, [{}], [0], told);
}

/** All states. */
export function states(named: NamedPuzzle, told: StopTold): LessonStop {
  return stop('states', named, [{ algorithm: 'bfs' }], [0], told);
}

function stop(
  view: LessonStop['view'],
  named: NamedPuzzle,
  changes: readonly Change[],
  steps: readonly Step[],
  { look, ...told }: StopTold & Pick<LessonStop, 'trees'>,
): LessonStop {
  const searches = changes.map((change) => ({ ...DEFAULT_SEARCH, ...change }));
  const isOpen = (view === 'search' || view === 'compare') && steps[0] !== 'end';
  return {
    ...{ view, ...named, searches, steps, hides: isOpen },
    ...(look && { look: { ...FIRST_LOOK, ...look } }),
    ...told,
  };
}
