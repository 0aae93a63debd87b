import { expect, test } from 'vitest';
import { unbroken } from './parts.ts';

test('a formula was broken across two lines at its spaces', () => {
  expect(unbroken('lowest f: 4 + 1.5 × 4 = ')).toBe('lowest f: 4\u00a0+\u00a01.5\u00a0×\u00a04\u00a0=\u00a0');
  expect(unbroken('all with f < C*, f ≤ 16')).toBe('all with f\u00a0<\u00a0C*, f\u00a0≤\u00a016');
  expect(unbroken('the state on top of the stack')).toBe('the state on top of the stack');
});
