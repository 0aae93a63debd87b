/** Every control answers to the mouse: nothing lies over its middle, and a click there does something. */
import { type Page } from '@playwright/test';
import { expect, test } from './fixtures/host.ts';
import { expectWhole, openRuns } from './fixtures/screen.ts';

interface Place {
  readonly name: string;
  /** Opens it from wherever the program is. */
  readonly open: (page: Page) => Promise<void>;
  /** Fewest controls that are there: the walk has found them. */
  readonly least: number;
  /** Whether the rail is clicked too: it is the same in every view, where it is only looked at whether something lies over it. */
  readonly clicksRail?: boolean;
}

/** Escape closes what is in front first. */
async function leavePresenting(page: Page): Promise<void> {
  const isPresented = () => page.evaluate(() => document.documentElement.hasAttribute('data-present'));
  while (await isPresented()) await page.keyboard.press('Escape');
}

const rail = (name: string) => async (page: Page) => {
  await leavePresenting(page);
  await page.getByRole('button', { name, exact: true }).first().click();
};

/** Places, those of one start of the program together. */
const STARTS: readonly (readonly Place[])[] = [
  [
    {
      name: 'the search presented',
      least: 10,
      open: async (page) => {
        await rail('Search')(page);
        await page.keyboard.press('F11');
      },
    },
    { name: 'the search', open: rail('Search'), least: 25, clicksRail: true },
  ],
  [
    {
      name: 'the charts of a run',
      least: 20,
      open: async (page) => {
        await rail('Search')(page);
        await page.getByRole('button', { name: 'More of these numbers' }).click();
        await page.getByRole('button', { name: 'Charts of the run' }).click();
      },
    },
    {
      name: 'a comparison that loses the shortest solution',
      least: 20,
      open: async (page) => {
        await rail('Compare')(page);
        await page.getByTestId('preset').selectOption('lying');
        await page.keyboard.press('End');
        const isAtEnd = ({ value, max }: HTMLInputElement): boolean => Number(max) > 0 && value === max;
        const timeline = page.locator('input[type="range"]').filter({ visible: true }).first();
        await expect.poll(() => timeline.evaluate(isAtEnd)).toBe(true); // its controls have their places then
      },
    },
  ],
  [
    {
      name: 'the states',
      open: async (page) => {
        await rail('States')(page);
        await page.getByRole('button', { name: /^22 moves: / }).waitFor();
      },
      least: 40,
    },
    { name: 'the board', open: rail('Board'), least: 20 },
  ],
  [
    { name: 'the library', open: rail('Library'), least: 20 },
    {
      name: 'the runs of the library',
      least: 10,
      open: async (page) => {
        await rail('Library')(page);
        await openRuns(page);
      },
    },
  ],
];

/** What the page is asked for; it lives in the page. */
interface Clicks {
  /** A name for each control that is shown and can be used. */
  names(): string[];
  /** The middle of a control; `null` where it is gone. `covered`: what lies over it there; `isOfRail`: it leads to another view. */
  find(name: string): { x: number; y: number; covered: string | null; isOfRail: boolean } | null;
  /** Begins to look for what a click on the control does. */
  watch(name: string): void;
  /** Whether something has answered by now, or does in the next frames. */
  answered(): Promise<boolean>;
  /** Closes what a click has said: it would lie over other controls for some seconds. */
  closeNotices(): void;
  /** Which part of the program is open. */
  where(): string;
}

function install(): void {
  const CONTROLS =
    'button, a[href], select, summary, input:not([type="hidden"], [type="file"]), textarea, [role="option"], [role="menuitem"], [role="tab"]';
  const isShown = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 4 && height > 4 && element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true });
  };
  const isUsable = (element: Element): boolean =>
    !element.matches(':disabled, [aria-disabled="true"], [inert] *') && isShown(element);
  const wordsOf = (element: Element): string =>
    (element.getAttribute('aria-label') ?? element.closest('label')?.textContent ?? element.textContent ?? '')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 60);
  const all = (): Map<string, HTMLElement> => {
    const found = new Map<string, HTMLElement>();
    for (const element of document.querySelectorAll<HTMLElement>(CONTROLS)) {
      if (!isUsable(element)) continue;
      const kind = element.getAttribute('role') ?? element.tagName.toLowerCase();
      const name = `${kind} ${wordsOf(element)}`;
      let nth = 1;
      while (found.has(`${name} #${nth}`)) nth++;
      found.set(`${name} #${nth}`, element);
    }
    return found;
  };
  let hasAnswered = false;
  let isQuiet = false;
  const answer = (): void => void (hasAnswered = true);
  new MutationObserver(answer).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  for (const type of ['toggle', 'change', 'input', 'fullscreenchange']) document.addEventListener(type, answer, true);
  const clicks: Clicks = {
    names: () => [...all().keys()],
    find(name) {
      const element = all().get(name);
      if (!element) return null;
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      const isOpen = hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element) === true);
      const covered = isOpen ? null : `${hit?.outerHTML.slice(0, 120)}: ${hit?.textContent}`;
      return { x, y, covered, isOfRail: element.closest('nav[aria-label="Views"]') !== null };
    },
    watch(name) {
      const element = all().get(name);
      // What is chosen already changes nothing; a field has the focus.
      isQuiet =
        element?.matches(
          '[aria-pressed="true"], [aria-current], [aria-selected="true"], :checked, select, textarea, input:not([type="checkbox"], [type="radio"])',
        ) ?? true;
      hasAnswered = false;
    },
    async answered() {
      for (let frame = 0; frame < 10 && !hasAnswered && !isQuiet; frame++) await new Promise(requestAnimationFrame);
      return hasAnswered || isQuiet;
    },
    closeNotices() {
      for (const close of document.querySelectorAll<HTMLElement>('.notice button:last-of-type')) close.click();
    },
    where() {
      const view = document.querySelector('nav [aria-current], nav [aria-pressed="true"]')?.textContent?.trim() ?? '';
      const open = document.querySelectorAll('dialog[open], :popover-open').length;
      const isAsked = document.querySelector('[data-testid="question"], aside[aria-label="Search by hand"]') !== null;
      const isDrawnOn = document.querySelector('main.beside-pen') !== null; // the pen covers all else once it is loaded
      return `${view} ${open} ${isAsked} ${isDrawnOn} ${document.documentElement.hasAttribute('data-present')}`;
    },
  };
  Object.assign(window, { clicks });
}

const ask = <T>(page: Page, what: (clicks: Clicks, name: string) => T | Promise<T>, name = ''): Promise<T> =>
  page.evaluate(`(${String(what)})(window.clicks, ${JSON.stringify(name)})`);

/** Whether something becomes true as long as `expect` waits. */
function comesTrue(what: () => Promise<boolean>): Promise<boolean> {
  return expect
    .poll(what)
    .toBe(true)
    .then(
      () => true,
      () => false,
    );
}

/** Clicks every control of a place once. Returns what went wrong, and how many were found open or clicked. */
async function clickAll(page: Page, { open, clicksRail = false }: Place): Promise<{ faults: string[]; found: number }> {
  const faults: string[] = [];
  let leaves = 0; // a download or a choice of files is an answer, too
  page.on('download', () => leaves++);
  page.on('filechooser', () => leaves++);
  await open(page);
  await expectWhole(page);
  const home = await ask(page, (clicks) => clicks.where());
  const names = await ask(page, (clicks) => clicks.names());
  let found = 0;
  for (const name of names) {
    await ask(page, (clicks) => clicks.closeNotices());
    await expect(page.locator('.notice')).toHaveCount(0);
    const control = await ask(page, (clicks, name) => clicks.find(name), name);
    if (!control) continue; // another click has taken it away
    found++;
    if (control.covered !== null) faults.push(`${name} is covered by ${control.covered}`);
    if (control.isOfRail && !clicksRail) continue;
    await page.mouse.move(control.x, control.y);
    await ask(page, (clicks, name) => clicks.watch(name), name);
    const before = leaves;
    await page.mouse.down();
    await page.mouse.up();
    const hasAnswered = async (): Promise<boolean> =>
      (await ask(page, (clicks) => clicks.answered())) || leaves > before;
    if (!(await comesTrue(hasAnswered))) {
      const there = await ask(page, (clicks, name) => clicks.find(name), name);
      faults.push(`${name} does not answer; clicked at ${control.x}, ${control.y}; now at ${there?.x}, ${there?.y}`);
    }
    if ((await ask(page, (clicks) => clicks.where())) !== home) {
      await page.keyboard.press('Escape');
      if ((await ask(page, (clicks) => clicks.where())) !== home) await open(page);
    }
  }
  return { faults, found };
}

for (const places of STARTS) {
  const names = places.map(({ name }) => name).join(' and of ');
  test(`every control of ${names} is open at its middle, and answers to the mouse`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.evaluate(`(${String(install)})()`);
    for (const place of places) {
      const { faults, found } = await clickAll(page, place);
      expect.soft(faults, place.name).toEqual([]);
      expect.soft(found, place.name).toBeGreaterThanOrEqual(place.least);
    }
  });
}
