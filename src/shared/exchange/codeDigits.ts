/**
 * The fields of a short code: choices, each one of so many, as mixed-radix digits of one number. A field both writes a
 * value as digits and reads it back.
 */

export type WriteDigit = (digit: number, radix: number) => void;
export type ReadDigit = (radix: number) => number;

export interface Field<Value> {
  readonly write: (value: Value, to: WriteDigit) => void;
  readonly read: (from: ReadDigit) => Value;
}

/** The digits name something unknown to this version. */
export class UnknownDigit extends Error {}

/** The number with the digits that `field` writes; the first digit is divided out last. */
export function numberOf<Value>(field: Field<Value>, value: Value): bigint {
  const digits: (readonly [digit: number, radix: number])[] = [];
  field.write(value, (digit, radix) => void digits.push([digit, radix]));
  return digits.reduceRight((rest, [digit, radix]) => rest * BigInt(radix) + BigInt(digit), 0n);
}

/** The value of a number. Throws an `UnknownDigit`, also where a rest of the number is left. */
export function valueOf<Value>(field: Field<Value>, number: bigint): Value {
  let rest = number;
  const value = field.read((radix) => {
    const digit = Number(rest % BigInt(radix));
    rest /= BigInt(radix);
    return digit;
  });
  if (rest !== 0n) throw new UnknownDigit();
  return value;
}

/** One of `values`, by index; `room` reserves indices for future values. */
export function oneOf<Value>(values: readonly Value[], room = values.length): Field<Value> {
  return {
    write: (value, to) => to(values.indexOf(value), room),
    read: (from) => known(values[from(room)]),
  };
}

function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new UnknownDigit();
  return value;
}

/** The radix of the digits of a natural number. */
const PLACE = 8;

/** Any safe integer from 0: small ones take few digits. */
export const NATURAL: Field<number> = {
  write: (value, to) => {
    to(value % PLACE, PLACE);
    const rest = Math.floor(value / PLACE);
    to(rest === 0 ? 0 : 1, 2);
    if (rest > 0) NATURAL.write(rest, to);
  },
  read: (from) => {
    let value = 0;
    for (let scale = 1; scale <= Number.MAX_SAFE_INTEGER; scale *= PLACE) {
      value += from(PLACE) * scale;
      if (from(2) === 0) return value;
    }
    throw new UnknownDigit();
  },
};

const SIGNS = Array.from('0123456789.e-+');

/** Any number, in decimal notation. */
export const DECIMAL: Field<number> = {
  write: (value, to) => listOf(oneOf(SIGNS)).write(Array.from(String(value)), to),
  read: (from) => Number(listOf(oneOf(SIGNS)).read(from).join('')),
};

/** The length first. */
export function listOf<Value>(field: Field<Value>): Field<readonly Value[]> {
  return {
    write: (values, to) => {
      NATURAL.write(values.length, to);
      for (const value of values) field.write(value, to);
    },
    read: (from) => Array.from({ length: shortLength(NATURAL.read(from)) }, () => field.read(from)),
  };
}

/** The longest list: codes are short. */
const MAX_LENGTH = 64;

function shortLength(length: number): number {
  if (length > MAX_LENGTH) throw new UnknownDigit();
  return length;
}

/** Printable ASCII and the line end; any other character is its code point after the last index. */
const PLAIN = ['\n', ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))];
const MAX_TEXT = 1000;

export const TEXT: Field<string> = {
  write: (text, to) => {
    const letters = Array.from(text);
    NATURAL.write(letters.length, to);
    for (const letter of letters) {
      const place = PLAIN.indexOf(letter);
      to(place === -1 ? PLAIN.length : place, PLAIN.length + 1);
      if (place === -1) NATURAL.write(letter.codePointAt(0)!, to);
    }
  },
  read: (from) => {
    const length = NATURAL.read(from);
    if (length > MAX_TEXT) throw new UnknownDigit();
    const letter = (): string => PLAIN[from(PLAIN.length + 1)] ?? String.fromCodePoint(NATURAL.read(from));
    return Array.from({ length }, letter).join('');
  },
};

/** A permutation of `values`: each digit selects one of those left. */
export function orderOf<Value>(values: readonly Value[]): Field<readonly Value[]> {
  return {
    write: (order, to) => {
      const left = [...values];
      for (const value of order) {
        const place = left.indexOf(value);
        to(place, left.length);
        left.splice(place, 1);
      }
    },
    read: (from) => {
      const left = [...values];
      return values.map(() => left.splice(from(left.length), 1)[0]);
    },
  };
}

export function optional<Value>(field: Field<Value>): Field<Value | undefined> {
  return {
    write: (value, to) => {
      to(value === undefined ? 0 : 1, 2);
      if (value !== undefined) field.write(value, to);
    },
    read: (from) => (from(2) === 0 ? undefined : field.read(from)),
  };
}

/** The same field with other values. */
export function mapped<Value, Written>(
  field: Field<Written>,
  toWritten: (value: Value) => Written,
  toValue: (written: Written) => Value,
): Field<Value> {
  return { write: (value, to) => field.write(toWritten(value), to), read: (from) => toValue(field.read(from)) };
}

/** An object with these members in order; `undefined` members are left out. */
export function record<Value extends object>(fields: {
  readonly [Name in keyof Value]-?: Field<Value[Name]>;
}): Field<Value> {
  const names = Object.keys(fields) as (keyof Value)[];
  return {
    write: (value, to) => names.forEach((name) => fields[name].write(value[name], to)),
    read: (from) => {
      const entries = names.map((name) => [name, fields[name].read(from)] as const);
      return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Value;
    },
  };
}
