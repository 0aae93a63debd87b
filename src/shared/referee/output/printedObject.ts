/**
 * Objects as languages print them, where they are no JSON: `{ expand: [ 1, 2, 3, 0 ], g: 0 }` and `Node { … }` of Node,
 * `Node(state=(1, 2, 3, 0), g=0)` of Python. They are read, never evaluated.
 */

/** An object of the output, with the names of its members. */
export type PrintedRecord = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is PrintedRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export interface PrintedObject {
  /** What stands before the members: words, or the name of a class. */
  readonly words: string;
  readonly members: PrintedRecord;
}

const LOOKS_LIKE_OBJECT = /^[\w$<>*:.,#\- ]{0,60}?(?:\{\s*(?:[A-Za-z_$][\w$]*|'[^']*')\s*:|\(\s*[A-Za-z_]\w*=)/;
/** Few lines of boards and words have it. */
const HAS_NAME = /[{(]\s*['A-Za-z_$]/;
const MOST_LENGTH = 20_000;
/** Deeper parts are ignored. */
const DEEPEST = 6;

/** `null` where a text is none. */
export function printedObject(text: string): PrintedObject | null {
  if (text.length > MOST_LENGTH || !HAS_NAME.test(text) || !LOOKS_LIKE_OBJECT.test(text)) return null;
  const from = text.search(/[{(]/);
  const parts = partsOf(text.slice(from));
  const members = parts === null ? null : new ObjectParts(parts).whole();
  return members && { words: text.slice(0, from).trim(), members };
}

type ObjectPart =
  { readonly kind: 'value'; readonly value: unknown } | { readonly kind: 'word' | 'sign'; readonly text: string };

const PART =
  /\s*(?:(?<quoted>'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`)|(?<number>-?\d+(?:\.\d*)?(?:e[-+]?\d+)?)n?|(?<word>[A-Za-z_$][\w$.]*)|(?<short>\[(?:Array|Object|Circular|Function|class|Getter|length)\b[^\]]*\])|(?<noise><[^<>]*>|\.{3} \d+ more items?)|(?<sign>=>|[[\](){},:=]))/y;

/** `null` where something else stands in the text. */
function partsOf(text: string): readonly ObjectPart[] | null {
  const parts: ObjectPart[] = [];
  PART.lastIndex = 0;
  while (PART.lastIndex < text.length) {
    const found = PART.exec(text)?.groups;
    if (found === undefined) return null;
    const { quoted, number, word, short, noise, sign } = found;
    if (quoted !== undefined) parts.push({ kind: 'value', value: quoted.slice(1, -1) });
    else if (number !== undefined) parts.push({ kind: 'value', value: Number(number) });
    else if (short !== undefined) parts.push({ kind: 'value', value: short });
    else if (word !== undefined) parts.push({ kind: 'word', text: word });
    else if (noise === undefined) parts.push({ kind: 'sign', text: sign });
  }
  return parts;
}

const CLOSING: Readonly<Record<string, string>> = { '[': ']', '(': ')', '{': '}' };
const CONSTANTS: Readonly<Record<string, unknown>> = {
  null: null,
  None: null,
  true: true,
  True: true,
  false: false,
  False: false,
};

class ObjectParts {
  readonly #parts: readonly ObjectPart[];
  #at = 0;

  constructor(parts: readonly ObjectPart[]) {
    this.#parts = parts;
  }

  /** The members, if the parts are one object and nothing else. */
  whole(): PrintedRecord | null {
    const read = this.#group(1);
    return this.#at === this.#parts.length && isRecord(read) ? read : null;
  }

  #value(depth: number): unknown {
    const part = this.#parts[this.#at];
    if (part === undefined) return undefined;
    if (part.kind === 'sign') return this.#group(depth);
    this.#at++;
    if (part.kind === 'value') return part.value;
    if (!this.#isSign('(', '[', '{')) return CONSTANTS[part.text];
    const inside = this.#group(depth);
    // Node names the kind and the length of some lists: Int8Array(9) [ … ].
    if (this.#isSign('[', '{')) return this.#group(depth);
    return Array.isArray(inside) && inside.length === 1 ? (inside as unknown[])[0] : inside;
  }

  /** A list; an object, if its elements have names. */
  #group(depth: number): unknown {
    const opening = this.#parts[this.#at];
    const closing = opening?.kind === 'sign' ? CLOSING[opening.text] : undefined;
    this.#at++;
    if (closing === undefined) return undefined;
    const list: unknown[] = [];
    const members = new Map<string, unknown>();
    while (this.#at < this.#parts.length && !this.#isSign(closing)) {
      const before = this.#at;
      const name = this.#name();
      const value = depth < DEEPEST ? this.#value(depth + 1) : this.#passOver();
      if (name === null) list.push(value);
      else if (!members.has(name)) members.set(name, value);
      if (this.#isSign(',')) this.#at++;
      else if (!this.#isSign(closing) || this.#at === before) return this.#fail();
    }
    if (this.#at === this.#parts.length) return undefined;
    this.#at++;
    return members.size > 0 && closing !== ']' ? Object.fromEntries(members) : list;
  }

  /** Before a value; `null` for none. */
  #name(): string | null {
    const next = this.#parts[this.#at + 1];
    if (next?.kind !== 'sign' || ![':', '=', '=>'].includes(next.text)) return null;
    const part = this.#parts[this.#at];
    this.#at += 2;
    return part.kind === 'value' ? String(part.value) : part.text;
  }

  /** To the end of the value, however deep it is. */
  #passOver(): undefined {
    for (let open = 0; this.#at < this.#parts.length; this.#at++) {
      if (this.#isSign('[', '(', '{')) open++;
      else if (this.#isSign(']', ')', '}') && open-- === 0) return undefined;
      else if (open === 0 && this.#isSign(',')) return undefined;
    }
    return undefined;
  }

  #fail(): undefined {
    this.#at = this.#parts.length + 1;
    return undefined;
  }

  #isSign(...signs: readonly string[]): boolean {
    const part = this.#parts[this.#at];
    return part?.kind === 'sign' && signs.includes(part.text);
  }
}

/** The first member that is a list, or a text like a board, with its name, in words; `''` for none. */
export function boardWords(members: PrintedRecord, depth = 0): string {
  for (const [name, value] of Object.entries(members)) {
    if (typeof value === 'string' && /\d\D{0,3}\d\D{0,3}\d/.test(value)) return `${name} [${value}]`;
    if (Array.isArray(value) && /\d\D{0,6}\d\D{0,6}\d/.test(JSON.stringify(value)))
      return `${name} ${JSON.stringify(value)}`;
    const inside = isRecord(value) && depth < 2 ? boardWords(value, depth + 1) : '';
    if (inside !== '') return inside;
  }
  return '';
}
