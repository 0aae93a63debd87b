/**
 * Signs and functions on columns of values. True is 1, false is 0; anything but 0 counts as true. NaN means no value,
 * and propagates.
 */
import type { BinaryOperator, UnaryOperator } from './syntax.ts';

export type UnaryLoop = (n: number, out: Float64Array, a: Float64Array) => void;
export type BinaryLoop = (n: number, out: Float64Array, a: Float64Array, b: Float64Array) => void;

export const negated: UnaryLoop = (n, out, a) => {
  for (let i = 0; i < n; i++) out[i] = a[i] === 0 ? 1 : a[i] === a[i] ? 0 : NaN;
};

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

/** 1 or 0; NaN if either has no value. */
function compared(holds: boolean, a: number, b: number): number {
  return holds ? 1 : a === a && b === b ? 0 : NaN;
}

/** `and` and `or` ignore the right side where the left one decides. */
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

export function choose(n: number, out: Float64Array, test: Float64Array, yes: Float64Array, no: Float64Array): void {
  for (let i = 0; i < n; i++) out[i] = test[i] !== test[i] ? NaN : test[i] !== 0 ? yes[i] : no[i];
}

/** Each has its own loop: a shared loop that calls the function is ten times as slow. */
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

/** NaN unless the operand is an index of the table. */
export function lookUp(table: readonly number[]): UnaryLoop {
  return (n, out, a) => {
    for (let i = 0; i < n; i++) out[i] = table[a[i]] ?? NaN;
  };
}
