import { describe, expect, onTestFinished, test } from 'vitest';
import { DEFAULT_SEARCH } from '../../shared/contract/defaults.ts';
import { LESSON_FORMAT, MAX_STOPS, type Lesson, type LessonStop } from '../../shared/contract/lessons.ts';
import { DOCUMENT_KINDS, type SavedDocument } from '../../shared/contract/kinds.ts';
import { deleteDocuments, listDeleted, purgeDeleted, restoreDocuments } from './deleted.ts';
import { getDocument } from './documents.ts';
import { saveDocument } from './schemaDocuments.ts';
import { moveRow } from './keptRows.ts';
import { addStop, lessonFinder, LESSONS, listLessons } from './lessons.ts';
import { TABLES } from './tables.ts';
import { openStore } from '../../main/disk/openStore.ts';
import { SMALL } from './library.fixture.ts';
import { ALL } from './pages.fixture.ts';
import { memoryFolder } from '../../main/disk/temporaryFolder.fixture.ts';

const STOP: LessonStop = {
  ...{ view: 'search', puzzle: SMALL, title: 'Small', searches: [DEFAULT_SEARCH], steps: [1] },
  ...{ hides: true, question: 'next', text: 'f is {f}.', note: 'Wait.' },
};
const lesson = (title: string, stops: readonly LessonStop[] = [STOP]): Lesson => ({
  ...{ format: LESSON_FORMAT, title, summary: 'About that.', stops },
});

function setUp() {
  const store = openStore(memoryFolder(onTestFinished));
  onTestFinished(store.close);
  const create = (title: string, before: number | null = null) =>
    store.write((db) => saveDocument(db, { kind: 'lesson', document: lesson(title), before }));
  const titles = () => store.read(listLessons).rows.map(({ title }) => title);
  const move = (lessonId: number, before: number | null = null) =>
    store.write((db) => moveRow(db, TABLES.lesson, { rowId: lessonId, before }));
  const replace = ({ lessonId, revision }: SavedDocument<'lesson'>, document: Lesson) =>
    store.write((db) => saveDocument(db, { kind: 'lesson', id: lessonId, revision, document }));
  const get = (lessonId: number) => store.read((db) => getDocument(db, LESSONS, lessonId));
  return { ...store, create, titles, move, replace, get };
}

describe('lessons', () => {
  test('are there as they were saved, in the order of the user', () => {
    const { read, create, titles, move, get } = setUp();
    const [a, b] = [create('A'), create('B')];
    const c = create('C', b.lessonId);
    expect(a).toEqual({ lessonId: 1, lesson: lesson('A'), revision: expect.any(String) });
    expect(get(a.lessonId)).toEqual(a);
    expect(read(listLessons)).toEqual({
      rows: [a, c, b].map(({ lessonId, lesson: { title } }) => ({ lessonId, title, stopCount: 1 })),
      damaged: [],
      total: 3,
    });
    move(b.lessonId, a.lessonId);
    expect(titles()).toEqual(['B', 'A', 'C']);
    move(b.lessonId);
    expect(titles()).toEqual(['A', 'C', 'B']);
  });

  test('change only as they are known: what another window has changed meanwhile is not written over', () => {
    const { write, create, replace, get } = setUp();
    const first = create('A');
    const { lessonId } = first;
    const second = replace(first, lesson('A 2', []));
    expect([second.lesson, second.revision === first.revision]).toEqual([lesson('A 2', []), false]);
    expect(() => replace(first, lesson('A 3'))).toThrow('Another window');
    const third = write((db) => addStop(db, { lessonId, stop: STOP }));
    expect(third.lesson).toEqual(lesson('A 2'));
    expect(get(lessonId)).toEqual(third);
  });

  test('are deleted so that they come back where they were, and go for good after their days', () => {
    const { read, write, create, titles, move, get } = setUp();
    const [a] = [create('A'), create('B')];
    write((db) => deleteDocuments(db, { kind: 'lesson', ids: [a.lessonId] }, 5));
    expect(titles()).toEqual(['B']);
    expect(read((db) => listDeleted(db, ALL)).rows).toEqual([
      { kind: 'lesson', id: a.lessonId, title: 'A', puzzleCount: 0, deletedAtMs: 5 },
    ]);
    const remove = () => write((db) => deleteDocuments(db, { kind: 'lesson', ids: [a.lessonId] }, 6));
    for (const act of [get, move, remove]) expect(() => void act(a.lessonId)).toThrow('This lesson no longer exists.');
    write((db) => restoreDocuments(db, { kind: 'lesson', ids: [a.lessonId] }));
    expect(titles()).toEqual(['A', 'B']);
    write((db) => {
      deleteDocuments(db, { kind: 'lesson', ids: [a.lessonId] }, 5);
      purgeDeleted(db, 6);
    });
    expect(() => write((db) => restoreDocuments(db, { kind: 'lesson', ids: [a.lessonId] }))).toThrow(
      'no longer exists',
    );
  });

  test('that are corrupted are named, and hide no other one', () => {
    const { read, write, create, titles, get } = setUp();
    const [a] = [create('A'), create('B')];
    write((db) => db.exec(`UPDATE lessons SET content = replace(content, 'Wait.', 'Go on.') WHERE lesson_id = 1`));
    expect(titles()).toEqual(['B']);
    expect(read(listLessons).damaged).toEqual([
      { id: 1, title: 'A', sentence: 'The lesson “A” has changed on the disk since it was saved, and is not shown.' },
    ]);
    expect(() => get(a.lessonId)).toThrow('has changed on the disk');
    write((db) => deleteDocuments(db, { kind: 'lesson', ids: [a.lessonId] }, 1));
    expect(read(listLessons).damaged).toEqual([]);
  });

  test('have limits, which are said', () => {
    const { write, create } = setUp();
    const first = create('0');
    write((db) => {
      for (let n = 1; n < DOCUMENT_KINDS.lesson.most; n++)
        saveDocument(db, { kind: 'lesson', document: lesson(String(n)) });
    });
    expect(() => create('One more')).toThrow('The library holds 200 lessons, the maximum. Delete one first.');
    write((db) => deleteDocuments(db, { kind: 'lesson', ids: [first.lessonId] }, 1));
    const { lessonId } = create('One more');
    expect(() => write((db) => restoreDocuments(db, { kind: 'lesson', ids: [first.lessonId] }))).toThrow(
      'The library holds 200 lessons',
    );
    write((db) => {
      for (let n = 1; n < MAX_STOPS; n++) addStop(db, { lessonId, stop: STOP });
    });
    expect(() => write((db) => addStop(db, { lessonId, stop: STOP }))).toThrow(
      'This lesson has 60 stops, the maximum.',
    );
  });

  test('are found again by what they say', () => {
    const { read, create } = setUp();
    const [a, b] = [create('A'), create('B')];
    const finder = read(lessonFinder);
    const find = (wanted: Lesson) => finder({ lesson: wanted })?.lessonId;
    expect([find(lesson('A')), find(lesson('B')), find(lesson('A', [])), find(lesson('C'))]).toEqual([
      ...[a.lessonId, b.lessonId, undefined, undefined],
    ]);
    create('C');
    expect(find(lesson('C'))).toBeUndefined();
  });
});
