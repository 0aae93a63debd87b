/** What the monkey does: one press, click, drag or word at a time, of what the page offers where it is. */
import type { Page } from '@playwright/test';

type Random = () => number;
/** Does something, and says what; `null` where the page does not offer it. */
type Act = (page: Page, random: Random) => Promise<string | null>;

const anyOf = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)]!;

const KEYS = [
  ...['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageDown', 'PageUp', 'Space', 'Enter', 'Tab'],
  ...['Escape', 'Escape', 'Backspace', 'Delete', 'F1', 'F2', 'F5', 'F11', 'ContextMenu', 'Shift+Tab', 'Shift+F5'],
  ...[
    'Shift+ArrowRight',
    'Shift+ArrowLeft',
    'Alt+ArrowRight',
    'Alt+ArrowLeft',
    'Alt+ArrowUp',
    'Alt+ArrowDown',
    'Alt+n',
  ],
  ...[
    'Control+k',
    'Control+o',
    'Control+s',
    'Control+z',
    'Control+y',
    'Control+a',
    'Control+c',
    'Control+v',
    'Control+p',
  ],
  ...['Shift+a', 'Shift+l', 'Shift+n', 'Shift+o', 'Shift+p', 'Shift+u', '?', '.', ',', '+', '-'],
  ...'abcdefghijklmnopqrstuvwxyz0123456789',
];

const WORDS = [
  '',
  '12',
  '-1',
  '0.5',
  '1e9',
  'case',
  'manhattan',
  'max(manhattan, ',
  '1 2 3/4 5 6/7 8 _',
  '<b>Ä “x” 🧩',
];

/** What can be clicked, dragged, or typed into. */
const CONTROLS =
  'button, a[href], input, select, textarea, summary, canvas, [role="option"], [role="menuitem"], [role="application"], [tabindex="0"]';

/** A control in sight, and where the pointer meets it. */
interface Target {
  readonly name: string;
  readonly tag: string;
  readonly type: string;
  readonly x: number;
  readonly y: number;
}

/** One of the controls in sight that fit; of a dialog or a menu, where one is in front. */
function target(page: Page, fits: string, random: Random): Promise<Target | null> {
  return page.evaluate(
    ([fits, which, x, y]) => {
      const front = document.querySelector('dialog:modal, [popover="auto"]:popover-open') ?? document;
      const isSeen = (element: Element): boolean => {
        const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
        const isInside = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
        return isInside && width > 0 && height > 0 && element.checkVisibility();
      };
      const seen = Array.from(front.querySelectorAll<HTMLElement>(fits)).filter(isSeen);
      const element = seen[Math.floor(which * seen.length)];
      if (!element) return null;
      const box = element.getBoundingClientRect();
      const name = (element.ariaLabel ?? element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
      const at = { x: box.left + box.width * (0.1 + 0.8 * x), y: box.top + box.height * (0.1 + 0.8 * y) };
      return { name, tag: element.tagName.toLowerCase(), type: element.getAttribute('type') ?? '', ...at };
    },
    [fits, random(), random(), random()] as const,
  );
}

const press: Act = async (page, random) => {
  const key = anyOf(KEYS, random);
  const times = random() < 0.1 ? 1 + Math.floor(random() * 8) : 1;
  for (let time = 0; time < times; time++) await page.keyboard.press(key);
  return `${key}${times > 1 ? ` ${times} times` : ''}`;
};

const click: Act = async (page, random) => {
  const found = await target(page, CONTROLS, random);
  if (found === null || found.type === 'file') return null;
  const how = random();
  const options = how < 0.05 ? { clickCount: 2 } : how < 0.1 ? { button: 'right' as const } : {};
  await page.mouse.click(found.x, found.y, options);
  return `click on ${found.tag} “${found.name}” at ${Math.round(found.x)}, ${Math.round(found.y)}`;
};

const drag: Act = async (page, random) => {
  const found = await target(page, 'canvas, input[type="range"], [role="application"], [draggable="true"]', random);
  if (found === null) return null;
  await page.mouse.move(found.x, found.y);
  await page.mouse.down();
  await page.mouse.move(random() * 1280, random() * 720, { steps: 3 });
  await page.mouse.up();
  return `drag from ${found.tag} “${found.name}”`;
};

const choose: Act = async (page, random) => {
  const found = await target(page, 'select:enabled', random);
  if (found === null) return null;
  const chosen = await page.evaluate(
    ([x, y, which]) => {
      const select = document.elementFromPoint(x, y);
      if (!(select instanceof HTMLSelectElement)) return null;
      const others = [...select.options].filter((option) => !option.disabled && !option.selected);
      if (others.length === 0) return null;
      others[Math.floor(which * others.length)]!.selected = true;
      for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
      return select.value;
    },
    [found.x, found.y, random()] as const,
  );
  return chosen === null ? null : `choose ${chosen} of “${found.name}”`;
};

const type: Act = async (page, random) => {
  const found = await target(
    page,
    'textarea, input:not([type="range"], [type="checkbox"], [type="radio"], [type="file"])',
    random,
  );
  if (found === null) return null;
  const [word, end] = [anyOf(WORDS, random), anyOf(['', 'Enter', 'Tab', 'Escape', 'Control+z'], random)];
  await page.mouse.click(found.x, found.y);
  if (random() < 0.5) await page.keyboard.press('Control+a');
  await page.keyboard.insertText(word);
  if (end !== '') await page.keyboard.press(end);
  return `type “${word}” ${end} into ${found.tag} “${found.name}”`;
};

const wheel: Act = async (page, random) => {
  const found = await target(page, 'canvas, main, aside, [data-scrolls]', random);
  if (found === null) return null;
  await page.mouse.move(found.x, found.y);
  await page.mouse.wheel(0, (random() - 0.5) * 1200);
  return `wheel over ${found.tag}`;
};

const reload: Act = async (page) => {
  await page.reload();
  return 'load the page again';
};

const size: Act = async (page, random) => {
  const [width, height] = anyOf([[1280, 720], [1440, 900], [768, 1024], [360, 640]] as const, random); // prettier-ignore
  await page.setViewportSize({ width, height });
  return `a window of ${width} × ${height}`;
};

/** Each with how often it is done, of a hundred. */
const ACTS: readonly (readonly [share: number, act: Act])[] = [
  [40, press],
  [40, click],
  [5, choose],
  [6, type],
  [4, drag],
  [3.6, wheel],
  [1, size],
  [0.4, reload],
];

/** Does one of them, and says what. */
export async function actOnce(page: Page, random: Random): Promise<string> {
  let left = random() * 100;
  const [, act] = ACTS.find(([share]) => (left -= share) < 0) ?? ACTS[0]!;
  return (await act(page, random)) ?? (await press(page, random))!;
}
