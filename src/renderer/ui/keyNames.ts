/** Keys as tinykeys has them, as `aria-keyshortcuts` has them, and as a reader does. */

const IS_APPLE = /Mac|iPhone|iPad|iPod/.test(globalThis.navigator?.platform ?? '');

/** Keys that `aria-keyshortcuts` names otherwise than tinykeys. */
const ARIA_NAMES: Readonly<Record<string, string>> = { '+': 'Plus', '-': 'Minus' };

/** Keys of `aria-keyshortcuts` that have a shorter name, or a sign. */
const WRITTEN: Readonly<Record<string, string>> = {
  ArrowRight: '→',
  ArrowLeft: '←',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Control: 'Ctrl',
  Meta: '⌘',
  Escape: 'Esc',
  Plus: '+',
  Minus: '−',
};

/** A key in the notation of tinykeys, as `aria-keyshortcuts` names it: `$mod+k` is `Control+K`, with ⌘ on a Mac. */
export function ariaKey(key: string, isApple = IS_APPLE): string {
  const named = partsOf(key).map((part) => {
    if (part === '$mod') return isApple ? 'Meta' : 'Control';
    return ARIA_NAMES[part] ?? (part.length === 1 ? part.toUpperCase() : part);
  });
  return named.join('+');
}

/** The keys of one shortcut of `aria-keyshortcuts`, as a reader has them: `Control+K` is Ctrl and K. */
export function writtenKeys(shortcut: string): string[] {
  return shortcut === '' ? [] : shortcut.split('+').map((key) => WRITTEN[key] ?? key);
}

/** As tinykeys splits it: a plus after a word joins. */
function partsOf(key: string): string[] {
  return key.split(/\b\+/);
}
