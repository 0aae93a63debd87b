/**
 * The YAML that traces are made of: mappings, lists and texts, in blocks or in brackets. Anchors, aliases and tags are
 * refused: with them a file of a few lines can stand for billions.
 */
import { tableOf } from './textReader.ts';

export class YamlFault extends Error {}

type YamlValue = unknown;

/** Levels of an event. */
const DEEPEST = 20;
const TOO_DEEP = `This event is nested more than ${DEEPEST} deep.`;
const NUMBER = /^[-+]?(\d+(\.\d*)?|\.\d+)(e[-+]?\d+)?$/i;
/** Most values. */
const COUNT = /^[1-9]\d{0,14}$/;
/** A number that a text of digits is not: `012345678` is a board. */
const LEADING_ZERO = /^[-+]?0\d/;
const WORDS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ...['', '~', 'null', 'Null', 'NULL'].map((word) => [word, null] as const),
  ...['true', 'True', 'TRUE'].map((word) => [word, true] as const),
  ...['false', 'False', 'FALSE'].map((word) => [word, false] as const),
]);
/** The value of lines in block style. Throws a `YamlFault`. */
export function parseBlock(lines: readonly string[]): YamlValue {
  return new BlockParser(lines).parse();
}

/**
 * The value of an element of a list, where it is a mapping with a member on each line, as most are; `null` for another one,
 * which `parseBlock` reads. Throws a `YamlFault`.
 */
export function parseSimpleItem(lines: readonly string[]): unknown {
  const indent = /^\s*- +/.exec(lines[0])?.[0].length ?? 0;
  const colons = lines.map((line, index) =>
    index === 0 || indentOf(line) === indent ? simpleColon(line, indent) : -1,
  );
  if (colons.includes(-1)) return null;
  const members = new Members();
  for (let index = 0; index < lines.length; index++) {
    const colon = colons[index];
    members.add(lines[index].slice(indent, colon), parseInline(lines[index].slice(colon + 1).trim()));
  }
  return members.made;
}

/** Where the colon behind a simple name is, if a value follows it that may be all of it; -1 for another line. */
function simpleColon(line: string, indent: number): number {
  SIMPLE_MEMBER.lastIndex = indent;
  return SIMPLE_MEMBER.test(line) ? line.indexOf(':', indent) : -1;
}

/** The value of a text in flow style, `{type: expanding, id: 1}`. Throws a `YamlFault`. */
export function parseFlow(text: string): YamlValue {
  return new FlowParser(text).parse();
}

export interface YamlMember {
  readonly name: string;
  /** What follows in its line. */
  readonly rest: string;
}

/** The member that a line begins; `null` for none. */
export function memberOf(text: string): YamlMember | null {
  const isQuoted = /^["']/.test(text);
  const start = isQuoted ? text.indexOf(text[0], 1) + 1 : 0;
  const colon = text.slice(start).search(/:(\s|$)/);
  if (colon === -1 || (!isQuoted && NO_NAME.test(text))) return null;
  const name = text.slice(0, start + colon).trim();
  if (!isQuoted && name.includes(' #')) return null;
  return { name: isQuoted ? String(parseFlow(name)) : name, rest: text.slice(start + colon + 1).trim() };
}

/** Beginnings of other things than a name. */
const NO_NAME = /^([[{\]},&*!|>%@`#]|[-?]\s)/;

/** A value on one line. */
export function parseInline(text: string): YamlValue {
  return /^["'[{]/.test(text) ? parseFlow(text) : plain(text);
}

/** In a text without quotes that may be no text, or not all of it. */
const TELLS = /^$|^[^A-Za-z]|^[tfnTFN]|[\s#]/;

function plain(written: string): YamlValue {
  if (!TELLS.test(written)) return written;
  if (COUNT.test(written)) return Number(written);
  const text = written.replace(/(^|\s)#.*$/s, '').trim();
  if (WORDS.has(text)) return WORDS.get(text);
  if (NUMBER.test(text) && !LEADING_ZERO.test(text)) return Number(text);
  if (/^[&*!]/.test(text)) throw new YamlFault('Anchors, aliases and tags are not read.');
  if (/^[%@`|>]/.test(text)) throw new YamlFault(`No text in YAML begins with “${text[0]}”.`);
  return text;
}

/** The member would be the prototype. */
const PROTOTYPE = '__proto__';

class Members {
  readonly made: Record<string, unknown> = {};

  add(name: string, value: unknown): void {
    if (Object.hasOwn(this.made, name)) throw new YamlFault(`The member “${name.slice(0, 40)}” is there twice.`);
    if (name !== PROTOTYPE) this.made[name] = value;
  }
}

interface YamlLine {
  readonly indent: number;
  readonly text: string;
}

class BlockParser {
  readonly #lines: YamlLine[];
  readonly #raw: readonly string[];
  #at = 0;

  constructor(lines: readonly string[]) {
    this.#raw = lines;
    this.#lines = lines.map((line) => {
      const text = line.trimStart();
      return { indent: line.length - text.length, text: text.startsWith('#') ? '' : text.trimEnd() };
    });
  }

  parse(): YamlValue {
    const value = this.#value(-1, 0);
    if (this.#next() !== null) throw new YamlFault(`“${this.#next()!.text.slice(0, 40)}” stands out of line.`);
    return value;
  }

  /** The next line that is not empty. */
  #next(): YamlLine | null {
    while (this.#at < this.#lines.length && this.#lines[this.#at].text === '') this.#at++;
    return this.#lines[this.#at] ?? null;
  }

  /** What stands further in than `indent`. */
  #value(indent: number, depth: number): YamlValue {
    const line = this.#next();
    if (line === null || line.indent <= indent) return null;
    if (depth > DEEPEST) throw new YamlFault(TOO_DEEP);
    if (isItem(line.text)) return this.#list(line.indent, depth);
    return memberOf(line.text) === null ? this.#inline(line.text, indent) : this.#mapping(line.indent, depth);
  }

  #list(indent: number, depth: number): YamlValue[] {
    const list: YamlValue[] = [];
    for (let line = this.#next(); line?.indent === indent && isItem(line.text); line = this.#next()) {
      const rest = line.text.slice(1).trimStart();
      // What follows the dash is a block that begins in its column.
      if (rest === '') this.#at++;
      else this.#lines[this.#at] = { indent: indent + line.text.length - rest.length, text: rest };
      list.push(this.#value(indent, depth + 1));
    }
    return list;
  }

  #mapping(indent: number, depth: number): unknown {
    const members = new Members();
    for (let line = this.#next(); line?.indent === indent; line = this.#next()) {
      const member = memberOf(line.text);
      if (member === null) break;
      members.add(member.name, this.#valueOf(member.rest, indent, depth));
    }
    return members.made;
  }

  /** What follows a name. */
  #valueOf(rest: string, indent: number, depth: number): YamlValue {
    if (/^[|>][-+\d]*(\s+#.*)?$/.test(rest)) return this.#text(rest[0] === '|' ? '\n' : ' ', indent);
    if (rest !== '' && !rest.startsWith('#')) return this.#inline(rest, indent);
    this.#at++;
    const next = this.#next();
    // A list may stand as far out as the name that it belongs to.
    const isListHere = next?.indent === indent && isItem(next.text);
    return this.#value(isListHere ? indent - 1 : indent, depth + 1);
  }

  /** A value that begins in this line; lines further in than `indent` go on with it. */
  #inline(first: string, indent: number): YamlValue {
    const parts = [first];
    for (this.#at++; this.#next() !== null && this.#next()!.indent > indent; this.#at++) parts.push(this.#next()!.text);
    return parseInline(parts.join(' '));
  }

  /** A text on several lines, as it stands there. */
  #text(between: string, indent: number): string {
    const first = ++this.#at;
    const isInside = (line: string): boolean => /^\s*$/.test(line) || indentOf(line) > indent;
    while (this.#at < this.#raw.length && isInside(this.#raw[this.#at])) this.#at++;
    return this.#raw
      .slice(first, this.#at)
      .map((line) => line.trim())
      .join(between)
      .trim();
  }
}

/** Columns before the text of a line. */
export function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

/** Whether the text of a line begins an element of a list. */
export function isItem(text: string): boolean {
  return text === '-' || text.startsWith('- ');
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['t', '\t'],
  ['r', '\r'],
  ['0', '\0'],
]);

/** By character code: 1 for what ends a text without quotes. A colon ends a name only before a space or the end. */
type Ends = Uint8Array;

const IS_LETTER = tableOf('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_');
/** No `true`, `false` or `null` does. */
const BEGINS_WORD = tableOf('abcdeghijklmopqrsuvwxyzABCDEGHIJKLMOPQRSUVWXYZ');

const [AT_END, IN_LIST, IN_MAPPING, IN_NAME] = ['', ',]', ',}', ':,}'].map(tableOf);
const [COLON, SPACE, ZERO, NINE] = Array.from(': 09', (letter) => letter.charCodeAt(0));
/** A count of more digits is read as any other number is. */
const MOST_DIGITS = 15;

/** Names of the mapping before: most mappings of a file have the same ones, in the same order. */
const namesBefore: (string | undefined)[] = [];
const MOST_NAMES = 64;
const SIMPLE_MEMBER = /[\w$-]+:(?:$| +[^\s|>#])/y;
/** A longer one would keep the text that it is cut from in memory. */
const SIMPLE_NAME = /^[\w$-]{1,12}$/;
const BEHIND_NAME = /^[\s,}\]]?$/;

class FlowParser {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  parse(): YamlValue {
    const value = this.#value(0, AT_END);
    if (this.#at < this.#text.length && this.#text[this.#at] !== '#')
      throw new YamlFault(`“${this.#text.slice(this.#at, this.#at + 12)}” stands behind the end of a value.`);
    return value;
  }

  /** `ends`: what ends a text without quotes. */
  #value(depth: number, ends: Ends): YamlValue {
    if (depth > DEEPEST) throw new YamlFault(TOO_DEEP);
    this.#skipSpaces();
    const first = this.#text[this.#at];
    const value = this.#begun(first, depth, ends);
    this.#skipSpaces();
    return value;
  }

  #begun(first: string, depth: number, ends: Ends): YamlValue {
    if (first === '[') return this.#list(depth);
    if (first === '{') return this.#mapping(depth);
    if (first === '"' || first === "'") return this.#quoted(first);
    return this.#plain(ends);
  }

  #list(depth: number): YamlValue[] {
    const list: YamlValue[] = [];
    this.#at++;
    while (!this.#closes(']')) {
      list.push(this.#value(depth + 1, IN_LIST));
      this.#separate(']');
    }
    return list;
  }

  #mapping(depth: number): unknown {
    const members = new Members();
    this.#at++;
    for (let index = 0; !this.#closes('}'); index++) {
      const name = this.#nameBefore(index) ?? this.#newName(depth, index);
      const hasValue = this.#text[this.#at] === ':';
      if (hasValue) this.#at++;
      members.add(name, hasValue ? this.#value(depth + 1, IN_MAPPING) : null);
      this.#separate('}');
    }
    return members.made;
  }

  /** The name that stood here in the mapping before; `null` for another one. */
  #nameBefore(index: number): string | null {
    const name = namesBefore[index];
    if (name === undefined || !this.#text.startsWith(name, this.#at)) return null;
    const end = this.#at + name.length;
    if (this.#text.charCodeAt(end) !== COLON || this.#text.charCodeAt(end + 1) !== SPACE) return null;
    this.#at = end;
    return name;
  }

  #newName(depth: number, index: number): string {
    const name = this.#name(depth);
    if (index < MOST_NAMES) namesBefore[index] = SIMPLE_NAME.test(name) ? name : undefined;
    return name;
  }

  #name(depth: number): string {
    const name = this.#value(depth + 1, IN_NAME);
    if (typeof name === 'object' && name !== null) throw new YamlFault('A list or an object is no name of a member.');
    return String(name);
  }

  #closes(bracket: string): boolean {
    this.#skipSpaces();
    if (this.#at >= this.#text.length) throw new YamlFault(`“${bracket}” is missing.`);
    if (this.#text[this.#at] !== bracket) return false;
    this.#at++;
    return true;
  }

  #separate(bracket: string): void {
    if (this.#text[this.#at] === ',') this.#at++;
    else if (this.#text[this.#at] !== bracket) throw new YamlFault(`“${bracket}” or a comma is missing.`);
  }

  #quoted(quote: string): string {
    let text = '';
    for (this.#at++; this.#at < this.#text.length; this.#at++) {
      const letter = this.#text[this.#at];
      if (letter === quote) {
        this.#at++;
        if (quote === '"' || this.#text[this.#at] !== quote) return text;
        text += quote;
      } else if (letter === '\\' && quote === '"') text += this.#escaped();
      else text += letter;
    }
    throw new YamlFault('A text has no end.');
  }

  #escaped(): string {
    const letter = this.#text[++this.#at] ?? '';
    if (letter !== 'u') return ESCAPES.get(letter) ?? letter;
    const digits = this.#text.slice(this.#at + 1, this.#at + 5);
    this.#at += digits.length;
    return /^[\da-f]{4}$/i.test(digits) ? String.fromCharCode(parseInt(digits, 16)) : '';
  }

  #plain(ends: Ends): YamlValue {
    const text = this.#text;
    const first = this.#at;
    let at = first;
    let count = 0;
    let areDigits = true;
    let isWord = true;
    for (; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code >= ZERO && code <= NINE) count = 10 * count + code - ZERO;
      else if (ends[code] === 1 && (code !== COLON || BEHIND_NAME.test(text[at + 1] ?? ''))) break;
      else {
        areDigits = false;
        isWord &&= IS_LETTER[code] === 1;
      }
    }
    this.#at = at;
    const length = at - first;
    const isCount = areDigits && length > 0 && length <= MOST_DIGITS;
    if (isWord && !areDigits && BEGINS_WORD[text.charCodeAt(first)] === 1) return text.slice(first, at);
    return isCount && (length === 1 || text.charCodeAt(first) !== ZERO) ? count : plain(text.slice(first, at));
  }

  #skipSpaces(): void {
    while (this.#at < this.#text.length && this.#text.charCodeAt(this.#at) <= 32) this.#at++;
  }
}
