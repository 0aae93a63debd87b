import { expect, test, vi } from 'vitest';
import { LastErrors, MAX_LAST_ERRORS } from './lastErrors.ts';

test('the last errors are kept in their order, shortened, and written down', () => {
  const written = vi.fn();
  const errors = new LastErrors(written);
  errors.note(new TypeError('first'));
  for (let at = 1; at < MAX_LAST_ERRORS; at++) errors.note(at);
  expect(errors.messages[0]).toBe('TypeError: first');
  errors.note('x'.repeat(1000));
  expect([errors.messages.length, errors.messages[0], errors.messages.at(-1)!.length]).toEqual([10, '1', 300]);
  expect(written).toHaveBeenCalledTimes(MAX_LAST_ERRORS + 1);
});
