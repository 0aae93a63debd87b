/** The tokens of a formula: numbers, names and signs. `//` starts a comment that ends with the line. */
import { count, formatNumber } from '../../text/numbers.ts';
import { HEURISTICS } from '../heuristics/heuristics.ts';
import { FormulaFault, type Span } from './fault.ts';
import { INFIX_OPERATORS, PREFIX_OPERATORS } from './operators.ts';

/** In characters, including comments. */
export const MAX_FORMULA_LENGTH = 4_000;

/** `end` comes once, last. `text` of a sign is as in `SIGNS`, however it was written. */
export interface FormulaToken extends Span {
  readonly kind: 'number' | 'name' | 'sign' | 'end';
  readonly text: string;
}

/** From spelling to sign. Longer ones come first, as shorter ones may be their prefix. */
const SIGNS: ReadonlyMap<string, string> = new Map(
  [
    ...Object.entries({ ...PREFIX_OPERATORS, ...INFIX_OPERATORS, '=>': { also: ['⇒', '→'] } }).flatMap(
      ([sign, { also = [] }]) => [sign, ...also].map((spelling) => [spelling, sign] as const),
    ),
    ...Array.from('()?:,', (sign) => [sign, sign] as const),
  ].toSorted(([one], [other]) => other.length - one.length),
);

/** These hyphens belong to names of heuristics; elsewhere they mean minus. */
const HYPHENATED = Object.keys(HEURISTICS).filter((id) => id.includes('-'));

const SPACE = /(?:\s|\/\/[^\r\n]*)+/y;
const NUMBER = /\d+(?:\.\d+)?/y;
const NAME = new RegExp(`(?:${HYPHENATED.join('|')})(?![\\w-])|[\\p{L}_][\\p{L}\\d_]*`, 'uy');

/** Throws a `FormulaFault`. */
export function tokensOf(text: string): FormulaToken[] {
  if (text.length > MAX_FORMULA_LENGTH) throw tooLong(text);
  const tokens: FormulaToken[] = [];
  for (let at = behind(SPACE, text, 0); at < text.length; at = behind(SPACE, text, at)) {
    const token = tokenAt(text, at);
    tokens.push(token);
    at = token.end;
  }
  tokens.push({ kind: 'end', text: '', at: text.length, end: text.length });
  return tokens;
}

function tooLong(text: string): FormulaFault {
  const message = `A formula has at most ${count(MAX_FORMULA_LENGTH, 'character')}, and this one has ${formatNumber(text.length)}.`;
  return new FormulaFault(message, { at: MAX_FORMULA_LENGTH, end: text.length });
}

/** The token that begins there. Throws a `FormulaFault` where none does. */
export function tokenAt(text: string, at: number): FormulaToken {
  const ofNumber = behind(NUMBER, text, at);
  if (ofNumber > at) return { kind: 'number', text: text.slice(at, ofNumber), at, end: ofNumber };
  const ofName = behind(NAME, text, at);
  if (ofName > at) return named(text.slice(at, ofName), { at, end: ofName });
  return signAt(text, at);
}

function named(text: string, span: Span): FormulaToken {
  return { kind: SIGNS.has(text) ? 'sign' : 'name', text, ...span };
}

function signAt(text: string, at: number): FormulaToken {
  const written = [...SIGNS.keys()].find((spelling) => text.startsWith(spelling, at));
  if (written !== undefined) return { kind: 'sign', text: SIGNS.get(written)!, at, end: at + written.length };
  const character = String.fromCodePoint(text.codePointAt(at)!);
  const message = NOT_HERE.find(([characters]) => characters.includes(character))?.[1];
  throw new FormulaFault(message ?? `A formula cannot contain “${character}”.`, { at, end: at + character.length });
}

const NOT_HERE = [
  [';', 'A formula is one expression: leave out the semicolon.'],
  ['"\'`“”„‘’«»', 'Write names without quotation marks.'],
] as const;

function behind(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}
