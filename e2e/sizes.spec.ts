/** Every view in the windows that classrooms have: nothing is cut, nothing lies over another control. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/host.ts';
import { expectStep } from './fixtures/screen.ts';

/** The smallest ones are always tried; `EVERY_SIZE=1` tries all of them, presented as well. */
const EVERY_SIZE = process.env['EVERY_SIZE'] !== undefined;
const SMALL = [
  [1024, 768],
  [1280, 720],
] as const;
const LARGE = [
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
  [3840, 2160],
] as const;
const WINDOWS = EVERY_SIZE ? [...SMALL, ...LARGE] : SMALL;

const VIEWS = [
  { key: '', seen: '[data-testid="sentence"]' },
  { key: 'b', seen: '[data-testid="optimum"]' },
  { key: 't', seen: '.bar' },
  { key: 'l', seen: '[role="listbox"]' },
] as const;

/** What is wrong with the page as it is: one line for each control that is cut, outside, or under another one. */
function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const name = (element: Element): string =>
      `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 30)}`;
    const controls = Array.from(
      document.querySelectorAll<HTMLElement>('button, select, input:not([type="file"])'),
    ).filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.visually-hidden'),
    );
    const boxes = controls.map((element) => ({ element, box: element.getBoundingClientRect() }));
    const cut = controls
      .filter(({ scrollWidth, clientWidth, tagName }) => tagName === 'BUTTON' && scrollWidth > clientWidth + 1)
      .map((element) => `cut: ${name(element)}`);
    const outside = boxes
      .filter(({ box }) => box.left < -1 || box.right > innerWidth + 1)
      .map(({ element }) => `outside: ${name(element)}`);
    const hidden = boxes
      .filter(({ element, box }) => {
        const part = element.closest('aside, section, nav, header, main')!.getBoundingClientRect();
        return box.left < part.left - 1 || box.right > part.right + 1;
      })
      .map(({ element }) => `beyond its part: ${name(element)}`);
    const over = boxes.flatMap(({ element, box }, index) =>
      boxes
        .slice(index + 1)
        .filter(({ element: other }) => !element.contains(other) && !other.contains(element))
        .filter(
          ({ box: other }) =>
            Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
            Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1,
        )
        .filter(({ element: other }) => element.offsetParent === other.offsetParent)
        .map(({ element: other }) => `over each other: ${name(element)}, ${name(other)}`),
    );
    const scrolled = Array.from(document.querySelectorAll('[data-testid="sentence"], [aria-label="Pseudocode"] ol'))
      .filter((element) => element.checkVisibility() && element.scrollHeight > element.clientHeight + 1)
      .map((element) => `not all in sight: ${name(element)}`);
    return [...cut, ...outside, ...hidden, ...over, ...scrolled];
  });
}

test('in every usual window nothing of any view is cut, outside or under another control', async ({ page }) => {
  if (EVERY_SIZE) test.setTimeout(600_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.keyboard.press('ArrowRight');
  await expectStep(page, 1);
  const faults: string[] = [];
  for (const { key, seen } of VIEWS) {
    if (key) await page.keyboard.press(key);
    await expect(page.locator(seen).first()).toBeVisible();
    for (const isPresented of EVERY_SIZE ? [false, true] : [false]) {
      if (isPresented) await page.keyboard.press('F11');
      for (const [width, height] of WINDOWS) {
        await page.setViewportSize({ width, height });
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
        const where = `${seen} ${width} × ${height}${isPresented ? ', presented' : ''}`;
        faults.push(...(await faultsOf(page)).map((fault) => `${where}: ${fault}`));
      }
    }
    if (EVERY_SIZE) await page.keyboard.press('Escape');
  }
  expect(faults).toEqual([]);
});
