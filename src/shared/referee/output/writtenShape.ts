/**
 * How a program writes its boards: it writes all of them alike. A text of the same shape as one that `parseBoard` has read
 * is read here many times as fast.
 */
import { NONE } from '../../trace/trace.ts';

const DIGIT_0 = 48;
const DIGIT_9 = 57;
const [MARK, SPACE, BLANK] = [0, 1, 2];
/** By character code: what it is; others are marks. `parseBoard` has these spellings of the blank with one letter. */
const KINDS = new Uint8Array(128);
for (const [letters, kind] of [
  // The blank may be the only cell with quotes.
  [' \t\n\r"\'', SPACE],
  ['_.xX*', BLANK],
] as const)
  for (const letter of letters) KINDS[letter.charCodeAt(0)] = kind;
const NO_NUMBER = -1;

export class WrittenShape {
  readonly #cells: number;
  /** All that is neither number, blank, space nor quote, in order. */
  readonly #marks: string;
  /** Whether each digit is a cell. */
  readonly #isRun: boolean;
  readonly #highestIsBlank: boolean;
  readonly #found: Uint8Array;

  /** `text`: a board of so many cells. */
  constructor(text: string, cells: number, highestIsBlank: boolean) {
    this.#cells = cells;
    this.#marks = Array.from(text)
      .filter((letter) => !/[\d\s"'_.xX*]/.test(letter))
      .join('');
    this.#isRun = /\d{3}/.test(text);
    this.#highestIsBlank = highestIsBlank;
    this.#found = new Uint8Array(cells);
  }

  /** The arrangement, until the next call; `null` where the text has another shape, or is none. */
  read(text: string): Uint8Array | null {
    let count = 0;
    let mark = 0;
    let number = NO_NUMBER;
    for (let at = 0; at <= text.length; at++) {
      const code = at < text.length ? text.charCodeAt(at) : DIGIT_0 - 1;
      const isDigit = code >= DIGIT_0 && code <= DIGIT_9;
      if (number !== NO_NUMBER && (!isDigit || this.#isRun)) {
        if (count === this.#cells || number > this.#cells) return null;
        this.#found[count++] = number;
        number = NO_NUMBER;
      }
      if (at === text.length) break;
      if (isDigit) number = (number === NO_NUMBER ? 0 : 10 * number) + code - DIGIT_0;
      else {
        const kind = code < KINDS.length ? KINDS[code] : MARK;
        if (kind === BLANK) number = 0;
        else if (kind === MARK && this.#marks.charCodeAt(mark++) !== code) return null;
      }
    }
    if (count !== this.#cells || mark !== this.#marks.length) return null;
    const highest = this.#highestIsBlank ? this.#found.indexOf(count) : NONE;
    if (highest !== NONE) this.#found[highest] = 0;
    return isArrangement(this.#found) ? this.#found : null;
  }
}

/** Whether each number from 0 on stands there once. */
export function isArrangement(cells: Uint8Array): boolean {
  let seen = 0;
  for (let cell = 0; cell < cells.length; cell++) seen |= 1 << cells[cell];
  return seen === 2 ** cells.length - 1;
}
