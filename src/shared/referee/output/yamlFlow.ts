/** Values of YAML that stand in brackets, or on one line. */
import { tableOf } from './textReader.ts';

export class YamlFault extends Error {}

export type YamlValue = unknown;

/** Levels of an event. */
export const DEEPEST = 20;
export const TOO_DEEP = `This event is nested more than ${DEEPEST} deep.`;
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

/** The value of a text in flow style, `{type: expanding, id: 1}`. Throws a `YamlFault`. */
export function parseFlow(text: string): YamlValue {
  return new FlowParser(text).parse();
}

/** A value on one line. */
export function parseInline(text: string): YamlValue {
  return /^["'[{]/.test(text) ? parseFlow(text) : plain(text);
}

/** In a text without quotes that may be no text, or not all of it. */
const TELLS = /^$|^[^A-Za-z]|^[tfnTFN]|[\s#]/;

function plain(written: string): YamlValue {
  if (!TELLS.test(written)) return written;
  if (COUNT.test(written)) return Number(written);
  const text = (written.includes('#') ? written.replace(/(^|\s)#.*$/s, '') : written).trim();
  const word = WORDS.get(text);
  if (word !== undefined) return word;
  if (NUMBER.test(text) && !LEADING_ZERO.test(text)) return Number(text);
  if (/^[&*!]/.test(text)) throw new YamlFault('Anchors, aliases and tags are not read.');
  if (/^[%@`|>]/.test(text)) throw new YamlFault(`No text in YAML begins with “${text[0]}”.`);
  return text;
}

/** The member would be the prototype. */
const PROTOTYPE = '__proto__';

export class Members {
  readonly made: Record<string, unknown> = {};

  add(name: string, value: unknown): void {
    if (Object.hasOwn(this.made, name)) throw new YamlFault(`The member “${name.slice(0, 40)}” is there twice.`);
    if (name !== PROTOTYPE) this.made[name] = value;
  }
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
