import { expect, test } from 'vitest';
import { LabLook } from './labLook.svelte.ts';

test('the card of a dot named the measure of the table, and not the one that the dot shows', () => {
  const look = new LabLook();
  look.show('points');
  look.y = 'length';
  expect(look.drawn).toBe('length');
  expect(look.measure).toBe('generated');
});

test.each([
  ['cost', 'generated'],
  ['bStar', 'generated'],
  ['time', 'ms'],
  ['estimate', 'h'],
] as const)('the chart %s shows %s upwards', (kind, measure) => {
  const look = new LabLook();
  look.show(kind);
  expect(look.drawn).toBe(measure);
});
