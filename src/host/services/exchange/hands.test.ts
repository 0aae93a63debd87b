/** Searches by hand: out as a file, in again, judged by the engine, and among the results of the class. */
import { describe, expect, test } from 'vitest';
import { runOf } from '../../../shared/ask/askedRuns.fixture.ts';
import { filledRightly } from '../../../shared/ask/kinds/filledRightly.fixture.ts';
import { withFilled } from '../../../shared/ask/kinds/fillIn.ts';
import { HAND_PARTS, MAX_HANDS } from '../../../shared/ask/handParts.ts';
import { pointAt, writtenStep } from '../../../shared/ask/kinds/perform.ts';
import { DEFAULT_SEARCH } from '../../../shared/contract/defaults.ts';
import type { HandWork } from '../../../shared/contract/handWork.ts';
import { MAX_SENTENCES } from '../../../shared/contract/rosters.ts';
import { readLibrary } from '../../../shared/exchange/readLibrary.ts';
import { byMistake, byStudent, handWords } from '../../../shared/results/results.ts';
import { AskingAgain } from './answers/askedAgain.ts';
import { classResults } from './answers/classResults.ts';
import { QuestionWords } from './answers/questionWords.ts';
import { bring, forged, library, type TextFile } from './answers.fixture.ts';

const CLASS = 'CS 101, autumn';
const RUN = runOf();

/** Two steps of A*; f of the second state is wrong by so much. */
function workWith(mistake: number, beganAtMs = 1_000): HandWork {
  const steps = [0, 1].map((step) => {
    const right = filledRightly(RUN, step, HAND_PARTS);
    const filled = { ...right, f: right.f! + (step === 1 ? mistake : 0) };
    return writtenStep(withFilled(RUN, pointAt(RUN, step, RUN.reader.expanded[step])!, filled));
  });
  const { rows, cols, start, goal } = RUN.puzzle;
  const puzzle = { rows, cols, start: [...start], goal: [...goal] };
  return { title: 'Case 1', puzzle, search: DEFAULT_SEARCH, beganAtMs, steps };
}

/** Somebody went far into a long search, and chose a state there. */
function workOf(algorithm: 'bfs' | 'ucs', beganAtMs: number): HandWork {
  const puzzle = { rows: 3, cols: 3, start: [8, 6, 7, 2, 5, 4, 3, 0, 1], goal: [1, 2, 3, 4, 5, 6, 7, 8, 0] };
  const steps = [{ step: 150_000, node: 0 }];
  return { title: 'Far', puzzle, search: { ...DEFAULT_SEARCH, algorithm }, beganAtMs, steps };
}

async function fileOf(name: string, ...hands: readonly HandWork[]): Promise<TextFile> {
  const { api, destination } = library();
  const saved = await api.exportAnswers({
    name,
    title: 'Case 1',
    lessons: [],
    questionIds: [],
    ...(hands.length > 0 && { hands }),
  });
  return { name: `${name}.searchlight`, text: destination.files.get(saved!.name)! };
}

const resultsIn = ({ store }: ReturnType<typeof library>) =>
  store.read((db) => classResults(db, { classLabel: CLASS, lesson: null, naming: 'blank' }, new QuestionWords()));

describe('a search by hand that is handed in', () => {
  test('comes into the results of its class, with its kinds of mistakes', async () => {
    const teacher = library();
    const { preview } = await bring(
      teacher,
      [await fileOf('Ada', workWith(0)), await fileOf('Bob', workWith(40))],
      CLASS,
    );
    expect(
      preview.answers.map(({ keptAs, hands, handRight, handAnswers }) => [keptAs, hands, handRight, handAnswers]),
    ).toEqual([
      ['Ada', 1, 10, 10],
      ['Bob', 1, 9, 10],
    ]);
    const results = resultsIn(teacher);
    const rows = byStudent(results).map(({ name, hands, handedInAtMs, isListed }) => [
      name,
      hands.map(({ score }) => handWords(score)),
      handedInAtMs !== null,
      isListed,
    ]);
    expect(rows).toEqual([
      ['Ada', ['10 of 10 right.'], true, true],
      ['Bob', ['9 of 10 right. 1 × miscounted.'], true, true],
    ]);
    expect(byMistake(results)).toMatchObject([{ name: 'miscounted', answers: 1, students: ['Bob'] }]);
  });

  test('counts once, however often its file comes, and beside later ones', async () => {
    const teacher = library();
    const first = await fileOf('Ada', workWith(40));
    await bring(teacher, [first], CLASS);
    await bring(teacher, [first], CLASS);
    await bring(teacher, [await fileOf('Ada', workWith(40), workWith(0, 2_000))], CLASS);
    expect(resultsIn(teacher).hands.map(({ beganAtMs, score }) => [beganAtMs, score.right])).toEqual([
      [1_000, 9],
      [2_000, 10],
    ]);
  });

  test('counted twice where it was saved halfway, and again later, in any order', async () => {
    const whole = workWith(40);
    const files = [await fileOf('Ada', { ...whole, steps: whole.steps.slice(0, 1) }), await fileOf('Ada', whole)];
    for (const imports of [files.map((file) => [file]), files.toReversed().map((file) => [file]), [files]]) {
      const teacher = library();
      for (const together of imports) await bring(teacher, together, CLASS);
      expect(resultsIn(teacher).hands.map(({ score }) => score.answers)).toEqual([10]);
    }
  });

  test('was counted twice by the preview where two files of a student held it, and again where it was there before', async () => {
    const whole = workWith(40);
    const half = { ...whole, steps: whole.steps.slice(0, 1) };
    const files = [await fileOf('Ada', half), await fileOf('Ada', whole)];
    const counted = async (teacher: ReturnType<typeof library>, together: readonly TextFile[]) => {
      const [{ hands, handRight, handAnswers, remarks }] = (await bring(teacher, together, CLASS)).preview.answers;
      return [hands, handRight, handAnswers, remarks];
    };
    const [once, twice] = [library(), library()];
    expect(await counted(once, files)).toEqual([1, 9, 10, []]);
    expect(await counted(twice, [files[0]!])).toEqual([1, 5, 5, []]);
    expect(await counted(twice, [files[1]!])).toEqual([1, 9, 10, []]);
    const before = ['1 search by hand that the class had before: counted once.'];
    expect(await counted(twice, files)).toEqual([0, 0, 0, before]);
    expect(await counted(twice, [await fileOf('Ada', whole, workWith(0, 2_000))])).toEqual([1, 10, 10, before]);
    expect(byStudent(resultsIn(twice)).map(({ hands, remarks }) => [hands.length, remarks])).toEqual([[2, []]]);
  });

  test('counted for two students where both handed in the same one, also where one file has more of it', async () => {
    const [whole, own] = [workWith(40), workWith(40, 2_000)];
    const half = { ...whole, steps: whole.steps.slice(0, 1) };
    const copied = ['1 search by hand the same as of “Ada”, to the millisecond: done in one page, and counted once.'];
    const files = [await fileOf('Ada', half), await fileOf('Bob', whole, own), await fileOf('Carol', half)];
    for (const imports of [[files], files.map((file) => [file])]) {
      const teacher = library();
      const previews = [];
      for (const together of imports) previews.push(...(await bring(teacher, together, CLASS)).preview.answers);
      expect(previews.map(({ keptAs, hands, remarks }) => [keptAs, hands, remarks])).toEqual([
        ['Ada', 1, []],
        ['Bob', 1, copied],
        [null, 0, copied],
      ]);
      const rows = byStudent(resultsIn(teacher)).map(({ name, hands, remarks }) => [name, hands.length, remarks]);
      expect(rows).toEqual([
        ['Ada', 1, []],
        ['Bob', 1, copied],
        ['Carol', 0, copied],
      ]);
    }
  });

  test('that copies many others is remarked up to a limit, and the last remark says how many more there were', async () => {
    const begun = Array.from({ length: MAX_SENTENCES + 2 }, (_, at) => at);
    const others = await Promise.all(begun.map((at) => fileOf(`Student ${at}`, workWith(0, at))));
    const copies = await Promise.all(begun.map((at) => fileOf('Eve', workWith(0, at), workWith(0, 1_000 + at))));
    const teacher = library();
    const { preview } = await bring(teacher, [...others, ...copies], CLASS);
    expect(preview.answers.find(({ name }) => name === 'Eve')!.remarks).toHaveLength(MAX_SENTENCES + 2);
    const { remarks } = byStudent(resultsIn(teacher)).find(({ name }) => name === 'Eve')!;
    expect([remarks.length, remarks.at(-1)]).toEqual([MAX_SENTENCES, '3 more remarks.']);
  });

  test('is no copy where only the moment of its beginning is the same', async () => {
    const files = [
      await fileOf('Ada', workWith(0)),
      await fileOf('Bob', workWith(40)),
      await fileOf('ada', workWith(0)),
    ];
    const { preview } = await bring(library(), files, CLASS);
    expect(preview.answers.map(({ hands, remarks }) => [hands, remarks])).toEqual([
      [1, []],
      [1, []],
      [1, []],
    ]);
  });

  test('was left out without a word where there were too many, and the first were kept', async () => {
    const teacher = library();
    const begun = Array.from({ length: MAX_HANDS }, (_, at) => workWith(0, 1_000 + at));
    await bring(teacher, [await fileOf('Ada', ...begun)], CLASS);
    const { preview } = await bring(teacher, [await fileOf('Ada', workWith(0, 9_000))], CLASS);
    expect(preview.answers[0]!.remarks).toEqual(['1 search by hand more than 20: the latest are saved.']);
    const kept = resultsIn(teacher).hands.map(({ beganAtMs }) => beganAtMs);
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([MAX_HANDS, 1_001, 9_000]);
  });

  test('vanished without a word from the results where the search of another student was long', async () => {
    const teacher = library();
    const nobody: HandWork[] = [workOf('bfs', 8), workOf('ucs', 9)];
    const names = ['Ada', 'Bob', 'Carol', 'Dan', 'Eve', 'Flora'];
    const files = names.map((name, at) => fileOf(name, workOf('bfs', at)));
    const { preview } = await bring(teacher, [...(await Promise.all(files)), await fileOf('Gus', ...nobody)], CLASS);
    expect(preview.answers.map(({ hands }) => hands)).toEqual([1, 1, 1, 1, 1, 1, 2]);
    const { hands, handsLeftOut } = resultsIn(teacher);
    expect([hands.length, handsLeftOut]).toEqual([8, 0]);
    const ofOne = new AskingAgain().judgedHands([workOf('ucs', 1), workOf('bfs', 2)]);
    expect(ofOne.map((steps) => steps !== null)).toEqual([true, false]);
  });

  test('is judged from what was chosen, whatever a file with a matching check says', async () => {
    const teacher = library();
    const change = (hands: readonly HandWork[]) => async (name: string) =>
      forged(await fileOf(name, workWith(0)), ({ answers }) => ({ answers: { ...answers!, hands } }));
    const { steps, ...work } = workWith(0);
    const guessed = { ...work, steps: steps.map((one) => ({ ...one, filled: { ...one.filled, h: 1 } })) };
    const beyond = { ...work, steps: [{ ...steps[0]!, node: 1_000_000 }] };
    await bring(teacher, [await change([guessed])('Eve'), await change([beyond])('Mallory')], CLASS);
    const results = resultsIn(teacher);
    const rows = byStudent(results).map(({ name, hands, remarks }) => [
      name,
      hands.map(({ score }) => score.right),
      remarks,
    ]);
    expect(rows).toEqual([
      ['Eve', [8], []],
      ['Mallory', [], ['1 search by hand that the engine here cannot repeat: not saved.']],
    ]);
  });

  test('counts nothing where its file was changed, and needs the name of a class', async () => {
    const teacher = library();
    const { name, text } = await fileOf('Ada', workWith(0));
    const changed = { name, text: text.replace('"name":"Ada"', '"name":"Bob"') };
    await bring(teacher, [changed], CLASS);
    expect(resultsIn(teacher).hands).toEqual([]);
    const { preview } = await bring(teacher, [{ name, text }]);
    expect(preview.answers[0]).toMatchObject({
      keptAs: null,
      remarks: ['1 search by hand: saved only for a class that has a name.'],
    });
  });

  test('leaves in a file of a version that an older reader refuses; without one, the version stays', async () => {
    const { text } = await fileOf('Ada', workWith(0));
    expect(JSON.parse(text)).toMatchObject({ version: 7, answers: { hands: [{ title: 'Case 1' }] } });
    expect(readLibrary(text).answers!.hands).toEqual([workWith(0)]);
    const { text: without } = await fileOf('Ada');
    expect(JSON.parse(without).version).toBe(4);
  });
});
