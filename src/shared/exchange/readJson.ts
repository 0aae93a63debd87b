/**
 * JSON with a place for every fault. `JSON.parse` alone keeps the last of two equal keys, lets `__proto__` through
 * to careless copies, and has no place for most faults; so the text is walked first, without recursion.
 */
import { FileFault, lineAt } from './fault.ts';

/** Nested brackets. A library needs seven levels. */
export const MAX_NESTING = 32;

/**
 * White space, then one token; of a string, only its first quotation mark. No part can match in two ways, so the
 * expression never backtracks.
 */
const TOKEN = /[ \t\n\r]*("|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[[\]{}:,])/y;

/**
 * One piece of a string: plain characters, some escapes, or the end. An expression for a whole string would store a
 * place to backtrack to for every escape, and a few million of them overflow the stack.
 */
// eslint-disable-next-line no-control-regex -- JSON forbids control characters in strings
const PIECE = /[^"\\\u0000-\u001f]+|(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})){1,500}|"/y;

type Expected = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | ', or end' | 'end';

interface Token {
  readonly text: string;
  readonly at: number;
}

/** Throws a `FileFault` with the line. */
export function readJson(text: string): unknown {
  const walk = new JsonWalk(text);
  while (walk.expected !== 'end') walk.take(walk.next());
  if (/[^ \t\n\r]/.test(text.slice(walk.at))) throw walk.fault('Something follows after the end of the JSON text.');
  return JSON.parse(text);
}

class JsonWalk {
  expected: Expected = 'value';
  at = 0;
  readonly #text: string;
  /** The open brackets, innermost last: an object's keys so far, or `null` for a list. */
  readonly #open: (Set<string> | null)[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  next(): Token {
    TOKEN.lastIndex = this.at;
    const match = TOKEN.exec(this.#text);
    if (match === null) throw this.fault(this.#isAtEnd() ? 'The text ends too early.' : 'This is not JSON.');
    const at = TOKEN.lastIndex - match[1]!.length;
    this.at = match[1] === '"' ? this.#endOfString(at) : TOKEN.lastIndex;
    return { text: this.#text.slice(at, this.at), at };
  }

  /** The end of the string whose first quotation mark is at `start`. */
  #endOfString(start: number): number {
    PIECE.lastIndex = start + 1;
    for (let piece = PIECE.exec(this.#text); piece !== null; piece = PIECE.exec(this.#text))
      if (piece[0] === '"') return PIECE.lastIndex;
    throw this.fault('This is not JSON.');
  }

  take(token: Token): void {
    if (this.expected === ':') this.#require(token, token.text === ':', 'value');
    else if (this.expected === ', or end') this.#goOn(token);
    else if (this.expected === 'value or ]' && token.text === ']') this.#close();
    else if (this.expected === 'key or }' && token.text === '}') this.#close();
    else if (this.expected.startsWith('key')) this.#key(token);
    else this.#value(token);
  }

  fault(message: string, at: number = this.#pastSpace()): FileFault {
    return new FileFault(message, lineAt(this.#text, at));
  }

  #require(token: Token, isRight: boolean, then: Expected): void {
    if (!isRight) throw this.fault(`“${token.text.slice(0, 20)}” does not belong here.`, token.at);
    this.expected = then;
  }

  #value(token: Token): void {
    if (token.text === '[') this.#enter(null, 'value or ]');
    else if (token.text === '{') this.#enter(new Set(), 'key or }');
    else this.#require(token, !/^[\]}:,]/.test(token.text), this.#afterValue());
  }

  #key(token: Token): void {
    this.#require(token, token.text.startsWith('"'), ':');
    const key = JSON.parse(token.text) as string;
    const keys = this.#open.at(-1)!;
    const name = `“${key.slice(0, 40)}”`;
    if (key === '__proto__') throw this.fault(`The name ${name} is not allowed.`, token.at);
    if (keys.has(key)) throw this.fault(`The name ${name} is there twice in one object.`, token.at);
    keys.add(key);
  }

  #enter(keys: Set<string> | null, then: Expected): void {
    if (this.#open.length === MAX_NESTING) throw this.fault(`More than ${MAX_NESTING} brackets lie within each other.`);
    this.#open.push(keys);
    this.expected = then;
  }

  #goOn(token: Token): void {
    const isObject = this.#open.at(-1) !== null;
    if (token.text === (isObject ? '}' : ']')) this.#close();
    else this.#require(token, token.text === ',', isObject ? 'key' : 'value');
  }

  #close(): void {
    this.#open.pop();
    this.expected = this.#afterValue();
  }

  #afterValue(): Expected {
    return this.#open.length === 0 ? 'end' : ', or end';
  }

  #isAtEnd(): boolean {
    return this.#pastSpace() === this.#text.length;
  }

  #pastSpace(): number {
    return this.at + /^[ \t\n\r]*/.exec(this.#text.slice(this.at))![0].length;
  }
}
