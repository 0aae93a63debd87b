import { forcesDirection } from '../contract/direction.ts';
import { AppError } from '../contract/errors.ts';
import { FORCED_DIRECTION } from './fault.ts';
import type { Found } from './found.ts';

/**
 * The result of `read`; where it throws, `undefined` and a fault with the place. `texts`: what may force a direction.
 */
export function orFault<T>(
  place: string,
  found: Found,
  value: unknown,
  read: (value: unknown) => T,
  texts: unknown = value,
): [T] | [] {
  try {
    const made = read(value);
    if (forcesDirection(JSON.stringify(texts))) found.fault(null, `${place}: ${FORCED_DIRECTION}`);
    return [made];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    found.fault(null, `${place}: ${error.message}`);
    return [];
  }
}

/** The title of an unchecked puzzle or lesson, for a sentence. */
export function titled(value: unknown): string {
  const title = (value as { title?: unknown } | null)?.title;
  return typeof title === 'string' ? ` “${Array.from(title).slice(0, 40).join('')}”` : '';
}
