/** Answers of a class: a file each, from the page to the library of the teacher. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { withoutLetters, type Question } from '../../../shared/ask/question.ts';
import type { QuestionContent } from '../../../shared/contract/questions.ts';
import type { SearchSpec } from '../../../shared/contract/types.ts';
import { posedAfter } from '../../../shared/exchange/questions.fixture.ts';
import { temporaryFolder } from '../../../main/disk/temporaryFolder.fixture.ts';
import { openStore } from '../../../main/disk/openStore.ts';
import { OpenedFiles } from '../../../main/openedFiles.ts';
import { listQuestions } from '../../store/findQuestions.ts';
import { ALL } from '../../store/pages.fixture.ts';
import { saveQuestion } from '../../store/questions.ts';
import { MemoryDestination } from '../memoryDestination.fixture.ts';
import { Exchange } from './exchange.ts';

const PUZZLE = { rows: 3, cols: 3, start: [1, 2, 3, 7, 4, 5, 6, 8, 0], goal: [1, 2, 3, 8, 6, 4, 7, 5, 0] };
const ASTAR: SearchSpec = {
  ...{ algorithm: 'astar', heuristic: 'manhattan', order: 'UDLR', ties: 'low-h', goalTest: 'expansion' },
};
const POSED = [2, 3].map((step) => posedAfter(PUZZLE, ASTAR, step, ['next'])!);
const LESSON = { title: 'A* by hand', asks: 3 };

/** An answer to a question, with the right letter or another one. */
function answered(posed: Question, isRight: boolean): QuestionContent {
  const { step, choices, answer } = posed;
  const counts = choices.map(({ letter }) => Number((letter === answer) === isRight));
  const one = counts.map((count, at) => (at === counts.indexOf(1) ? count : 0));
  const asked = { puzzle: PUZZLE, searches: [ASTAR], kind: 'next', step } as const;
  return { ...asked, choices: withoutLetters(posed), votes: [{ counts: one, isClosed: true }] };
}

function library() {
  const store = openStore(temporaryFolder(onTestFinished));
  const destination = new MemoryDestination();
  const { api } = new Exchange(store, destination, new OpenedFiles(), async () => '');
  onTestFinished(() => store.close());
  const kept = () => store.read((db) => listQuestions(db, { filter: {}, descending: false, ...ALL })).questions;
  return { store, destination, api, kept };
}

/** The file of somebody who has answered both questions, the second as `isRight` says. */
async function fileOf(name: string, isRight: boolean, savedAtMs: number): Promise<{ name: string; text: string }> {
  const { store, destination, api } = library();
  const contents = [answered(POSED[0]!, true), answered(POSED[1]!, isRight)];
  const questionIds = contents.map((content, at) => {
    const keepAs = { puzzleId: null, title: 'Case 1', classLabel: '' };
    const asked = { content, keepAs, savedAtMs: savedAtMs + at, isClaimed: false };
    return store.write((db) => saveQuestion(db, asked)).questionId;
  });
  const saved = await api.exportAnswers({ name, ...LESSON, questionIds });
  return { name: saved!.name, text: destination.files.get(saved!.name)! };
}

async function bring({ api }: ReturnType<typeof library>, files: readonly { name: string; text: string }[]) {
  const [first, ...others] = files.map(({ name, text }) => ({ name, bytes: new TextEncoder().encode(text) }));
  const { importId } = await api.openImport({ name: first!.name, bytes: first!.bytes.length });
  await api.sendPart({ importId, part: first!.bytes.buffer });
  for (const { name, bytes } of others) {
    await api.addFile({ importId, name, bytes: bytes.length });
    await api.sendPart({ importId, part: bytes.buffer });
  }
  const preview = await api.preview({ importId });
  return { preview, result: await api.confirm({ importId, into: null, addKnown: false }) };
}

describe('answers that come back', () => {
  test('say whose they are, to what, and how many are right, and are kept under the name', async () => {
    const teacher = library();
    const file = await fileOf('Ada', false, 7);
    expect(file.name).toBe('Ada, A* by hand.searchlight');
    const { preview } = await bring(teacher, [file]);
    expect(preview.answers).toEqual([{ name: 'Ada', ...LESSON, answered: 2, right: 1 }]);
    expect([preview.questions, preview.faults]).toEqual([{ fresh: 2, known: 0 }, []]);
    expect(teacher.kept().map(({ classLabel, step, isClaimed }) => [classLabel, step, isClaimed])).toEqual([
      ['Ada', 2, false],
      ['Ada', 3, false],
    ]);
  });

  test('of thirty come in together, each once, also where a file is there twice or comes again', async () => {
    const teacher = library();
    const names = Array.from({ length: 30 }, (_, at) => `Student ${at + 1}`);
    const files = await Promise.all(names.map((name, at) => fileOf(name, at % 2 === 0, 1_000 * at)));
    const { preview, result } = await bring(teacher, [...files, { ...files[3]!, name: 'Copy.searchlight' }]);
    expect(preview.answers.filter(({ right }) => right === 2)).toHaveLength(15);
    expect(preview.questions).toEqual({ fresh: 60, known: 0 });
    expect(result.questions).toBe(60);
    expect(new Set(teacher.kept().map(({ classLabel }) => classLabel))).toEqual(new Set(names));
    expect((await bring(teacher, files)).result.questions).toBe(0);
    expect((await bring(teacher, [files[0]!])).preview.questions).toEqual({ fresh: 0, known: 2 });
  });

  test('whose label is wrong are questions like others, and that is said', async () => {
    const { text } = await fileOf('Ada', true, 7);
    const wrong = text.replace('"name":"Ada"', '"name":""');
    const { preview } = await bring(library(), [{ name: 'a.searchlight', text: wrong }]);
    expect(preview).toMatchObject({ answers: [], questions: { fresh: 2 } });
    expect(preview.faults).toMatchObject([{ sentence: expect.stringMatching(/^The answers: name: /) }]);
  });

  test('that claim a wrong letter to be right are left out, and do not count', async () => {
    const { text } = await fileOf('Eve', false, 7);
    const file = JSON.parse(text) as { questions: QuestionContent[] };
    const [, second] = file.questions as [
      QuestionContent,
      { choices: QuestionContent['choices']; votes: QuestionContent['votes'] },
    ];
    const [right, chosen] = [
      second.choices.findIndex(({ confusion }) => confusion === null),
      second.votes[0]!.counts.indexOf(1),
    ];
    const { confusion } = second.choices[chosen]!;
    const choices = second.choices
      .with(right, { ...second.choices[right]!, confusion })
      .with(chosen, { ...second.choices[chosen]!, confusion: null });
    const forged = JSON.stringify({ ...file, questions: [file.questions[0], { ...second, choices }] });
    const { preview } = await bring(library(), [{ name: 'eve.searchlight', text: forged }]);
    expect(preview.answers).toMatchObject([{ name: 'Eve', answered: 1, right: 1 }]);
    expect(preview.faults).toHaveLength(1);
  });
});
