import { expect, test } from 'vitest';
import { opened } from '../app/shell.fixture.ts';
import { LESSON_FORMAT, type Lesson } from '../../shared/contract/lessons.ts';
import { CASE_3 } from '../../shared/lesson/lessons/puzzles.ts';
import { compare } from '../../shared/lesson/lessons/stops.ts';
import { StopFigures } from './stopFigures.svelte.ts';
import { LessonEditor } from './written/lessonEditor.svelte.ts';
import { withQuestion } from './written/moment.ts';

test('the figures of a stop follow its step, which a question can move to the start', async () => {
  const { app } = await opened();
  const stops = [compare(CASE_3, [{ algorithm: 'bfs' }, {}], 'end', { text: '{2.g}', note: '' })];
  const document: Lesson = { format: LESSON_FORMAT, title: 'Mine', summary: '', stops };
  const saved = await app.changes.library.save({ kind: 'lesson', document });
  const editor = new LessonEditor(app.changes, saved);
  const figures = new StopFigures(app.api.searches, () => editor.stops[0].stop);
  const offered = (braces: string): string | undefined =>
    figures.offered.flatMap(({ written }) => written).find((one) => one.braces === braces)?.value;
  expect(figures.told('{2.g}')).toBe('…');
  await figures.run();
  expect([figures.told('{2.g}'), offered('{2.g}'), offered('{ratio}')]).toEqual(['4', '4', figures.told('{ratio}')]);
  await editor.setStop(editor.stops[0].key, (stop) => withQuestion(stop, 'more'));
  expect([figures.told('{2.g}'), offered('{2.g}'), figures.told('{2.g@end}')]).toEqual(['0', '0', '4']);
});
