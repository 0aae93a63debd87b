/** Parses by precedence climbing: M. Richards, C. Whitby-Strevens, *BCPL: The Language and its Compiler* (1979). */
import { FormulaFault, type Span } from './fault.ts';
import { choose, INFIX_OPERATORS, OF_COMPARISON, PREFIX_OPERATORS } from './operators.ts';
import type { Expression, LambdaNode, NameNode } from './syntax.ts';
import { tokensOf, type FormulaToken } from './tokens.ts';

/** The deepest nesting of parentheses, calls and signs; the whole formula has depth 0. */
export const MAX_FORMULA_NESTING = 60;

/** All signs from loose to tight, for the help; `x` marks the operand of a prefix sign. */
export const SIGNS_BY_STRENGTH: string = ['a ? b : c', ...signLevels()].join(' · ');

function signLevels(): string[] {
  const prefixes = Object.entries(PREFIX_OPERATORS).map(
    ([sign, operator]) => [sign === 'not' ? sign : `${sign}x`, operator] as const,
  );
  const signs = [...Object.entries(INFIX_OPERATORS), ...prefixes];
  const strengths = [...new Set(signs.map(([, { strength }]) => strength))].toSorted((one, other) => one - other);
  return strengths.map((level) =>
    signs.flatMap(([sign, { strength }]) => (strength === level ? [sign] : [])).join(' '),
  );
}

const WEAKEST = 0;

/** Throws a `FormulaFault`; does not check names. */
export function parseFormula(text: string): Expression {
  return new FormulaParser(tokensOf(text)).all();
}

class FormulaParser {
  readonly #tokens: readonly FormulaToken[];
  #next = 0;
  #depth = 0;

  constructor(tokens: readonly FormulaToken[]) {
    this.#tokens = tokens;
  }

  all(): Expression {
    if (this.#isEnd) throw new FormulaFault('The formula is empty.', this.#token);
    const whole = this.#expression(WEAKEST);
    if (!this.#isEnd) throw this.#leftOver();
    return whole;
  }

  get #token(): FormulaToken {
    return this.#tokens[this.#next];
  }

  get #isEnd(): boolean {
    return this.#token.kind === 'end';
  }

  #is(sign: string, ahead = 0): boolean {
    const token = this.#tokens[Math.min(this.#next + ahead, this.#tokens.length - 1)];
    return token.kind === 'sign' && token.text === sign;
  }

  #take(): FormulaToken {
    return this.#tokens[this.#next++];
  }

  #expect(sign: string, what: string): FormulaToken {
    if (!this.#is(sign)) throw this.#missing(what);
    return this.#take();
  }

  #missing(what: string): FormulaFault {
    const where = this.#isEnd ? 'at the end' : `before “${this.#token.text}”`;
    return new FormulaFault(`${what} is missing ${where}.`, this.#token);
  }

  /** What follows a whole formula. */
  #leftOver(): FormulaFault {
    const { kind, text } = this.#token;
    if (kind !== 'sign' || text === '(') return this.#missing('A sign such as +');
    const why = text === ')' ? 'closes nothing' : 'does not belong here';
    return new FormulaFault(`“${text}” ${why}.`, this.#token);
  }

  /** An expression whose signs all bind more tightly than `strength`. */
  #expression(strength: number): Expression {
    if (this.#depth++ > MAX_FORMULA_NESTING)
      throw new FormulaFault(`A formula is nested at most ${MAX_FORMULA_NESTING} deep.`, this.#token);
    let left = this.#operand();
    for (;;) {
      const sign = this.#infixBeyond(strength);
      if (sign === null) break;
      left = this.#joined(left, sign);
    }
    if (strength === WEAKEST && this.#is('?')) left = this.#choice(left);
    this.#depth--;
    return left;
  }

  /** The next sign, if it stands between values and binds more tightly than `strength`. */
  #infixBeyond(strength: number): string | null {
    const { kind, text } = this.#token;
    if (kind !== 'sign' || !Object.hasOwn(INFIX_OPERATORS, text)) return null;
    return INFIX_OPERATORS[text].strength > strength ? text : null;
  }

  #joined(left: Expression, sign: string): Expression {
    this.#take();
    const { strength, loop } = INFIX_OPERATORS[sign];
    const right = this.#expression(sign === '^' ? strength - 1 : strength);
    if (strength === OF_COMPARISON && this.#infixBeyond(strength - 1) !== null)
      throw new FormulaFault('Compare two values at a time, as in a < b and b < c.', this.#token);
    return { kind: 'operator', sign, loop, operands: [left, right], at: left.at, end: right.end };
  }

  #choice(test: Expression): Expression {
    this.#take();
    const yes = this.#expression(WEAKEST);
    this.#expect(':', 'A “:” with the other value');
    const no = this.#expression(WEAKEST);
    return { kind: 'operator', sign: '?', loop: choose, operands: [test, yes, no], at: test.at, end: no.end };
  }

  #operand(): Expression {
    const token = this.#token;
    if (token.kind === 'number') return { kind: 'number', value: Number(this.#take().text), ...spanOf(token) };
    if (this.#isLambda()) return this.#lambda();
    if (token.kind === 'name') return this.#named();
    if (this.#is('(')) return this.#inParentheses();
    if (token.kind === 'sign' && Object.hasOwn(PREFIX_OPERATORS, token.text)) return this.#prefixed();
    throw this.#missing('A value');
  }

  #prefixed(): Expression {
    const { at, text } = this.#take();
    const { strength, loop } = PREFIX_OPERATORS[text];
    const operand = this.#expression(strength);
    return { kind: 'operator', sign: `${text}x`, loop, operands: [operand], at, end: operand.end };
  }

  #inParentheses(): Expression {
    const { at } = this.#take();
    const inside = this.#expression(WEAKEST);
    const { end } = this.#expect(')', 'A closing “)”');
    return { ...inside, at, end };
  }

  #named(): Expression {
    const name = this.#name();
    if (!this.#is('(')) return name;
    this.#take();
    const args: Expression[] = [];
    while (!this.#is(')')) {
      args.push(this.#expression(WEAKEST));
      if (!this.#is(',')) break;
      this.#take();
    }
    const { end } = this.#expect(')', 'A closing “)”');
    return { kind: 'call', name, args, at: name.at, end };
  }

  #name(): NameNode {
    const token = this.#token;
    if (token.kind !== 'name') throw this.#missing('A name');
    this.#take();
    return { kind: 'name', name: token.text, ...spanOf(token) };
  }

  /** Whether `tile =>` or `(a, b) =>` comes next. */
  #isLambda(): boolean {
    if (this.#token.kind === 'name') return this.#is('=>', 1);
    if (!this.#is('(')) return false;
    let ahead = 1;
    while (this.#tokens[this.#next + ahead]?.kind === 'name') ahead += this.#is(',', ahead + 1) ? 2 : 1;
    return this.#is(')', ahead) && this.#is('=>', ahead + 1);
  }

  #lambda(): LambdaNode {
    const { at } = this.#token;
    const params = this.#is('(') ? this.#namesInParentheses() : [this.#name()];
    this.#expect('=>', 'A “=>”');
    const body = this.#expression(WEAKEST);
    return { kind: 'lambda', params, body, at, end: body.end };
  }

  #namesInParentheses(): NameNode[] {
    this.#take();
    const names = [this.#name()];
    while (this.#is(',')) {
      this.#take();
      names.push(this.#name());
    }
    this.#expect(')', 'A closing “)”');
    return names;
  }
}

function spanOf({ at, end }: Span): Span {
  return { at, end };
}
