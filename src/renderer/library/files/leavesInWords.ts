/** What exported sets take along, into a file and into a page, and what stays: in sentences. */
import { pluralOf, SET_KINDS } from '../../../shared/contract/kinds.ts';

interface ChosenToLeave {
  readonly withRuns: boolean;
  readonly withNames: boolean;
  readonly withLessons: boolean;
  readonly withExperiments: boolean;
  readonly withHeuristics: boolean;
}

interface Leaves {
  /** "the puzzles with their notes and tags, and the runs" */
  readonly file: string;
  readonly page: string;
  /** A sentence; '' where nothing stays. */
  readonly stays: string;
}

/** A part that is exported if chosen; `page` where a page takes less than a file. */
interface LeavingPart {
  readonly isChosen: (chosen: ChosenToLeave) => boolean;
  readonly file: string;
  /** `null`: not in a page. */
  readonly page?: string | null;
}

const OF_PUZZLES = new Intl.ListFormat('en-GB').format([
  ...['titles', 'notes', 'tags', 'pictures'],
  ...SET_KINDS.map(pluralOf),
]);

const PARTS: readonly LeavingPart[] = [
  { isChosen: () => true, file: `the puzzles with their ${OF_PUZZLES}` },
  { isChosen: ({ withRuns }) => withRuns, file: 'the runs' },
  {
    isChosen: ({ withRuns, withNames }) => withRuns && withNames,
    file: 'the comparisons with their predictions and the names of those who predicted',
  },
  { isChosen: ({ withRuns, withNames }) => withRuns && !withNames, file: 'the comparisons' },
  { isChosen: ({ withRuns }) => withRuns, file: 'the questions to classes with their votes and labels', page: null },
  {
    isChosen: ({ withRuns, withNames }) => withRuns && withNames,
    file: 'individual answers with their names',
    page: null,
  },
  {
    isChosen: ({ withLessons }) => withLessons,
    file: 'your lessons with the notes for the teacher',
    page: 'your lessons',
  },
  { isChosen: ({ withExperiments }) => withExperiments, file: 'your experiments' },
  { isChosen: ({ withHeuristics }) => withHeuristics, file: 'your heuristics' },
];

const NAMELESS =
  'Names of people stay here: predictions in comparisons, individual answers, and the students of classes.';

export function leavesInWords(chosen: ChosenToLeave): Leaves {
  const parts = PARTS.filter(({ isChosen }) => isChosen(chosen));
  return {
    file: listed(parts.map(({ file }) => file)),
    page: listed(parts.flatMap(({ file, page = file }) => page ?? [])),
    stays: chosen.withRuns && !chosen.withNames ? NAMELESS : '',
  };
}

function listed(parts: readonly string[]): string {
  return new Intl.ListFormat('en').format(parts);
}
