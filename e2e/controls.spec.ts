/** Pointer and keys together: what a control leaves behind, and what moves while something moves. */
import type { Page } from '@playwright/test';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../scripts/bootstrap/project.mjs';
import { expect, test } from './fixtures/host.ts';
import { atRest, expectStep } from './fixtures/screen.ts';
import { watch } from './fixtures/watch.ts';

test('nothing moves beside the tree, and what plays is painted', async ({ page }) => {
  await test.step('another search moves nothing beside the tree while it begins', async () => {
    await expectStep(page, 0);
    await page.evaluate(() => {
      const seen = new Set<number>();
      const options = document.querySelector('[data-testid="algorithm"]')!;
      const look = (): void => {
        seen.add(Math.round(options.getBoundingClientRect().top));
        document.documentElement.dataset['tops'] = [...seen].join(' ');
        requestAnimationFrame(look);
      };
      look();
    });
    for (const key of ['1', '5', '2', '6']) {
      await page.keyboard.press(key);
      await expectStep(page, 0);
    }
    expect((await page.locator('html').getAttribute('data-tops'))!.split(' ')).toHaveLength(1);
  });
  await test.step('the tree is painted while the search plays', async () => {
    await page.keyboard.press('1');
    await expect(page.getByTestId('step-title')).toHaveText('Step 0 of 191');
    await page.getByLabel('Speed').selectOption('30 steps/s');
    const canvas = page.locator('canvas');
    const [before] = await atRest(canvas);
    await page.keyboard.press('Space');
    const painted = async () => Number(await canvas.getAttribute('data-paints')) - before;
    await expect.poll(painted).toBeGreaterThan(10); // one for the end alone would not do
  });
});

test('the keys are those of the program after a button, the chart and lists of choices', async ({ page }) => {
  await test.step('arrows lead from the tiles to their goal cells where h counts these ways, and nowhere else', async () => {
    await expectStep(page, 0);
    const arrows = page.locator('.state path[data-tile]');
    await expect(arrows).toHaveCount(0);
    await page.keyboard.press('w');
    await expect(arrows).toHaveCount(5);
    await page.keyboard.press('End');
    await expectStep(page, 9);
    await expect(arrows).toHaveCount(0);
    await page.keyboard.press('Home');
    await expect(arrows).toHaveCount(5);
    const opened = await page.getByRole('button', { name: 'More', exact: true }).evaluate((button: HTMLElement) => {
      button.click();
      const menu = document.querySelector('[popover]:popover-open')!;
      return { lines: menu.childElementCount, isSeen: menu.checkVisibility({ visibilityProperty: true }) };
    });
    expect(opened.isSeen, 'the menu opens with its lines').toBe(true);
    expect(opened.lines).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Arrows from the tiles to their goal cells' }).click();
    await expect(arrows).toHaveCount(0);
  });
  await page.keyboard.press('Home');
  await test.step('after a press on the chart the keys drive the run', async () => {
    const chart = (await page.getByRole('slider', { name: 'Step' }).boundingBox())!;
    await page.mouse.click(chart.x + chart.width / 3, chart.y + chart.height / 2);
    await expect(page.getByTestId('step-title')).not.toHaveText('Step 0 of 9');
    await page.keyboard.press('Home');
    await page.keyboard.press('Shift+ArrowRight');
    await expectStep(page, 9);
  });
  await page.keyboard.press('Home');
  await test.step('a list of choices leaves function keys to the program, and Escape lets go of it', async () => {
    await expectStep(page, 0);
    await page.getByTestId('algorithm').focus();
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowRight');
    await expectStep(page, 1);
    await page.getByTestId('algorithm').focus();
    await page.keyboard.press('F11');
    await expect(page.locator('html')).toHaveAttribute('data-present');
    await page.keyboard.press('Escape');
    await expect(page.locator('html')).not.toHaveAttribute('data-present');
    await page.keyboard.press('ArrowRight');
    await expectStep(page, 2);
  });
  await test.step('after a choice with the pointer the arrow keys step, and change no option', async () => {
    await page.getByTestId('algorithm').click();
    await page.getByTestId('algorithm').selectOption('bfs');
    await expect(page.getByTestId('step-title')).toHaveText('Step 0 of 191');
    for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight');
    await expectStep(page, 3);
    await expect(page.getByTestId('algorithm')).toHaveValue('bfs');
  });
});

/** Keys that the program hears in the search view. */
const HEARD = ['ArrowRight', 'Shift+ArrowRight', 'End', 'w', 'Space', 'Control+p'];
const [ARROWS, ENDS, TYPED] = [['ArrowRight', 'Shift+ArrowRight'], ['End'], ['w', 'Space']];

/** Every kind of control, by its tag and type, with the keys of those that it uses itself. */
const CONTROLS: Readonly<Record<string, readonly string[]>> = {
  button: ['Space'],
  a: ['Space'],
  summary: ['Space'],
  'input checkbox': ['Space'],
  'input file': ['Space'],
  'input radio': [...ARROWS, 'Space'],
  'input range': [...ARROWS, ...ENDS],
  'input range scrubber': [],
  ...Object.fromEntries(
    ['select', 'textarea', 'input text', 'input search', 'input number', 'input date'].map((control) => [
      control,
      [...ARROWS, ...ENDS, ...TYPED],
    ]),
  ),
};

type Heard = HTMLElement & { readonly heard?: Event };

/** Which of these keys the program does not hear while a control like this has the focus. */
async function keysUsedBy(page: Page, control: string, keys: readonly string[]): Promise<string[]> {
  const used: string[] = [];
  for (const key of keys) {
    await page.evaluate((control) => {
      const [tag, type, use] = control.split(' ');
      const place = document.createElement(tag === 'summary' ? 'details' : 'p');
      const element = Object.assign(document.createElement(tag), type && { type }, tag === 'a' && { href: '#' });
      element.toggleAttribute(`data-${use}`, use !== undefined);
      place.id = 'control';
      place.append(element);
      document.querySelector('main')!.append(place);
      addEventListener('keydown', (event) => Object.assign(place, { heard: event })); // the last key counts, not Shift before it
      element.focus();
    }, control);
    await page.keyboard.press(key);
    // Asked only now: as parts load, the program binds its keys anew, and hears them after the listener above.
    const place = page.locator('#control');
    if (await place.evaluate((place: Heard) => place.heard?.defaultPrevented === false)) used.push(key);
    await place.evaluate((place) => place.remove());
    await page.keyboard.press('Escape');
  }
  return used;
}

test('each kind of control has the keys that it uses, and the program has all others', async ({ page }) => {
  await expectStep(page, 0);
  await page.evaluate(() => (window.print = () => {}));
  for (const [control, used] of Object.entries(CONTROLS)) {
    const expected = HEARD.filter((key) => used.includes(key));
    expect([control, await keysUsedBy(page, control, HEARD)]).toEqual([control, expected]);
  }
});

test('every kind of control of the program is among those whose keys are tried', () => {
  const sources = globSync('src/renderer/**/*.svelte', { cwd: ROOT }).map((file) =>
    readFileSync(join(ROOT, file), 'utf8'),
  );
  const types = new Set(
    sources.flatMap((text) => Array.from(text.matchAll(/<input\b[^>]*?\stype="(\w+)"/gs), ([, type]) => type)),
  );
  expect(types.size).toBeGreaterThan(5);
  expect([...types].filter((type) => !(`input ${type}` in CONTROLS))).toEqual([]);
});

test('menus and the puzzle picker open and close by keys', async ({ page }) => {
  await test.step('a menu opened by keys while another one is open puts no exception on the page', async () => {
    const { exceptions } = watch(page);
    await expectStep(page, 0);
    const more = page.getByRole('button', { name: 'More', exact: true });
    const title = page.getByRole('button').filter({ has: page.getByTestId('puzzle-title') }); // the title itself takes no focus
    for (const [first, second] of [
      [more, title],
      [title, page.getByTestId('algorithm-promise')],
      [more, page.getByTestId('heuristic-promise')],
    ]) {
      await page.keyboard.press('Tab'); // so the focus is that of the keyboard
      await first.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await second.focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('[popover="auto"]:popover-open')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(page.locator('[popover="auto"]:popover-open')).toHaveCount(0);
    }
    expect(exceptions).toEqual([]);
    await page.keyboard.press('F11');
    await expect(page.locator('html')).toHaveAttribute('data-present');
  });
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).not.toHaveAttribute('data-present');
  await test.step('Escape closes the puzzle picker, and a picked puzzle gets the keys', async () => {
    await expectStep(page, 0);
    await page.getByTestId('puzzle-title').click();
    const picker = page.getByRole('dialog', { name: 'Choose a puzzle' });
    await expect(picker).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(picker).toBeHidden();
    await page.getByTestId('puzzle-title').click();
    await picker.getByRole('button', { name: /^Case 2 / }).click();
    await expect(page.getByTestId('puzzle-title')).toHaveText('Case 2');
    await page.keyboard.press('j');
    await expect(page.getByTestId('puzzle-title')).toHaveText('Case 3');
    await page.keyboard.press('Control+o');
    await page.keyboard.type('case');
    await expect(picker.getByRole('button', { name: /^Hardest/ })).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expect(picker.getByRole('button', { name: /^Case 1 / })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('puzzle-title')).toHaveText('Case 2');
    await page.keyboard.press('Control+o');
    await page.keyboard.type('case 4');
    await expect(picker.locator('.best')).toContainText('Case 4');
    const field = picker.getByRole('searchbox');
    await field.evaluate((field: HTMLInputElement) => {
      field.value = 'Hardest';
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })); // no answer yet
    });
    await expect(page.getByTestId('puzzle-title'), 'Enter waits for what was typed').toHaveText(/^Hardest/);
    await page.keyboard.press('Control+o');
    await page.keyboard.type('case 4');
    await expect(picker.locator('.best')).toContainText('Case 4');
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('puzzle-title')).toHaveText('Case 4');
    await page.getByRole('button', { name: 'Exchange 1 and 2' }).click();
    await expect(page.getByText('This goal cannot be reached.')).toBeHidden();
    await page.keyboard.press('k');
    await expect(page.getByText('This puzzle is in no set.')).toBeVisible();
    await page.keyboard.press('Control+o');
    await page.keyboard.type('case 2');
    await expect(picker.locator('.best')).toContainText('Case 2');
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('puzzle-title')).toHaveText('Case 2');
    await expectStep(page, 0);
    await page.keyboard.press('Space');
    await expectStep(page, 1);
    await expect(picker).toBeHidden();
  });
});

test('the page sends no requests to a lost host, and keeps what it shows', async ({ page, host, hostKind }) => {
  test.skip(hostKind !== 'web', 'a window is gone with its program');
  await expect(page.getByTestId('step-title')).toHaveText('Step 0 of 9');
  await page.keyboard.press('End');
  await host.kill('SIGKILL');
  await expect(page.getByRole('alert')).toContainText('The connection to Searchlight is lost.');
  await page.keyboard.press('1');
  await page.keyboard.press('ArrowLeft');
  await expectStep(page, 8);
  await expect(page.getByRole('button', { name: 'Save run' })).toBeDisabled();
});
