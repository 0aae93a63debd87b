/**
 * Operators and functions on columns of values. True is 1, false is 0; anything but 0 counts as true. NaN means no
 * value, and propagates. Each has its own loop: a shared loop that calls the function is ten times as slow.
 */

export type Loop = (n: number, out: Float64Array, ...given: Float64Array[]) => void;

export interface Operator {
  /** Greater binds tighter. Equal ones associate to the left, powers to the right. */
  readonly strength: number;
  /** Other spellings. */
  readonly also?: readonly string[];
  readonly loop: Loop;
}

const negated: Loop = (n, out, a) => {
  for (let i = 0; i < n; i++) out[i] = a[i] === 0 ? 1 : a[i] === a[i] ? 0 : NaN;
};

export const truth: Loop = (n, out, a) => {
  for (let i = 0; i < n; i++) out[i] = a[i] === 0 ? 0 : a[i] === a[i] ? 1 : NaN;
};

export const PREFIX_OPERATORS: Readonly<Record<string, Operator>> = {
  not: { strength: 4, loop: negated },
  '-': {
    strength: 8,
    loop: (n, out, a) => {
      for (let i = 0; i < n; i++) out[i] = -a[i];
    },
  },
  '!': { strength: 8, loop: negated },
};

export const least: Loop = (n, out, a, b) => {
  for (let i = 0; i < n; i++) out[i] = Math.min(a[i], b[i]);
};

export const greatest: Loop = (n, out, a, b) => {
  for (let i = 0; i < n; i++) out[i] = Math.max(a[i], b[i]);
};

/** 1 or 0; NaN if either has no value. */
function compared(holds: boolean, a: number, b: number): number {
  return holds ? 1 : a === a && b === b ? 0 : NaN;
}

/** The comparisons; of several in a row, none says what was meant. */
export const OF_COMPARISON = 5;

/** `and` and `or` ignore the right side where the left one decides. */
export const INFIX_OPERATORS: Readonly<Record<string, Operator>> = {
  or: infix(2, ['||'], (n, out, a, b) => {
    for (let i = 0; i < n; i++)
      out[i] = a[i] !== a[i] ? NaN : a[i] !== 0 ? 1 : b[i] === 0 ? 0 : b[i] === b[i] ? 1 : NaN;
  }),
  and: infix(3, ['&&'], (n, out, a, b) => {
    for (let i = 0; i < n; i++)
      out[i] = a[i] !== a[i] ? NaN : a[i] === 0 ? 0 : b[i] === 0 ? 0 : b[i] === b[i] ? 1 : NaN;
  }),
  '==': infix(OF_COMPARISON, ['===', '='], (n, out, a, b) => {
    for (let i = 0; i < n; i++) out[i] = compared(a[i] === b[i], a[i], b[i]);
  }),
  '!=': infix(OF_COMPARISON, ['!==', '≠'], (n, out, a, b) => {
    for (let i = 0; i < n; i++) out[i] = compared(a[i] < b[i] || a[i] > b[i], a[i], b[i]);
  }),
  '<': infix(OF_COMPARISON, [], (n, out, a, b) => {
    for (let i = 0; i < n; i++) out[i] = compared(a[i] < b[i], a[i], b[i]);
  }),
  '<=': infix(OF_COMPARISON, ['≤'], (n, out, a, b) => {
    for (let i = 0; i < n; i++) out[i] = compared(a[i] <= b[i], a[i], b[i]);
  }),
  '>': infix(OF_COMPARISON, [], (n, out, a, b) => {
    for (let i = 0; i < n; i++) out[i] = compared(a[i] > b[i], a[i], b[i]);
  }),
  '>=': infix(OF_COMPARISON, ['≥'], (n, out, a, b) => {
    for (let i = 0; i < n; i++) out[i] = compared(a[i] >= b[i], a[i], b[i]);
  }),
  '+': infix(6, [], (n, out, a, b) => {
    for (let i = 0; i < n; i++) out[i] = a[i] + b[i];
  }),
  '-': infix(6, ['−'], (n, out, a, b) => {
    for (let i = 0; i < n; i++) out[i] = a[i] - b[i];
  }),
  '*': infix(7, ['×', '·'], (n, out, a, b) => {
    for (let i = 0; i < n; i++) out[i] = a[i] * b[i];
  }),
  '/': infix(7, ['÷'], (n, out, a, b) => {
    for (let i = 0; i < n; i++) out[i] = a[i] / b[i];
  }),
  '%': infix(7, [], (n, out, a, b) => {
    for (let i = 0; i < n; i++) out[i] = a[i] % b[i];
  }),
  '^': infix(9, ['**'], (n, out, a, b) => {
    for (let i = 0; i < n; i++) out[i] = a[i] ** b[i];
  }),
};

function infix(strength: number, also: readonly string[], loop: Loop): Operator {
  return { strength, also, loop };
}

export const choose: Loop = (n, out, test, yes, no) => {
  for (let i = 0; i < n; i++) out[i] = test[i] !== test[i] ? NaN : test[i] !== 0 ? yes[i] : no[i];
};

/** NaN unless the operand is an index of the table. */
export function lookUp(table: readonly number[]): Loop {
  return (n, out, a) => {
    for (let i = 0; i < n; i++) out[i] = table[a[i]] ?? NaN;
  };
}
