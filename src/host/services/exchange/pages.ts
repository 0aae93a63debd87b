/** The content of an exported page: a part of the library, and where the page opens. */
import { AppError } from '../../../shared/contract/errors.ts';
import type { Lesson, LessonStop } from '../../../shared/contract/lessons.ts';
import type { PageSubject } from '../../../shared/contract/pages.ts';
import { EMPTY_FILE, writeLibrary, type FilePuzzle } from '../../../shared/exchange/libraryFile.ts';
import { withContent, type PageContent } from '../../../shared/exchange/pageFile.ts';
import { isSmall, shortestLength } from '../../../shared/puzzle/solve/shortest.ts';
import type { ReadableDb } from '../../store/database.ts';
import { getExperiment } from '../../store/experiments.ts';
import { LessonQuestions, questionsOf } from './answers/lessonQuestions.ts';
import { AskingAgain } from './answers/askedAgain.ts';
import { gather, gatherExperimentsAlone, gatherLessonsAlone, withPictures, type Gathered } from './gather.ts';

/** The empty page as one file. Rejects with an `AppError` where it is missing. */
export type PageTemplate = () => Promise<string>;

export interface GatheredPage extends Omit<PageContent, 'library'>, Gathered {}

type Gatherers = {
  readonly [Of in PageSubject['of']]: (db: ReadableDb, subject: Extract<PageSubject, { of: Of }>) => GatheredPage;
};

const GATHERERS: Gatherers = {
  sets(db, { of: _of, ...wanted }) {
    const { file, damaged } = gather(db, wanted);
    const { sets, lessons } = file;
    const opens = sets.some(({ puzzles }) => puzzles.length > 0) && lessons.length === 0 ? 'puzzle' : 'lessons';
    return page(titleOf(sets, 'sets of puzzles'), opens, { file, damaged });
  },
  lessons(db, { lessonIds }) {
    const { file, damaged } = gatherLessonsAlone(db, lessonIds);
    const [only, ...others] = file.lessons;
    const isOne = only !== undefined && only.stops.length > 0 && others.length === 0;
    return page(titleOf(file.lessons, 'lessons'), isOne ? 'lesson' : 'lessons', { file, damaged });
  },
  lesson(db, { lesson }) {
    const gathered = withPictures(db, { file: { ...EMPTY_FILE, lessons: [lesson] }, damaged: 0 });
    return page(lesson.title, lesson.stops.length > 0 ? 'lesson' : 'lessons', gathered);
  },
  experiment(db, { experimentId }) {
    const { recipe } = getExperiment(db, { experimentId });
    return page(recipe.title, 'experiment', gatherExperimentsAlone(db, [experimentId]));
  },
  puzzle: (db, { of: _of, ...puzzle }) => page(puzzle.title, 'puzzle', alone(db, puzzle)),
  assignment: (db, { title, assignment, puzzle }) =>
    page(title, { assignment }, alone(db, { title, puzzle, notes: '', tags: [] })),
  moment(db, { of: _of, moment, ...picture }) {
    const { title, puzzle } = moment;
    const gathered = alone(db, { title, puzzle, notes: '', tags: [], ...picture });
    return { ...page(title, withoutNote(moment), gathered), ...picture };
  },
};

export function gatherPage(db: ReadableDb, subject: PageSubject): GatheredPage {
  // TypeScript does not follow `of` through the table.
  return (GATHERERS[subject.of] as (db: ReadableDb, subject: PageSubject) => GatheredPage)(db, subject);
}

/** Leaves out saved questions, which hold answers and labels of classes, and the teacher's notes. */
function page(title: string, opens: PageContent['opens'], { file, damaged }: Gathered): GatheredPage {
  const lessons = file.lessons.map((lesson): Lesson => ({ ...lesson, stops: lesson.stops.map(withoutNote) }));
  return { title, opens, ...askedIn(lessons), damaged, file: { ...file, questions: [], lessons } };
}

/** The lessons that ask questions, and how many different ones. */
function askedIn(lessons: readonly Lesson[]): Pick<PageContent, 'asks' | 'lessons'> {
  const asking = new AskingAgain();
  const asked = lessons.map((lesson) => ({ title: lesson.title, questions: questionsOf(lesson, asking) }));
  const asks = asked.reduce((all, { questions }) => all.with(questions), new LessonQuestions()).size;
  return { asks, lessons: asked.filter(({ questions }) => questions.size > 0).map(({ title }) => title) };
}

function withoutNote(stop: LessonStop): LessonStop {
  return { ...stop, note: '' };
}

/** A puzzle in a set of its name, with its picture. */
function alone(db: ReadableDb, { title, notes, tags, puzzle, picture }: Omit<FilePuzzle, 'optimal'>): Gathered {
  const optimal = isSmall(puzzle) ? shortestLength(puzzle) : null;
  const puzzles = [{ title, notes, tags, puzzle, optimal, ...(picture && { picture }) }];
  return withPictures(db, { file: { ...EMPTY_FILE, sets: [{ title, puzzles }] }, damaged: 0 });
}

/** "3 lessons"; the title of the only one. */
function titleOf(ones: readonly { readonly title: string }[], noun: string): string {
  return ones.length === 1 ? ones[0].title : `${ones.length} ${noun}`;
}

/** The text of the page, and of its library. Rejects with an `AppError` where the template is missing. */
export async function writePage(template: PageTemplate, { file, damaged: _damaged, ...content }: GatheredPage) {
  const library = writeLibrary(file);
  const page = withContent(await template(), { ...content, library });
  if (page === null)
    throw new AppError('not-saved', 'The page that comes with Searchlight is damaged: install Searchlight again.');
  return { page, library };
}
