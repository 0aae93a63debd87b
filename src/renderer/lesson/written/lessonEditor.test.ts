/** Lessons that are written: every change is in the library before it is shown. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AppError } from '../../../shared/contract/errors.ts';
import type { SavedDocument } from '../../../shared/contract/kinds.ts';
import { LESSON_FORMAT, type Lesson, type LessonStop } from '../../../shared/contract/lessons.ts';
import { search } from '../../../shared/lesson/lessons/stops.ts';
import { CASE_3 } from '../../../shared/lesson/lessons/puzzles.ts';
import { LessonEditor, type LessonApi } from './lessonEditor.svelte.ts';

const stop = (text: string): LessonStop => search(CASE_3, {}, 1, { text, note: '' });

/** A library with one lesson, which another window can write as well. */
function setUp(texts: readonly string[] = ['A', 'B', 'C']) {
  const lesson: Lesson = { format: LESSON_FORMAT, title: 'Mine', summary: '', stops: texts.map(stop) };
  let kept: SavedDocument<'lesson'> = { lessonId: 1, lesson, revision: '0' };
  const put = (lesson: Lesson): SavedDocument<'lesson'> =>
    structuredClone((kept = { lessonId: 1, lesson, revision: `${Number(kept.revision) + 1}` }));
  const lessons = {
    get: async () => structuredClone(kept),
    save: async ({ revision, document }: { readonly revision: string; readonly document: Lesson }) => {
      if (revision !== kept.revision) throw new AppError('changed', 'Another window has changed this lesson.');
      return put(document);
    },
  };
  const api = { lessons, library: lessons } as unknown as LessonApi;
  const editor = new LessonEditor(api, structuredClone(kept));
  const textsOf = (stops: readonly LessonStop[]) => stops.map(({ text }) => text);
  return {
    editor,
    keys: () => editor.stops.map(({ key }) => key),
    shown: () => textsOf(editor.stops.map(({ stop }) => stop)),
    kept: () => textsOf(kept.lesson.stops),
    elsewhere: (change: (lesson: Lesson) => Lesson) => void put(change(kept.lesson)),
  };
}

const say = (text: string) => (stop: LessonStop) => ({ ...stop, text });

test('stops move, go and come back to where they were; what is shown is what is kept', async () => {
  const { editor, keys, shown, kept } = setUp();
  const [a, b, c] = keys();
  await editor.moveStop(c, a);
  expect([shown(), keys()]).toEqual([
    ['C', 'A', 'B'],
    [c, a, b],
  ]);
  await (await editor.moveStop(b, c))!();
  expect([shown(), kept()]).toEqual([
    ['C', 'A', 'B'],
    ['C', 'A', 'B'],
  ]);
  expect(await editor.moveStop(a, b)).toBeNull();
  const undo = await editor.deleteStop(a);
  expect(shown()).toEqual(['C', 'B']);
  await editor.setStop(b, say('B 2'));
  await undo();
  expect([shown(), kept()]).toEqual([
    ['C', 'A', 'B 2'],
    ['C', 'A', 'B 2'],
  ]);
  await expect(editor.setStop(99, say('?'))).rejects.toThrow('This stop no longer exists.');
  await editor.setHead({ title: 'Yours' });
  expect([editor.lesson.title, shown()]).toEqual(['Yours', ['C', 'A', 'B 2']]);
});

test('a stop that is deleted while its text is still written comes back with that text', async () => {
  const { editor, keys, shown } = setUp();
  const [, b] = keys();
  const written = editor.setStop(b, say('B 2'));
  const undo = await editor.deleteStop(b);
  await written;
  await undo();
  expect(shown()).toEqual(['A', 'B 2', 'C']);
});

test('what another window has written meanwhile stays, and the change is made to that', async () => {
  const { editor, keys, shown, elsewhere } = setUp();
  const [, b] = keys();
  elsewhere((lesson) => ({ ...lesson, title: 'Theirs', stops: [stop('New'), ...lesson.stops.toReversed()] }));
  await editor.setStop(b, say('B 2'));
  expect([editor.lesson.title, shown()]).toEqual(['Theirs', ['New', 'C', 'B 2', 'A']]);
  elsewhere((lesson) => ({ ...lesson, stops: lesson.stops.filter(({ text }) => text !== 'B 2') }));
  await expect(editor.setStop(b, say('B 3'))).rejects.toThrow('This stop no longer exists.');
  expect(shown()).toEqual(['New', 'C', 'A']);
});

test('any changes at once are made one after the other, and none is lost', async () => {
  const act = fc.record({ of: fc.nat(), to: fc.nat(), kind: fc.constantFrom('move', 'say', 'delete') });
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 12 }), async (acts) => {
      const { editor, keys, shown, kept } = setUp(['A', 'B', 'C', 'D', 'E']);
      const all = keys();
      const said = new Map(shown().map((text, at) => [all[at], text]));
      const gone = new Set<number>();
      const done = acts.map(({ of, to, kind }, at) => {
        const key = all[of % all.length];
        if (gone.has(key)) return undefined;
        if (kind === 'move') return editor.moveStop(key, all[to % all.length]);
        if (kind === 'delete') return (gone.add(key), editor.deleteStop(key));
        said.set(key, `Said ${at}`);
        return editor.setStop(key, say(`Said ${at}`));
      });
      await Promise.all(done);
      expect(shown().toSorted()).toEqual(
        all
          .filter((key) => !gone.has(key))
          .map((key) => said.get(key))
          .toSorted(),
      );
      expect(kept()).toEqual(shown());
    }),
    { numRuns: 40 },
  );
});
