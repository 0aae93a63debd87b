/** Converts keys between the notations of tinykeys, `aria-keyshortcuts` and readers. */

const IS_APPLE = /Mac|iPhone|iPad|iPod/.test(globalThis.navigator?.platform ?? '');

/** Names that differ from tinykeys. */
const ARIA_NAMES: Readonly<Record<string, string>> = { '+': 'Plus', '-': 'Minus' };

/** Shorter names or signs for keys of `aria-keyshortcuts`. */
const WRITTEN: Readonly<Record<string, string>> = {
  ArrowRight: '→',
  ArrowLeft: '←',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Control: 'Ctrl',
  Meta: '⌘',
  Escape: 'Esc',
  PageDown: 'Page\u00a0↓',
  PageUp: 'Page\u00a0↑',
  Plus: '+',
  Minus: '−',
};

/** A key by its place, whatever Shift makes of it. */
const DIGIT = /^Digit(\d)$/;

const PRINTED = /^[!-~]$/;

/** From the notation of tinykeys: `$mod+k` is `Control+K`, with ⌘ on a Mac. */
export function ariaKey(key: string, isApple = IS_APPLE): string {
  const named = partsOf(key).map((part) => {
    if (part === '$mod') return isApple ? 'Meta' : 'Control';
    const digit = DIGIT.exec(part)?.[1];
    return digit ?? ARIA_NAMES[part] ?? (part.length === 1 ? part.toUpperCase() : part);
  });
  return named.join('+');
}

/** The keys of one shortcut of `aria-keyshortcuts`, for readers: `Control+K` is Ctrl and K. */
export function writtenKeys(shortcut: string): string[] {
  return shortcut === '' ? [] : shortcut.split('+').map((key) => WRITTEN[key] ?? key);
}

/** What stands between written keys, or after one, and is none. */
const WORDS: readonly string[] = ['or', 'to', '…', 'held'];

/** The parts of what the sheet writes: keys, which spaces part, and words. A key of two words has a no-break space. */
export function capsOf(shown: string): { text: string; isKey: boolean }[] {
  const parts = shown.split(' ').filter(Boolean);
  return parts.map((text) => ({ text, isKey: !WORDS.includes(text) }));
}

/** Whether a key, in the notation of tinykeys, prints a character: neither a word such as Enter, nor with Ctrl, Alt or ⌘. */
export function isPrinting(key: string): boolean {
  const parts = partsOf(key);
  const last = parts.pop()!;
  return (PRINTED.test(last) || DIGIT.test(last)) && parts.every((part) => part === 'Shift');
}

/** As in tinykeys, a plus joins only after a word. */
function partsOf(key: string): string[] {
  return key.split(/\b\+/);
}
