import { describe, expect, onTestFinished, test } from 'vitest';
import { DOCUMENT_KINDS } from '../../shared/contract/kinds.ts';
import { type QuestionContent, type QuestionFilter } from '../../shared/contract/questions.ts';
import type { SearchSpec } from '../../shared/contract/types.ts';
import { deleteDocuments, purgeDeleted, restoreDocuments } from './deleted.ts';
import { listClasses, listQuestions } from './findQuestions.ts';
import { SMALL } from './library.fixture.ts';
import { openStore } from '../../main/disk/openStore.ts';
import { addPuzzle } from './puzzles.ts';
import { lastAsked, nameQuestions, saveQuestion } from './questions.ts';
import { createSet } from './sets.ts';
import { temporaryFolder } from '../../main/disk/temporaryFolder.fixture.ts';

const ASTAR: SearchSpec = {
  ...{ algorithm: 'astar', heuristic: 'manhattan', order: 'UDLR', ties: 'low-h', goalTest: 'expansion' },
};
const CONTENT: QuestionContent = {
  ...{ puzzle: SMALL, searches: [ASTAR], kind: 'f', step: 1 },
  choices: [
    { value: { as: 'number', number: 3 }, confusion: null },
    { value: { as: 'number', number: 2 }, confusion: 'h-alone' },
  ],
  votes: [{ counts: [1, 2], isClosed: true }],
};
const LABEL = { puzzleId: null, title: 'One', classLabel: 'CS 101' };

function openLibrary() {
  const store = openStore(temporaryFolder(onTestFinished));
  onTestFinished(() => store.close());
  return {
    store,
    save: (savedAtMs: number, keepAs: Partial<typeof LABEL> | { puzzleId: number } = {}, content = {}) =>
      store.write((db) =>
        saveQuestion(db, {
          ...{ content: { ...CONTENT, ...content }, keepAs: { ...LABEL, ...keepAs }, savedAtMs, isClaimed: false },
        }),
      ),
    list: (filter: QuestionFilter = {}, descending = true, offset = 0, limit = 10) =>
      store.read((db) => listQuestions(db, { filter, descending, offset, limit })),
  };
}

describe('a question', () => {
  test('comes back as it was saved, in the order of time, a page at a time', () => {
    const { save, list } = openLibrary();
    const first = save(1_000);
    expect(first).toEqual({ questionId: 1, ...LABEL, ...CONTENT, savedAtMs: 1_000, isClaimed: false });
    const second = save(2_000);
    expect(list()).toEqual({ total: 2, rows: [second, first], damaged: [] });
    expect(list({}, false).rows).toEqual([first, second]);
    expect(list({}, true, 1, 1)).toEqual({ total: 2, rows: [first], damaged: [] });
  });

  test('has the name of its puzzle, also a new one, and nothing else of it changes', () => {
    const { store, save, list } = openLibrary();
    const title = 'A name of its own';
    const { puzzleId } = store.write((db) => {
      const { setId } = createSet(db, { title: 'Set' });
      return addPuzzle(db, { setId, title: 'One', notes: '', tags: [], puzzle: SMALL, optimal: 1 });
    });
    const [mine, other] = [save(1_000, { puzzleId }), save(2_000)];
    store.write((db) => nameQuestions(db, { puzzleId, title }));
    expect(list().rows).toEqual([other, { ...mine, title }]);
    expect(list({ text: 'of its own' }).rows).toEqual([{ ...mine, title }]);
    expect(list({ text: 'one' }).rows).toEqual([other]);
  });

  test('is found by its class and by words of its title and its class', () => {
    const { store, save, list } = openLibrary();
    const [ten, nine, none] = ['CS 10', 'CS 9', ''].map((classLabel, at) =>
      save(at, { classLabel, title: `Übung ${at}` }),
    );
    const ids = (filter: QuestionFilter) => list(filter).rows.map(({ questionId }) => questionId);
    expect(ids({ classLabel: 'CS 10' })).toEqual([ten!.questionId]);
    expect(ids({ classLabel: '' })).toEqual([none!.questionId]);
    expect(ids({ text: 'cs ubung' })).toEqual([nine!.questionId, ten!.questionId]);
    expect(ids({ text: 'ÜBUNG 2' })).toEqual([none!.questionId]);
    expect(ids({ text: 'bus' })).toEqual([]);
    expect(store.read(listClasses)).toEqual([
      { classLabel: 'CS 9', questionCount: 1 },
      { classLabel: 'CS 10', questionCount: 1 },
    ]);
  });

  test('that was asked again is told with the votes of the last time', () => {
    const { store, save } = openLibrary();
    const last = (change: object = {}) => store.read((db) => lastAsked(db, { ...CONTENT, ...change }));
    expect(last()).toBeNull();
    save(1_000);
    const second = save(2_000, {}, { votes: [{ counts: [7, 0], isClosed: true }] });
    save(3_000, {}, { step: 2 });
    save(4_000, {}, { searches: [{ ...ASTAR, ties: 'high-h' }] });
    expect(last()).toEqual(second);
    expect(last({ kind: 'f-grows' })).toBeNull();
    store.write((db) => deleteDocuments(db, { kind: 'question', ids: [second.questionId] }, 1));
    expect(last()?.savedAtMs).toBe(1_000);
  });

  test('that one person answered alone was told to the class as the last time, with the name and the letter', () => {
    const { store, save } = openLibrary();
    const last = () => store.read((db) => lastAsked(db, CONTENT));
    const ofClass = save(1_000);
    save(2_000, { classLabel: 'Ada' }, { votes: [{ counts: [0, 1], isClosed: true }] });
    expect(last()).toEqual(ofClass);
    store.write((db) => deleteDocuments(db, { kind: 'question', ids: [ofClass.questionId] }, 1));
    expect(last()).toBeNull();
  });

  test('belongs to its puzzle as long as that is there', () => {
    const { store, save, list } = openLibrary();
    const { setId } = store.write((db) => createSet(db, { title: 'Mine' }));
    const { puzzleId } = store.write((db) =>
      addPuzzle(db, { setId, title: 'One', notes: '', tags: [], puzzle: SMALL, optimal: null }),
    );
    expect(save(1, { puzzleId }).puzzleId).toBe(puzzleId);
    expect(save(2, { puzzleId: puzzleId + 1 }).puzzleId).toBeNull();
    store.write((db) => deleteDocuments(db, { kind: 'puzzle', ids: [puzzleId] }, 3));
    expect(list().rows.map(({ puzzleId }) => puzzleId)).toEqual([null, null]);
  });

  test('that is deleted is restored, until it goes for good', () => {
    const { store, save, list } = openLibrary();
    const { questionId } = save(1);
    store.write((db) => deleteDocuments(db, { kind: 'question', ids: [questionId] }, 2));
    expect(list().total).toBe(0);
    expect(() => store.write((db) => deleteDocuments(db, { kind: 'question', ids: [questionId] }, 2))).toThrow(
      'no longer exists',
    );
    store.write((db) => restoreDocuments(db, { kind: 'question', ids: [questionId] }));
    expect(list().total).toBe(1);
    store.write((db) => deleteDocuments(db, { kind: 'question', ids: [questionId] }, 2));
    store.write((db) => purgeDeleted(db, 3));
    expect(() => store.write((db) => restoreDocuments(db, { kind: 'question', ids: [questionId] }))).toThrow(
      'no longer exists',
    );
  });

  test.each([
    `content = replace(content, '"counts":[1', '"counts":[9')`,
    "title = 'Two'",
    "class_label = 'CS 102'",
    'saved_at_ms = 3',
    'is_claimed = 1',
  ])('that was changed on the disk is named, and takes none of the others with it: %s', (change) => {
    const { store, save, list } = openLibrary();
    const sound = save(1);
    const { questionId } = save(2);
    store.write((db) => void db.exec(`UPDATE questions SET ${change} WHERE question_id = ${questionId}`));
    const { rows: questions, damaged } = list();
    expect(questions).toEqual([sound]);
    expect(damaged).toMatchObject([{ id: questionId, sentence: expect.stringContaining('has changed on the disk') }]);
    expect(store.read((db) => lastAsked(db, CONTENT))).toEqual(sound);
  });

  test('is refused where the library holds as many as it may', () => {
    const { store, save } = openLibrary();
    save(1);
    const rows = `WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < ${DOCUMENT_KINDS.question.most})`;
    store.write(
      (db) =>
        void db.exec(
          `INSERT INTO questions (title, class_label, content, is_claimed, saved_at_ms, content_hash)
           ${rows} SELECT 'x', '', '{}', 0, i, '' FROM n`,
        ),
    );
    expect(() => save(3)).toThrow(expect.objectContaining({ code: 'too-many' }));
  });
});
