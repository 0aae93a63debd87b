/**
 * What signs and functions compute, for as many boards at once as there are entries. True is 1, false is 0, and whatever is not 0
 * counts as true. NaN stands for what has no value: it goes on into whatever looks at it.
 */
import type { BinaryOperator, UnaryOperator } from './syntax.ts';

/** Writes the first `n` entries of `out`. */
export type UnaryLoop = (n: number, out: Float64Array, a: Float64Array) => void;
export type BinaryLoop = (n: number, out: Float64Array, a: Float64Array, b: Float64Array) => void;

export const negated: UnaryLoop = (n, out, a) => {
  for (let i = 0; i < n; i++) out[i] = a[i] === 0 ? 1 : a[i] === a[i] ? 0 : NaN;
};

/** 1 for what is true. */
export const truth: UnaryLoop = (n, out, a) => {
  for (let i = 0; i < n; i++) out[i] = a[i] === 0 ? 0 : a[i] === a[i] ? 1 : NaN;
};

export const UNARY_LOOPS: Readonly<Record<UnaryOperator, UnaryLoop>> = {
  '-': (n, out, a) => {
    for (let i = 0; i < n; i++) out[i] = -a[i];
  },
  '!': negated,
  not: negated,
};

export const least: BinaryLoop = (n, out, a, b) => {
  for (let i = 0; i < n; i++) out[i] = Math.min(a[i], b[i]);
};

export const greatest: BinaryLoop = (n, out, a, b) => {
  for (let i = 0; i < n; i++) out[i] = Math.max(a[i], b[i]);
};

/** 1, 0 or, where one of the two has no value, neither. */
function compared(holds: boolean, a: number, b: number): number {
  return holds ? 1 : a === a && b === b ? 0 : NaN;
}

/** The right side of `and` and `or` counts only where the left one does not decide. */
export const BINARY_LOOPS: Readonly<Record<BinaryOperator, BinaryLoop>> = {
  or: (n, out, a, b) => {
    for (let i = 0; i < n; i++)
      out[i] = a[i] !== a[i] ? NaN : a[i] !== 0 ? 1 : b[i] === 0 ? 0 : b[i] === b[i] ? 1 : NaN;
  },
  and: (n, out, a, b) => {
    for (let i = 0; i < n; i++)
      out[i] = a[i] !== a[i] ? NaN : a[i] === 0 ? 0 : b[i] === 0 ? 0 : b[i] === b[i] ? 1 : NaN;
  },
  '==': (n, out, a, b) => {
    for (let i = 0; i < n; i++) out[i] = compared(a[i] === b[i], a[i], b[i]);
  },
  '!=': (n, out, a, b) => {
    for (let i = 0; i < n; i++) out[i] = compared(a[i] < b[i] || a[i] > b[i], a[i], b[i]);
  },
  '<': (n, out, a, b) => {
    for (let i = 0; i < n; i++) out[i] = compared(a[i] < b[i], a[i], b[i]);
  },
  '<=': (n, out, a, b) => {
    for (let i = 0; i < n; i++) out[i] = compared(a[i] <= b[i], a[i], b[i]);
  },
  '>': (n, out, a, b) => {
    for (let i = 0; i < n; i++) out[i] = compared(a[i] > b[i], a[i], b[i]);
  },
  '>=': (n, out, a, b) => {
    for (let i = 0; i < n; i++) out[i] = compared(a[i] >= b[i], a[i], b[i]);
  },
  '+': (n, out, a, b) => {
    for (let i = 0; i < n; i++) out[i] = a[i] + b[i];
  },
  '-': (n, out, a, b) => {
    for (let i = 0; i < n; i++) out[i] = a[i] - b[i];
  },
  '*': (n, out, a, b) => {
    for (let i = 0; i < n; i++) out[i] = a[i] * b[i];
  },
  '/': (n, out, a, b) => {
    for (let i = 0; i < n; i++) out[i] = a[i] / b[i];
  },
  '%': (n, out, a, b) => {
    for (let i = 0; i < n; i++) out[i] = a[i] % b[i];
  },
  '^': (n, out, a, b) => {
    for (let i = 0; i < n; i++) out[i] = a[i] ** b[i];
  },
};

/** `yes` where `test` is true, else `no`. */
export function choose(n: number, out: Float64Array, test: Float64Array, yes: Float64Array, no: Float64Array): void {
  for (let i = 0; i < n; i++) out[i] = test[i] !== test[i] ? NaN : test[i] !== 0 ? yes[i] : no[i];
}

/** Functions of one number. Each is a loop of its own, because a loop that is given the function is ten times as slow. */
export const NUMBER_LOOPS = {
  abs: (n, out, a) => {
    for (let i = 0; i < n; i++) out[i] = Math.abs(a[i]);
  },
  floor: (n, out, a) => {
    for (let i = 0; i < n; i++) out[i] = Math.floor(a[i]);
  },
  ceil: (n, out, a) => {
    for (let i = 0; i < n; i++) out[i] = Math.ceil(a[i]);
  },
  round: (n, out, a) => {
    for (let i = 0; i < n; i++) out[i] = Math.round(a[i]);
  },
  sqrt: (n, out, a) => {
    for (let i = 0; i < n; i++) out[i] = Math.sqrt(a[i]);
  },
} satisfies Record<string, UnaryLoop>;

/** What a table says of whole numbers; it says nothing of others. */
export function lookUp(table: readonly number[]): UnaryLoop {
  return (n, out, a) => {
    for (let i = 0; i < n; i++) out[i] = table[a[i]] ?? NaN;
  };
}
