/** A file says which letter is right; the engine decides. */
import { describe, expect, onTestFinished, test } from 'vitest';
import type { QuestionContent } from '../../../shared/contract/questions.ts';
import type { SearchSpec } from '../../../shared/contract/types.ts';
import { withoutLetters } from '../../../shared/ask/question.ts';
import { EMPTY_FILE, writeLibrary, type FileQuestion } from '../../../shared/exchange/libraryFile.ts';
import { posedAfter } from '../../../shared/exchange/questions.fixture.ts';
import { listQuestions } from '../../store/findQuestions.ts';
import { openStore } from '../../../main/disk/openStore.ts';
import { ALL } from '../../store/pages.fixture.ts';
import { temporaryFolder } from '../../../main/disk/temporaryFolder.fixture.ts';
import { MemoryDestination } from '../memoryDestination.fixture.ts';
import { OpenedFiles } from '../../../main/hosts/openedFiles.ts';
import { Exchange } from './exchange.ts';
import { QUESTION_TABLE } from './questionTable.ts';

const PUZZLE = { rows: 3, cols: 3, start: [1, 2, 3, 7, 4, 5, 6, 8, 0], goal: [1, 2, 3, 8, 6, 4, 7, 5, 0] };
const ASTAR: SearchSpec = {
  ...{ algorithm: 'astar', heuristic: 'manhattan', order: 'UDLR', ties: 'low-h', goalTest: 'expansion' },
};

/** What the engine asks after the third step: which state is taken next. */
const POSED = posedAfter(PUZZLE, ASTAR, 3, ['next'])!;
const HONEST: QuestionContent = {
  ...{ puzzle: PUZZLE, searches: [ASTAR], kind: 'next', step: 3, choices: withoutLetters(POSED) },
  votes: [{ counts: POSED.choices.map((_, at) => at + 1), isClosed: true }],
};

function fileOf(content: Partial<QuestionContent>, title = 'One'): FileQuestion {
  return { title, classLabel: '=CS 101', savedAtMs: 7, content: { ...HONEST, ...content }, madeOn: null };
}

function setUp() {
  const store = openStore(temporaryFolder(onTestFinished));
  const destination = new MemoryDestination();
  const { api } = new Exchange(store, destination, new OpenedFiles(), async () => '');
  onTestFinished(() => store.close());
  async function open(questions: readonly FileQuestion[]): Promise<number> {
    const bytes = new TextEncoder().encode(writeLibrary({ ...EMPTY_FILE, questions }));
    const { importId } = await api.openImport({ name: 'a.json', bytes: bytes.length });
    await api.sendPart({ importId, part: bytes.buffer });
    return importId;
  }
  const kept = () => store.read((db) => listQuestions(db, { filter: {}, descending: false, ...ALL })).rows;
  return { api, destination, open, kept };
}

/** Says that another letter is right. */
function swapped({ choices }: QuestionContent): QuestionContent['choices'] {
  const right = choices.findIndex(({ confusion }) => confusion === null);
  const wrong = (right + 1) % choices.length;
  const { confusion } = choices[wrong]!;
  return choices.with(right, { ...choices[right]!, confusion }).with(wrong, { ...choices[wrong]!, confusion: null });
}

describe('a question of a file', () => {
  test('of an earlier version, with fewer or other wrong choices, is taken in while its answer is right', async () => {
    const { api, open, kept } = setUp();
    const right = HONEST.choices.find(({ confusion }) => confusion === null)!;
    const wrong = HONEST.choices.find(({ confusion }) => confusion !== null)!;
    const votes = [{ counts: [2, 1], isClosed: true }];
    const importId = await open([fileOf({ choices: [wrong, right], votes })]);
    expect(await api.preview({ importId })).toMatchObject({ questions: { fresh: 1 }, faults: [] });
    await api.confirm({ importId, into: null, addKnown: false });
    expect(kept()).toHaveLength(1);
  });

  test('with a wrong right answer is left out and reported', async () => {
    const { api, open, kept } = setUp();
    const importId = await open([fileOf({ choices: swapped(HONEST) }, 'False'), fileOf({})]);
    expect(await api.preview({ importId })).toMatchObject({
      questions: { fresh: 1, known: 0 },
      faults: [
        {
          sentence: 'The question after step 3 of “False”: here the engine has another answer, or does not ask it.',
        },
      ],
    });
    expect(await api.confirm({ importId, into: null, addKnown: false })).toMatchObject({ questions: 1 });
    expect(kept()).toMatchObject([{ title: 'One', ...HONEST, isClaimed: false }]);
  });

  test('is left out where the engine asks something else, or nothing', async () => {
    const { api, open } = setUp();
    const others: QuestionContent[] = [
      { ...HONEST, step: 9_999 },
      { ...HONEST, step: 4 },
      { ...HONEST, searches: [{ ...ASTAR, algorithm: 'bfs' }] },
      { ...HONEST, choices: HONEST.choices.slice(0, -1) },
    ];
    const votesOn = ({ choices }: QuestionContent) => [{ counts: choices.map(() => 1), isClosed: true }];
    const questions = others.map((content) => fileOf({ ...content, votes: votesOn(content) }));
    const preview = await api.preview({ importId: await open(questions) });
    expect([preview.questions, preview.faults.length]).toEqual([{ fresh: 0, known: 0 }, 4]);
  });

  test('whose search is too long to repeat is marked as a claim of the file, and is not added twice', async () => {
    const { api, destination, open, kept } = setUp();
    const long = fileOf({ step: 10_000_000 });
    const importId = await open([long, fileOf({})]);
    await api.confirm({ importId, into: null, addKnown: false });
    expect(kept().map(({ step, isClaimed }) => [step, isClaimed])).toEqual([
      [10_000_000, true],
      [3, false],
    ]);
    expect(await api.preview({ importId: await open([long]) })).toMatchObject({ questions: { fresh: 0, known: 1 } });

    await api.exportQuestions({ filter: {}, descending: false });
    const [header, first, second] = destination.linesOf([...destination.files.keys()].at(-1)!);
    expect(header!.split(',')).toEqual(QUESTION_TABLE.map(([name]) => name));
    expect(first).toContain("'=CS 101"); // no formula
    expect(first).toContain(',the file it came from,');
    expect(second).toContain(`,${POSED.answer},the engine,`);
  });
});
