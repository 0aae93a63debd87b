/** Lines with boards, as languages print them, in the one way that is read. */

/** Words for the blank, and what only some libraries print. */
const BLANK_WORDS = /\b(None|null|blank)\b/g;
const BLANK_LETTER = /(?<![^\s,'"([{])[Bb](?![^\s,'")\]}])/g;
const ARRAY = /^(?:np\.|numpy\.)?array\(/;
/** `1.` or `1.0`, as numpy prints numbers. */
const WHOLE_FLOAT = /(?<=\d)\.0?(?![^\s,\])])/g;
const ARROWS = ['->', '=>', '→'];
const LIBRARY = /array\(|[Bb>→]|\d\.(?!\d\d)/;

/** Without the name of an array, an arrow at the end and points behind numbers; `B` as a blank. */
export function plainLine(text: string): string {
  if (!LIBRARY.test(text)) return text;
  const arrow = ARROWS.find((one) => text.endsWith(one)) ?? '';
  return text
    .slice(0, text.length - arrow.length)
    .replace(ARRAY, '(')
    .replaceAll(WHOLE_FLOAT, '')
    .replaceAll(BLANK_LETTER, '_')
    .trimEnd();
}

export function withoutBlankWords(text: string): string {
  return text.replaceAll(BLANK_WORDS, '_');
}

const PYTHON_OBJECT = /^\{\s*'\w+'\s*:/;
const PYTHON_WORDS: Readonly<Record<string, string>> = { None: 'null', True: 'true', False: 'false' };
const BRACKETS: Readonly<Record<string, string>> = { "'": '"', '(': '[', ')': ']' };

/** A dictionary as Python prints it, as JSON; `null` for other lines. */
export function dictionaryAsJson(text: string): string | null {
  if (!PYTHON_OBJECT.test(text)) return null;
  return text
    .replaceAll(/['()]/g, (letter) => BRACKETS[letter])
    .replaceAll(/\b(?:None|True|False)\b/g, (word) => PYTHON_WORDS[word]);
}

/** As many numbers and blanks as a line has; of digits without spaces, each counts. */
export function cellsIn(text: string): number {
  const numbers = withoutBlankWords(text).match(/\d+(?:\.\d+)?|[_xX*.]/g) ?? [];
  const areRuns = numbers.length > 0 && numbers.every((number) => /^\d{3,}$/.test(number));
  return areRuns ? numbers.join('').length : numbers.length;
}
