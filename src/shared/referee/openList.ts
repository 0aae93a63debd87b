/** A list that is printed on several lines, as Node prints an array of more than six numbers: it is read as one line. */
import { MAX_LINE_LENGTH } from './textReader.ts';

const IN_LIST = /[\s\d,_.xX*'"-]/;

export class OpenList {
  #lines: string[] = [];
  #depth = 0;
  #length = 0;

  /** Whether a line opens a list, so that nothing of it stands there yet, or goes on with one. */
  takes(line: string): boolean {
    if (this.#lines.length === 0 && (!line.trimEnd().endsWith('[') || line.includes('{'))) return false;
    const depth = this.#lines.length === 0 ? 1 : depthAfter(line, this.#depth);
    if (depth === null || this.#length + line.length > MAX_LINE_LENGTH) return false;
    this.#lines.push(line);
    this.#length += line.length;
    this.#depth = depth;
    return true;
  }

  get isOpen(): boolean {
    return this.#lines.length > 0;
  }

  get isClosed(): boolean {
    return this.#depth === 0;
  }

  /** Its lines, which are no list any more. */
  release(): readonly string[] {
    const lines = this.#lines;
    this.#lines = [];
    this.#length = 0;
    return lines;
  }
}

/** How many brackets are open behind a line; `null` where it is no part of a list. */
function depthAfter(line: string, before: number): number | null {
  let depth = before;
  for (const letter of line) {
    if (letter === '[') depth++;
    else if (letter !== ']' && !IN_LIST.test(letter)) return null;
    else if (letter === ']' && --depth === 0) return 0;
  }
  return depth;
}
