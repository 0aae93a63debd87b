/** What a class has answered lasts: by class and lesson, beside its list of students and its votes. */
import { describe, expect, test } from 'vitest';
import type { QuestionContent } from '../../../../shared/contract/questions.ts';
import { byMistake, byQuestion, byStudent, missing } from '../../../../shared/results/results.ts';
import { deleteDocuments, restoreDocuments } from '../../../store/deleted.ts';
import { listHandedIn } from '../../../store/findQuestions.ts';
import { saveQuestion } from '../../../store/questions.ts';
import { rosterOf } from '../../../store/rosters.ts';
import { saveDocument } from '../../../store/schemaDocuments.ts';
import { answered, ASKED, bring, forged, LESSON, library, page, resultsOf } from '../answers.fixture.ts';

const ASKS = ASKED.length;
const CLASS = 'CS 101, autumn';

/** All answers of somebody, of which the first so many are right. */
const withRight = (right: number): readonly QuestionContent[] => ASKED.map((asked, at) => answered(asked, at < right));

/** A library with the answers of Ada, all right, and of Bob, the first of which is right. */
async function withTwo() {
  const teacher = library();
  const save = page();
  await bring(teacher, [await save('Ada', withRight(ASKS), 1_000), await save('Bob', withRight(1), 90_000)], CLASS);
  return { teacher, save };
}

const inShort = (teacher: Parameters<typeof resultsOf>[0], classLabel = CLASS) =>
  byStudent(resultsOf(teacher, classLabel)).map(({ name, answered, right }) => [name, answered, right]);

describe('answers that were handed in', () => {
  test('are there by class and lesson, with what was right, in the order of the lesson', async () => {
    const { teacher } = await withTwo();
    expect(inShort(teacher)).toEqual([
      ['Ada', ASKS, ASKS],
      ['Bob', ASKS, 1],
    ]);
    const results = resultsOf(teacher, CLASS);
    expect([results.asks, results.damaged]).toEqual([ASKS, 0]);
    expect(results.questions.map(({ place }) => place)).toEqual(ASKED.map((_, at) => at));
    expect(byQuestion(results).map(({ share }) => share)).toEqual([1, ...new Array<number>(ASKS - 1).fill(0.5)]);
    expect(teacher.store.read(listHandedIn)).toEqual([
      { classLabel: CLASS, lesson: LESSON.title, studentCount: 2, answeredAtMs: expect.any(Number) },
    ]);
  });

  test('say what each wrong letter means, and whose mistake it is', async () => {
    const { teacher } = await withTwo();
    const results = resultsOf(teacher, CLASS);
    for (const { words, choices } of results.questions) {
      expect(words).toMatch(/\?$/);
      for (const { mistake, confusion } of choices)
        expect(mistake).toEqual(confusion === null ? null : expect.stringMatching(/^[A-E].+\.$/));
    }
    const mistakes = byMistake(results);
    expect(mistakes.every(({ students }) => students.join() === 'Bob')).toBe(true);
    expect(mistakes.reduce((sum, { answers }) => sum + answers, 0)).toBe(ASKS - 1);
  });

  test('leave out who has not handed in, who is named from the list of students, however the name is written', async () => {
    const { teacher } = await withTwo();
    const roster = { title: CLASS, students: ['Carol', 'ADA', 'Student 10', 'Student 9'], remarked: [] };
    teacher.store.write((db) => saveDocument(db, { kind: 'roster', document: roster }));
    const rows = byStudent(resultsOf(teacher, CLASS));
    expect(rows.map(({ name, isListed }) => [name, isListed])).toEqual([
      ['Ada', true],
      ['Bob', false],
      ['Carol', true],
      ['Student 9', true],
      ['Student 10', true],
    ]);
    expect(missing(rows).map(({ name }) => name)).toEqual(['Carol', 'Student 9', 'Student 10']);
  });

  test('without a list of students, belong to all who have ever handed in for the class', async () => {
    const { teacher, save } = await withTwo();
    const other = forged(await save('Carol', withRight(2), 200_000), ({ answers }) => ({
      answers: { ...answers!, title: 'Mine', lessons: ['Mine'] },
    }));
    await bring(teacher, [other], CLASS);
    expect(missing(byStudent(resultsOf(teacher, CLASS))).map(({ name }) => name)).toEqual(['Carol']);
  });

  test('of another year are kept apart, also under the same name, and show how it was asked before', async () => {
    const { teacher, save } = await withTwo();
    const { preview } = await bring(teacher, [await save('Ada', withRight(2), 500_000)], 'CS 101, spring');
    expect(preview.answers.map(({ keptAs, remarks }) => [keptAs, remarks])).toEqual([['Ada', []]]);
    expect(inShort(teacher, 'CS 101, spring')).toEqual([['Ada', ASKS, 2]]);
    const [first, second] = resultsOf(teacher, 'CS 101, spring').questions;
    expect(first!.before).toMatchObject({ classLabel: CLASS, right: 2, total: 2 });
    expect(second!.before).toMatchObject({ classLabel: CLASS, right: 1, total: 2 });
    expect(resultsOf(teacher, CLASS).questions[0]!.before).toBeNull();
  });

  test('stand beside the last vote of the class on the same question', async () => {
    const { teacher } = await withTwo();
    const { content, right } = ASKED[0]!;
    const votes = [{ counts: content.choices.map((_, at) => (at === right ? 3 : 1)), isClosed: true }];
    for (const [classLabel, savedAtMs] of [
      [CLASS, 7],
      ['Others', 8],
    ] as const)
      teacher.store.write((db) =>
        saveQuestion(db, {
          ...{ content: { ...content, votes }, savedAtMs, isClaimed: false },
          keepAs: { puzzleId: null, title: 'Case 1', classLabel },
        }),
      );
    const [first, second] = resultsOf(teacher, CLASS).questions;
    expect(first).toMatchObject({ inClass: { votes, savedAtMs: 7 }, before: { classLabel: 'Others', right: 3 } });
    expect(second).toMatchObject({ inClass: null, before: null });
  });

  test('come to their class when the same file is imported again, and are not taken from it without one', async () => {
    const teacher = library();
    const file = await page()('Ada', withRight(3), 1_000);
    await bring(teacher, [file]);
    expect(inShort(teacher, '')).toEqual([['Ada', ASKS, 3]]);
    const again = await bring(teacher, [file], CLASS);
    expect(again.preview).toMatchObject({ questions: { fresh: 0, known: ASKS }, moving: ASKS });
    expect([inShort(teacher, ''), inShort(teacher)]).toEqual([[], [['Ada', ASKS, 3]]]);
    const without = await bring(teacher, [file]);
    expect([without.preview.moving, inShort(teacher, ''), inShort(teacher)]).toEqual([0, [], [['Ada', ASKS, 3]]]);
    expect(teacher.kept()).toHaveLength(ASKS);
  });

  test('of files of which nothing counts are named with the reason, under the class', async () => {
    const { teacher, save } = await withTwo();
    const { name, text } = await save('Eve', withRight(2), 300_000);
    await bring(teacher, [{ name, text: text.replace('"name":"Eve"', '"name":"Eva"') }], CLASS);
    const eva = byStudent(resultsOf(teacher, CLASS)).find((row) => row.name === 'Eva')!;
    expect(eva).toMatchObject({
      answered: 0,
      handedInAtMs: null,
      remarks: [expect.stringMatching(/was changed after/)],
    });
    expect(teacher.store.read((db) => rosterOf(db, CLASS))!.roster.students).toEqual([]);
  });

  test('are gone when they are deleted, and back when that is undone', async () => {
    const { teacher } = await withTwo();
    const results = resultsOf(teacher, CLASS);
    const ids = byStudent(results)[1]!.answers.map(({ questionId }) => questionId);
    teacher.store.write((db) => deleteDocuments(db, { kind: 'question', ids }, 5));
    expect(inShort(teacher)).toEqual([['Ada', ASKS, ASKS]]);
    teacher.store.write((db) => restoreDocuments(db, { kind: 'question', ids }));
    expect(resultsOf(teacher, CLASS)).toEqual(results);
  });

  test('that have changed on the disk are counted as damaged, and by no table', async () => {
    const { teacher } = await withTwo();
    teacher.store.write((db) => db.exec(`UPDATE questions SET homework = replace(homework, '"place":0', '"place":1')`));
    const results = resultsOf(teacher, CLASS);
    expect([results.damaged, results.answers.length]).toEqual([2, 2 * ASKS - 2]);
  });

  test('leave as three tables, the second of which names nobody', async () => {
    const { teacher } = await withTwo();
    const query = { classLabel: CLASS, lesson: null, naming: 'blank' as const };
    const table = async (table: 'student' | 'question' | 'mistake') => {
      const saved = await teacher.api.exportResults({ ...query, table });
      return teacher.destination.linesOf(saved!.name);
    };
    const students = await table('student');
    expect(students[0]).toMatch(
      /^student,in the class,handed in,questions,answered,right,.*,remarks,answer 1 \(right: /,
    );
    expect(students[2]).toMatch(new RegExp(`^Bob,yes,20.*Z,${ASKS},${ASKS},1,0,0,0,(,[A-E]){${ASKS}}$`));
    const questions = await table('question');
    expect(questions).toHaveLength(ASKS + 2);
    expect(questions.join()).not.toMatch(/Ada|Bob/);
    expect((await table('mistake'))[1]).toMatch(/,Bob$/);
  });

  test('number the questions of a lesson from 1 in their table, as on the screen', async () => {
    const { teacher } = await withTwo();
    const query = { classLabel: CLASS, lesson: null, naming: 'blank' as const };
    const saved = await teacher.api.exportResults({ ...query, table: 'question' });
    const [header, ...rows] = teacher.destination.linesOf(saved!.name).filter((line) => line !== '');
    expect(header).toMatch(/^lesson,number,question,/);
    const numbers = rows.map((row) => Number(/^(?:"[^"]*"|[^",]*),(\d+),/.exec(row)![1]));
    expect(numbers.toSorted((one, other) => one - other)).toEqual(rows.map((_, at) => at + 1));
  });

  test('leave with a whole library where the names of people do, and come back with their class', async () => {
    const { teacher } = await withTwo();
    const roster = { title: CLASS, students: ['Ada', 'Carol'], remarked: [] };
    teacher.store.write((db) => saveDocument(db, { kind: 'roster', document: roster }));
    const taken = async (withNames: boolean) => {
      const saved = await teacher.api.exportSets({ setIds: null, withRuns: true, withNames });
      return teacher.destination.files.get(saved!.name)!;
    };
    expect(await taken(false)).not.toMatch(/Ada|Carol|Bob/);
    const other = library();
    await bring(other, [{ name: 'all.searchlight', text: await taken(true) }]);
    expect(inShort(other)).toEqual([...inShort(teacher)]);
    expect(inShort(other).map(([name]) => name)).toEqual(['Ada', 'Bob', 'Carol']);
  });
});
