/**
 * What is printed on several lines and read as one: lists, as Node prints an array of more than six numbers, objects, as it
 * prints those that are long, and boards of `console.table`.
 */
import { MAX_LINE_LENGTH } from './textReader.ts';

const IN_LIST = /[\s\d,_.xX*'"-]/;
const QUOTED = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/g;
const OBJECT_OPENS = /^[^{}[\]()'"]{0,60}\{$/;
const FIRST_MEMBER = /^\s+(?:[A-Za-z_$][\w$]*|'[^']*'): /;

/** What a first line opens, and what the lines behind it are. */
type Kind = keyof typeof DEPTH_AFTER;

/** How many brackets are open behind a line; `null` where it is no part of what was opened. */
const DEPTH_AFTER = {
  list: depthInList,
  object: (line: string, before: number, lines: number) =>
    lines > 1 || FIRST_MEMBER.test(line) ? depthInObject(line, before) : null,
  table: (line: string, _before: number, lines: number) => {
    if (lines === 1) return line.includes('(index)') ? 1 : null;
    return /^\s*[│├]/.test(line) ? 1 : /^\s*└/.test(line) ? 0 : null;
  },
} as const;

export class OpenList {
  #kind: Kind = 'list';
  #lines: string[] = [];
  #depth = 0;
  #length = 0;

  /** Whether a line opens a list, so that nothing of it stands there yet, or goes on with one. */
  takes(line: string): boolean {
    const depth = this.#lines.length === 0 ? this.#open(line) : this.#depthAfter(line);
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

  /** Its lines as one. */
  get text(): string {
    if (this.#kind !== 'table') return this.#lines.map((line) => line.trim()).join(' ');
    return tableAsList(this.#lines);
  }

  /** Its lines, which are no list any more. */
  release(): readonly string[] {
    const lines = this.#lines;
    this.#lines = [];
    this.#length = 0;
    return lines;
  }

  #open(line: string): number | null {
    const kind = kindOpenedBy(line);
    if (kind !== null) this.#kind = kind;
    return kind === null ? null : 1;
  }

  #depthAfter(line: string): number | null {
    return DEPTH_AFTER[this.#kind](line, this.#depth, this.#lines.length);
  }
}

function kindOpenedBy(line: string): Kind | null {
  const text = line.trim();
  switch (text.at(-1)) {
    case '[':
      return text.includes('{') ? null : 'list';
    case '{':
      return OBJECT_OPENS.test(text) ? 'object' : null;
    case '┐':
      return text.startsWith('┌') ? 'table' : null;
    default:
      return null;
  }
}

function depthInList(line: string, before: number): number | null {
  let depth = before;
  for (const letter of line) {
    if (letter === '[') depth++;
    else if (letter !== ']' && !IN_LIST.test(letter)) return null;
    else if (letter === ']' && --depth === 0) return 0;
  }
  return depth;
}

/** What stands in quotes opens nothing. */
function depthInObject(line: string, before: number): number {
  const signs = line.replaceAll(QUOTED, '').match(/[{}[\]]/g) ?? [];
  return signs.reduce((depth, sign) => (sign === '{' || sign === '[' ? depth + 1 : Math.max(0, depth - 1)), before);
}

/** Without the column of the index; the head as it is, where the columns have names: they hold no board. */
function tableAsList(lines: readonly string[]): string {
  const [head, ...rows] = lines.filter((line) => /^\s*│/.test(line)).map(cellsOf);
  if (!head.every((name) => name === 'Values' || /^\d+$/.test(name))) return lines[1].trim();
  return head[0] === 'Values'
    ? `[${rows.flat().join(', ')}]`
    : `[${rows.map((row) => `[${row.join(', ')}]`).join(', ')}]`;
}

function cellsOf(row: string): readonly string[] {
  return row
    .split('│')
    .slice(2, -1)
    .map((cell) => cell.trim());
}
