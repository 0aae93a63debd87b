import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ClassResults, ResultQuestion } from '../contract/classResults.ts';
import { byMistake, byQuestion, byStudent } from './results.ts';

const PUZZLE = { rows: 2, cols: 2, start: [1, 2, 0, 3], goal: [1, 2, 3, 0] };
const WRONG = ['lowest-h', 'tie', 'explored', 'h-alone'];
const ASKED = { puzzle: PUZZLE, searches: [], kind: 'next', title: 'One', lesson: 'Mine', inClass: null, before: null };

const anyQuestion: fc.Arbitrary<ResultQuestion> = fc
  .record({
    place: fc.option(fc.nat(9)),
    isClaimed: fc.boolean(),
    wrong: fc.subarray(WRONG, { minLength: 1 }),
    right: fc.nat(4),
    step: fc.nat(9),
  })
  .map(({ wrong, right, ...rest }) => {
    const confusions = wrong.toSpliced(right % (wrong.length + 1), 0, null as never) as (string | null)[];
    const choices = confusions.map((confusion, number) => ({
      ...{ value: { as: 'number' as const, number }, words: '', confusion, mistake: confusion },
    }));
    return { ...ASKED, kind: 'next' as const, ...rest, words: 'Which state is taken next?', choices };
  });

/** Any set of answers: a student answers a question at most once. */
const anyResults: fc.Arbitrary<ClassResults> = fc
  .tuple(fc.array(anyQuestion, { minLength: 1, maxLength: 5 }), fc.integer({ min: 1, max: 6 }))
  .chain(([questions, size]) => {
    const students = Array.from({ length: size }, (_, at) => {
      return { name: `Student ${at}`, isListed: true, handedInAtMs: 0, remarks: [] };
    });
    const all = students.flatMap((_, student) => questions.map((_, question) => ({ student, question })));
    return fc.subarray(all).chain((given) =>
      fc.array(fc.nat(59), { minLength: given.length, maxLength: given.length }).map((drawn) => ({
        ...{ students, questions, asks: null, damaged: 0, hands: [], handsLeftOut: 0 },
        answers: given.map((one, at) => ({
          ...{ ...one, questionId: at + 1, savedAtMs: at },
          choice: drawn[at]! % questions[one.question]!.choices.length,
        })),
      })),
    );
  });

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

test('the three tables count the same answers, whatever they are', () => {
  fc.assert(
    fc.property(anyResults, (results) => {
      const [students, questions, mistakes] = [byStudent(results), byQuestion(results), byMistake(results)];
      const all = results.answers.length;
      expect(sum(students.map(({ answered, others }) => answered + others))).toBe(all);
      expect(sum(questions.map(({ total }) => total))).toBe(all);
      expect(sum(questions.flatMap(({ counts }) => counts))).toBe(all);

      const right = sum(students.map((row) => row.right + row.othersRight));
      expect(sum(questions.map((row) => row.right))).toBe(right);
      const unchecked = sum(questions.map(({ asked, total }) => (asked.isClaimed ? total : 0)));
      expect(sum(mistakes.map(({ answers }) => answers))).toBe(all - right - unchecked);

      for (const { name, answers } of students) {
        const wrong = answers.filter(({ isRight }) => isRight === false).map(({ chosen }) => chosen.confusion);
        const hers = mistakes.filter(({ students }) => students.includes(name)).map(({ confusion }) => confusion);
        expect(new Set(hers)).toEqual(new Set(wrong));
      }
    }),
  );
});

test('a share says of all answers how many are right, and nothing where nobody has checked', () => {
  fc.assert(
    fc.property(anyResults, (results) => {
      for (const { share, right, total, asked } of byQuestion(results))
        expect(share).toBe(asked.isClaimed || total === 0 ? null : right / total);
    }),
  );
});
