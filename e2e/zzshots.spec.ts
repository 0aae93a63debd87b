import { writeFile } from 'node:fs/promises';
import { search, compare } from '../src/shared/lesson/lessons/stops.ts';
import { CASE_3, CASE_6 } from '../src/shared/lesson/lessons/puzzles.ts';
import { EMPTY_FILE, writeLibrary } from '../src/shared/exchange/libraryFile.ts';
import { boardsAlong } from '../src/shared/puzzle/board.ts';
import type { LessonStop } from '../src/shared/contract/lessons.ts';
import { expect, test } from './fixtures/host.ts';

const TOLD = { text: 'Which of these states can be the next one? Think of what waits in the frontier.', note: 'A note.' };
const boards = boardsAlong(CASE_6.puzzle.start, [], 3, 3);
const five = [0, 1, 2, 3, 4].map((at) => {
  const cells = [...CASE_6.puzzle.start];
  [cells[at], cells[at + 3]] = [cells[at + 3]!, cells[at]!];
  return cells;
});
const boardAsks = {
  text: 'Which of these states has the lowest f of all in the frontier?',
  choices: five.map((cells, at) => ({
    value: { as: 'board' as const, cells },
    isRight: at === 1 || at === 3,
    reason: ['counts the blank as a tile.', 'It has h = 3 after {waiting} moves, so its f is 12.', 'takes g for f.', 'It is as good as B: a tie.', ''][at]!,
  })),
};
const textAsks = {
  text: 'The search has expanded {expanded} nodes at its end. How many of them were on the frontier twice?',
  choices: [
    { value: { as: 'text' as const, text: '{expanded}' }, isRight: true, reason: 'Every node that is expanded was once on the frontier.' },
    { value: { as: 'text' as const, text: 'None: a node leaves the frontier once' }, isRight: false, reason: 'mixes up nodes with states: a state may be reached again by another path, and this is another node.' },
    { value: { as: 'text' as const, text: 'It depends on the order of the successors' }, isRight: false, reason: '' },
    { value: { as: 'board' as const, cells: CASE_6.puzzle.goal }, isRight: true, reason: '' },
  ],
};
const base = search(CASE_6, {}, 5, TOLD);
const stops: LessonStop[] = [
  { ...base, asks: boardAsks },
  { ...base, asks: textAsks },
  { ...base, view: 'puzzle', asks: boardAsks },
  { ...base, view: 'states', asks: textAsks },
  { ...compare(CASE_6, [{}, { algorithm: 'bfs' }], 0, TOLD), asks: textAsks },
  { ...compare(CASE_6, [{}, { algorithm: 'bfs' }], 0, TOLD), asks: boardAsks },
  { ...base, view: 'text', body: 'Lines', asks: textAsks },
  { ...base, view: 'text', body: 'Lines', asks: boardAsks },
  search(CASE_3, {}, 0, TOLD),
];
test('shots', async ({ page }) => {
  void boards;
  await writeFile('/tmp/h/own-lesson.json', writeLibrary({ ...EMPTY_FILE, lessons: [{ format: 3, title: 'Own', summary: '', stops }] }));
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.keyboard.press('u');
  await page.getByLabel('File with lessons to import').setInputFiles('/tmp/h/own-lesson.json');
  await page.getByRole('dialog', { name: /^Import/ }).getByRole('button', { name: 'Import' }).click();
  await page.getByRole('navigation', { name: 'Lessons' }).getByRole('button', { name: 'Own' }).click();
  await page.screenshot({ path: '/tmp/h/ownshots/list.png' });
  await page.getByRole('button', { name: 'Begin the lesson' }).click();
  await expect(page.getByTestId('question')).toBeVisible();
  await page.screenshot({ path: '/tmp/h/ownshots/00-plain.png' });
  await page.keyboard.press('F5');
  for (let at = 1; at < stops.length; at++) {
    await expect(page.getByTestId('lesson-place')).toHaveText(`Stop ${at} of ${stops.length}`);
    await expect(page.getByTestId('question')).toBeVisible();
    await page.waitForTimeout(300);
    await page.screenshot({ path: `/tmp/h/ownshots/${at}a.png` });
    for (const key of ['1', '1', '2', '2', '2', '3', 'v', '2', '2', '4', '4', '4', '3', '1']) await page.keyboard.press(key);
    await page.keyboard.press('PageDown');
    await page.waitForTimeout(300);
    await page.screenshot({ path: `/tmp/h/ownshots/${at}b.png` });
    await page.keyboard.press('PageDown');
  }
});
