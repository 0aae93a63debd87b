/** Files of answers to a lesson, as pages save them, and as somebody changes them. */
import { onTestFinished } from 'vitest';
import { temporaryFolder } from '../../../main/disk/temporaryFolder.fixture.ts';
import { openStore } from '../../../main/disk/openStore.ts';
import { OpenedFiles } from '../../../main/hosts/openedFiles.ts';
import type { Question } from '../../../shared/ask/kinds/questions.ts';
import { withoutLetters } from '../../../shared/ask/question.ts';
import type { ClassResults } from '../../../shared/contract/classResults.ts';
import type { QuestionContent } from '../../../shared/contract/questions.ts';
import { writeLibrary, type LibraryFile } from '../../../shared/exchange/libraryFile.ts';
import { readLibrary } from '../../../shared/exchange/readLibrary.ts';
import { A_STAR } from '../../../shared/lesson/lessons/aStar.ts';
import { listQuestions } from '../../store/findQuestions.ts';
import { ALL } from '../../store/pages.fixture.ts';
import { saveQuestion } from '../../store/questions.ts';
import { classResults } from './answers/classResults.ts';
import { QuestionWords } from './answers/questionWords.ts';
import { MemoryDestination } from '../memoryDestination.fixture.ts';
import { checkOf } from './answers/answersCheck.ts';
import { AskingAgain } from './answers/askedAgain.ts';
import { Exchange } from './exchange.ts';

/** What the pages of a class hold. */
export const LESSON = A_STAR;

/** A question without votes, and the place of its right letter. */
interface Asked {
  readonly content: Omit<QuestionContent, 'votes'>;
  readonly right: number;
}

/** What the engine asks. */
export function askedAt(recipe: Parameters<AskingAgain['posedInLesson']>[0], asking = new AskingAgain()): Asked {
  const posed = asking.posedInLesson(recipe) as { step: number; question: Question };
  const choices = withoutLetters(posed.question);
  return {
    content: { ...recipe, step: posed.step, choices },
    right: choices.findIndex((one) => one.confusion === null),
  };
}

/** All questions of the lesson. */
export const ASKED: readonly Asked[] = LESSON.stops.flatMap(({ puzzle: { rows, cols, start, goal }, ...stop }) => {
  const { question: kind, searches, steps } = stop;
  if (kind === undefined) return [];
  const of = kind === 'more' ? [searches[0], searches.at(-1)!] : searches;
  return [askedAt({ puzzle: { rows, cols, start, goal }, searches: of, kind, step: kind === 'more' ? 0 : steps[0] })];
});

/** An answer, right or not. */
export function answered({ content, right }: Asked, isRight: boolean): QuestionContent {
  const place = isRight ? right : (right + 1) % content.choices.length;
  return { ...content, votes: [{ counts: content.choices.map((_, at) => Number(at === place)), isClosed: true }] };
}

/** A library with its exchange. */
export function library() {
  const store = openStore(temporaryFolder(onTestFinished));
  const destination = new MemoryDestination();
  const { api } = new Exchange(store, destination, new OpenedFiles(), async () => '');
  onTestFinished(() => store.close());
  const kept = () => store.read((db) => listQuestions(db, { filter: {}, descending: false, ...ALL })).rows;
  return { store, destination, api, kept };
}

/** What a class has answered to the lesson, as it is kept. */
export function resultsOf({ store }: Pick<ReturnType<typeof library>, 'store'>, classLabel: string): ClassResults {
  const query = { classLabel, lesson: LESSON.title, naming: 'blank' as const };
  return store.read((db) => classResults(db, query, new QuestionWords()));
}

export interface TextFile {
  readonly name: string;
  readonly text: string;
}

/** What pages do, on one library: the file of someone who has given these answers, one per second. */
export function page() {
  const { store, destination, api } = library();
  return async (name: string, answers: readonly QuestionContent[], fromMs: number): Promise<TextFile> => {
    const questionIds = answers.map((content, at) => {
      const keepAs = { puzzleId: null, title: 'Case 1', classLabel: '' };
      const asked = { content, keepAs, savedAtMs: fromMs + 1_000 * at, isClaimed: false };
      return store.write((db) => saveQuestion(db, asked)).questionId;
    });
    const label = { name, title: LESSON.title, lessons: [LESSON.title] };
    const saved = await api.exportAnswers({ ...label, questionIds });
    return { name: `${name}.searchlight`, text: destination.files.get(saved!.name)! };
  };
}

/** The same file with a change, and with a matching check: anyone who reads the page can compute that. */
export function forged({ name, text }: TextFile, change: (file: LibraryFile) => Partial<LibraryFile>): TextFile {
  const file = readLibrary(text);
  const changed = { ...file, ...change(file) };
  const answers = changed.answers!;
  const check = checkOf(answers, changed.questions);
  return { name, text: writeLibrary({ ...changed, answers: { ...answers, check } }) };
}

/** Imports files together, as answers of a class. */
export async function bring(
  { api }: Pick<ReturnType<typeof library>, 'api'>,
  files: readonly TextFile[],
  classLabel = '',
) {
  const [first, ...others] = files.map(({ name, text }) => ({ name, bytes: new TextEncoder().encode(text) }));
  const { importId } = await api.openImport({ name: first!.name, bytes: first!.bytes.length });
  await send(api, importId, first!.bytes);
  for (const { name, bytes } of others) {
    await api.addFile({ importId, name, bytes: bytes.length });
    await send(api, importId, bytes);
  }
  const preview = await api.preview({ importId, classLabel });
  return { preview, result: await api.confirm({ importId, into: null, addKnown: false, classLabel }) };
}

async function send(api: ReturnType<typeof library>['api'], importId: number, bytes: Uint8Array<ArrayBuffer>) {
  await api.sendPart({ importId, part: bytes.buffer });
}
