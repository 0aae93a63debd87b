import { expect, test } from 'vitest';
import type { Component } from 'svelte';
import { later } from '../ui/later.ts';
import { loadAhead } from './loadAhead.ts';

test('later parts load once a tree is painted, also where one fails, and that is marked', async () => {
  performance.clearMarks();
  const asked: string[] = [];
  later(async () => {
    asked.push('broken');
    throw new Error('offline');
  });
  later(async () => {
    asked.push('whole');
    return { default: (() => null) as unknown as Component };
  });
  const loaded = loadAhead();
  await Promise.resolve();
  expect(asked).toEqual([]);
  performance.mark('tree-painted');
  expect(await loaded, 'one is missing').toBe(false);
  expect(asked).toEqual(['broken', 'whole']);
  expect(performance.getEntriesByName('parts-loaded')).toHaveLength(1);
});
