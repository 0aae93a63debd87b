/** A homework: a heuristic is written, refuted, watched going wrong, mended, kept and searched by. */
import type { Page } from '@playwright/test';
import { TYPING_PAUSE_MS } from '../src/renderer/code/typingPause.ts';
import { expect, test } from './fixtures/host.ts';
import { collectMoments, nextFrame } from './fixtures/screen.ts';
import { watch } from './fixtures/watch.ts';

/**
 * Timers of the page that end a pause of `ms`, or what is left of one, wait until `ends`. Playwright's own clock would stay in
 * the window, for all tests after this one.
 */
async function holdTimers(page: Page, ms: number) {
  const held = await page.evaluateHandle((ms) => {
    const { setTimeout, clearTimeout } = window;
    const waiting = new Map<number, () => void>();
    const hold = (run: () => void, wait = 0, ...rest: unknown[]): number => {
      const isHeld = wait > ms / 2 && wait <= ms;
      const id = isHeld ? setTimeout(() => {}) : setTimeout(run, wait, ...rest);
      if (isHeld) waiting.set(id, run);
      return id;
    };
    const forget = (id?: number): void => {
      waiting.delete(id!);
      clearTimeout(id);
    };
    Object.assign(window, { setTimeout: hold, clearTimeout: forget });
    return {
      ends: () => waiting.forEach((run, id) => waiting.delete(id) && run()),
      letGo: () => void Object.assign(window, { setTimeout, clearTimeout }),
    };
  }, ms);
  return { ends: () => held.evaluate(({ ends }) => ends()), letGo: () => held.evaluate(({ letGo }) => letGo()) };
}

test('a heuristic is written, judged on all states, scored in a challenge, and searched by', async ({ page }) => {
  await page.keyboard.press('Shift+O');
  const text = page.getByTestId('heuristic-text');
  const findings = page.getByTestId('finding');
  await expect(findings.filter({ hasText: 'Admissible' })).toContainText('181,440 states');

  const seen = watch(page);
  const words = page.getByRole('listbox');

  await test.step('a word is chosen by arrow and Enter or Tab; undo takes back what was typed and chosen', async () => {
    const first = await text.innerText();
    await text.press('ControlOrMeta+a');
    await page.keyboard.type('max(manh');
    await expect(text).toHaveText('max(manh)');
    await expect(page.getByTestId('heuristic-fault')).toBeVisible();
    await expect(words.getByRole('option')).toHaveText([/^manhattansum/, /^manhattanWithBlank/]);
    await text.press('ArrowDown');
    await expect(words.getByRole('option', { selected: true })).toHaveText(/^manhattansum/);
    await text.press('Tab');
    await expect(text).toHaveText('max(manhattan)');
    await expect(text).toBeFocused();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(text).toHaveText('max(manh)');
    for (let undo = 0; undo < 12; undo++) await page.keyboard.press('ControlOrMeta+z');
    expect(await text.innerText()).toBe(first);
    await page.keyboard.press('ControlOrMeta+y');
    await expect.poll(() => text.innerText()).not.toBe(first);
    await page.getByRole('button', { name: 'JavaScript' }).click();
    await page.getByRole('button', { name: 'Formula' }).click();
    const formula = await text.innerText();
    await text.focus();
    await page.keyboard.press('ControlOrMeta+z'); // of the program that stood there before
    expect(await text.innerText()).toBe(formula);
  });

  await test.step('a letter that is composed is typed once, and brackets close around a selection, but not before a word', async () => {
    const devTools = await page.context().newCDPSession(page);
    await nextFrame(page); // the editor takes up the text of the formula again with it
    await text.fill('ab');
    await page.keyboard.press('ArrowLeft');
    await devTools.send('Input.imeSetComposition', { text: 'e', selectionStart: 1, selectionEnd: 1 });
    await devTools.send('Input.imeSetComposition', { text: 'é', selectionStart: 1, selectionEnd: 1 });
    await devTools.send('Input.insertText', { text: 'é' });
    await page.keyboard.type('x');
    await expect(text).toHaveText('aéxb');
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.type('(');
    await expect(text).toHaveText('aé(x)b');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('(yé');
    await expect(text).toHaveText('aé(yéb');
  });

  await test.step('no word is forced: Enter makes a line, Tab leaves, Esc closes the list, and typing stays what it is', async () => {
    await text.fill('manhatta');
    await text.press('End');
    await text.press('n');
    await expect(findings.filter({ hasText: 'Admissible' })).toContainText('181,440 states'); // a list would have come
    await expect(words).toBeHidden();
    await text.fill('');
    await page.keyboard.press('Control+Space'); // of nothing that is offered after a wrong word
    await page.keyboard.press('Escape');
    await page.keyboard.type('man');
    await expect(words).toBeVisible();
    await page.keyboard.press('Enter');
    await page.keyboard.type('+ mis');
    await expect(words).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(words).toBeHidden();
    await expect(text).toBeFocused();
    expect(await text.innerText()).toBe('man\n+ mis');
    await page.keyboard.type('p');
    await expect(words).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(text).not.toBeFocused();
    expect(await text.innerText()).toBe('man\n+ misp');
    await text.fill('2 * ');
    await text.press('ControlOrMeta+End');
    await page.keyboard.press('Control+Space');
    await expect(words.getByRole('option', { selected: true })).toHaveText(/^sum/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(text).toHaveText('2 * count');
  });

  await test.step('a fault is marked in its place, and said below the text that it belongs to', async () => {
    await text.fill('misplaced + conf');
    await expect(page.getByTestId('heuristic-fault')).toContainText('Line 1, column 13: There is no word “conf”');
    await expect(text.locator('.cm-lintRange-error')).toHaveText('conf');
    await expect(text).toHaveAttribute('aria-invalid', 'true');
    await expect(text).toHaveAccessibleDescription(/There is no word “conf”/);
    await expect(text).toHaveAccessibleName('Text of the heuristic');
    await text.press('End');
    await page.keyboard.type('li');
    await page.keyboard.press('Control+Space');
    await expect(words.getByRole('option', { selected: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(text).toHaveText('misplaced + conflicts');
    await expect(text).toHaveAttribute('aria-invalid', 'false');
  });
  await test.step('a letter is shown first: nothing is measured before its frame', async () => {
    // Again where something before the letter was still to be measured in its frame.
    await expect(async () => {
      await text.fill('misplaced ');
      await text.press('End');
      const seen = await text.evaluateHandle((element) => {
        const seen = { measured: 0, before: NaN };
        const bounds = element.getBoundingClientRect.bind(element);
        element.getBoundingClientRect = () => {
          seen.measured++;
          return bounds();
        };
        const observer = new MutationObserver(() => {
          observer.disconnect();
          seen.measured = 0;
          requestAnimationFrame(() => (seen.before = seen.measured));
        });
        observer.observe(element, { characterData: true, childList: true, subtree: true });
        return seen;
      });
      await page.keyboard.press('+');
      await expect.poll(() => seen.evaluate(({ measured }) => measured)).toBeGreaterThan(0);
      expect(await seen.evaluate(({ before }) => before)).toBe(0);
    }).toPass({ timeout: 60_000 });
    await page.keyboard.press('2');
    await page.keyboard.press('ArrowUp'); // before the frame of the letter
    await page.keyboard.type('-');
    await expect(text).toHaveText('-misplaced +2');
  });
  await test.step('a word that is being typed is not called wrong before a pause, and a fault that is mended goes at once', async () => {
    const fault = page.getByTestId('heuristic-fault');
    const saves = page.getByRole('button', { name: 'Save', exact: true });
    const verdict = page.getByRole('region', { name: 'What was found', includeHidden: true });
    await text.fill('misplaced');
    await expect(saves).toBeEnabled();
    await expect(verdict.getByText('Admissible')).toBeVisible();
    const pause = await holdTimers(page, TYPING_PAUSE_MS);
    await page.getByLabel('Name of the heuristic').fill('Named anew');
    await expect(verdict).not.toHaveClass(/stale/);
    await text.press('End');
    await page.keyboard.type(' + wrong');
    await expect(saves).toBeDisabled();
    await expect(fault).toHaveText('');
    await expect(verdict).toHaveClass(/stale/);
    await expect(verdict.getByText('Admissible')).toBeVisible();
    await nextFrame(page); // an editor takes in a letter with the frame that shows it
    await pause.ends();
    await expect(verdict).toHaveText(/^The verdict appears/);
    await expect(fault).toHaveText('Line 1, column 13: There is no word “wrong”.');
    await expect(text.locator('.cm-lintRange-error')).toHaveText('wrong');
    for (let letter = 0; letter < ' + wrong'.length; letter++) await page.keyboard.press('Backspace');
    await expect(fault).toHaveText('');
    await pause.letGo();
  });
  await test.step('the field grows with its text, up to half of the window', async () => {
    const hidden = () => text.evaluate(({ parentElement: field }) => field!.scrollHeight - field!.clientHeight);
    await text.fill(Array(12).fill('+ 1').join('\n'));
    await expect.poll(hidden).toBe(0);
    await text.fill(Array(99).fill('+ 1').join('\n'));
    await expect.poll(hidden).toBeGreaterThan(0);
  });
  await test.step('what comes after the verdict moves nothing: it has its place before', async () => {
    const coming = await collectMoments(page, `ul:has(> [aria-busy='true']) ~ section > #truth-title`);
    await text.fill('3 * misplaced');
    await expect(findings.filter({ hasText: 'Not admissible' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Watch A* go wrong' })).toBeVisible();
    const { y } = (await page.locator('#truth-title').boundingBox())!;
    const tops = (await coming()).map(({ top }) => top);
    expect(new Set(tops)).toEqual(new Set([Math.round(y)]));
  });

  await page.getByRole('button', { name: 'Watch A* go wrong' }).click();
  await expect(page.getByTestId('heuristic')).toHaveValue('own:0');
  await expect(page.getByTestId('heuristic-promise')).toContainText('not admissible');

  await page.keyboard.press('Shift+O');
  await text.fill('max(misplaced, manhatten)');
  await expect(page.getByTestId('heuristic-fault')).toContainText('Line 1, column 16: There is no word “manhatten”');
  await text.fill('max(misplaced, manhattan)');
  await expect(findings.filter({ hasText: 'Consistent' })).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();

  const h = page.getByTestId('heuristic-h');
  const board = page.getByLabel('Board as text');

  await test.step('the parts of a formula have values on any board: typed, by a click on a tile, drawn', async () => {
    const start = await board.inputValue();
    await text.fill('max(misplaced, manhattan) + count(tile => tile == at(0, 0))');
    await board.fill('2 1 3 / 8 6 4 / 7 5 _');
    await expect(page.getByTestId('heuristic-parts').getByRole('listitem')).toHaveText([
      'max(misplaced, manhattan) = 2',
      'misplaced = 2',
      'manhattan = 2',
      /^count\(tile => tile == at\(0, 0\)\) = 1.*1: tile 2/,
    ]);
    await expect(h).toHaveText('h = 3');
    await expect(page.getByTestId('heuristic-distance')).toHaveText('h* = ∞');
    await board.fill('1 2 3 / 8 6 4 / 7 5');
    await expect(board).toHaveAttribute('aria-invalid', 'true');
    await expect(board).toHaveAccessibleDescription(/./);
    await expect(h).toHaveText('h = 3');
    await board.fill('1 2 3 / 8 6 4 / 7 5 _');
    await expect(h).toHaveText('h = 1');
    const drawn = page.getByRole('img', { name: /^Board: / }).first();
    const { width, height } = (await drawn.boundingBox())!;
    await drawn.click({ position: { x: width / 2, y: (height * 5) / 6 } });
    await expect(board).toHaveValue('1 2 3 / 8 6 4 / 7 _ 5');
    await expect(page.getByTestId('heuristic-distance')).toHaveText('h* = 1');
    await page.getByRole('button', { name: 'Random' }).click();
    await expect(board).not.toHaveValue('1 2 3 / 8 6 4 / 7 _ 5');
    await page.getByRole('button', { name: 'Start of the puzzle' }).click();
    await expect(board).toHaveValue(start);
  });

  await test.step('a program shows what it writes for that board; the line of a fault is marked', async () => {
    const shown = await h.textContent();
    const log = page.getByRole('log', { name: 'console.log' });
    await page.getByRole('button', { name: 'JavaScript' }).click();
    await text.fill('const h = (board) => 100 + board[0]');
    await expect(h).toHaveText('h = 101');
    await expect(log).toBeHidden();
    await text.fill('const h = (board) => { for (let i = 0; i < 90; i++) console.log(i, board); return board[0]; }');
    await expect(log.locator('div')).toHaveCount(51);
    await expect(log).toContainText('… and 40 more lines');
    await board.fill('3 2 1 / 8 6 4 / 7 5 _');
    await expect(log).toContainText('0 [3, 2, 1, 8, 6, 4, 7, 5, 0]');
    await expect(h).toHaveText('h = 3');
    await text.fill('const h = () => {\n  console.log("before");\n  return none;\n}');
    await expect(page.getByTestId('heuristic-fault')).toContainText('line 3');
    await expect(text.locator('.cm-lintRange-error').first()).toContainText('return');
    await expect(log).toHaveText('before');
    await page.getByRole('button', { name: 'Formula' }).click();
    await page.getByRole('button', { name: 'Start of the puzzle' }).click();
    await expect(h).toHaveText(shown!);
    await text.fill('max(misplaced, manhattan)');
    await expect(findings.filter({ hasText: 'Consistent' })).toBeVisible();
  });
  expect(seen).toEqual({ strayRequests: [], violations: [], exceptions: [] });

  await page.getByRole('button', { name: 'Library', exact: true }).click();
  await page.getByRole('option', { name: /^Worked cases/ }).click();
  await page.getByRole('button', { name: 'More of this set' }).click();
  await page.getByRole('button', { name: 'Make a challenge of the set' }).click();
  await page.getByRole('button', { name: 'Make it a challenge' }).click();
  await page.getByRole('button', { name: 'Score a heuristic' }).click();
  await page.getByRole('button', { name: 'Score it' }).press('Enter');
  await expect(page.getByTestId('score')).toContainText('puzzles won');
  await expect(page.getByRole('button', { name: 'Score it' })).toBeFocused();

  await page.getByRole('button', { name: 'Use in the search' }).click();
  await expect(page.getByTestId('heuristic-promise')).toContainText('Admissible and consistent');
});
