import { expect, test } from 'vitest';
import type { Component } from 'svelte';
import { loadAhead } from './laterLoaders.ts';
import { LaterParts } from './laterParts.svelte.ts';

const NAMES = ['compare', 'puzzle', 'states', 'library'] as const;
type Name = (typeof NAMES)[number];

/** A part that says no more than its name; the tests never draw it. */
const component = (name: Name) => (() => name) as unknown as Component;

/** The parts, and how often each was asked for; those in `missing` cannot be loaded. */
function setUp(...missing: Name[]) {
  const asked: Name[] = [];
  const loader = (name: Name) => async () => {
    asked.push(name);
    if (missing.includes(name)) throw new Error('offline');
    return { default: component(name) };
  };
  const [compare, puzzle] = [loader('compare'), loader('puzzle')];
  const parts = new LaterParts({ compare, puzzle, states: loader('states'), library: loader('library') });
  const shown = (name: Name): unknown => (parts.at(name) as (() => unknown) | null)?.() ?? null;
  return { parts, asked, missing, shown };
}

test('a part is loaded once, however often it is opened', async () => {
  const { parts, asked, shown } = setUp();
  expect(shown('states')).toBeNull();
  await Promise.all([parts.load('states'), parts.load('states')]);
  await parts.load('states');
  expect(shown('states')).toBe('states');
  expect(asked).toEqual(['states']);
});

test('a part that could not be loaded says so, and no other one does', async () => {
  const { parts, shown } = setUp('library');
  await parts.load('library');
  await parts.load('states');
  expect([parts.hasFailed('library'), shown('library')]).toEqual([true, null]);
  expect([parts.hasFailed('states'), shown('states')]).toEqual([false, 'states']);
  expect([parts.hasFailed('puzzle'), shown('puzzle')]).toEqual([false, null]);
});

test('a part that could not be loaded is tried again', async () => {
  const { parts, asked, missing, shown } = setUp('library');
  await parts.load('library');
  missing.pop();
  await parts.load('library');
  expect([parts.hasFailed('library'), shown('library')]).toEqual([false, 'library']);
  expect(asked).toEqual(['library', 'library']);
});

test('all parts are loaded once a tree is painted, whichever of them fail, and that is marked', async () => {
  performance.clearMarks();
  const { parts, asked, shown } = setUp('puzzle');
  const loaded = loadAhead(parts.loads);
  await Promise.resolve();
  expect(asked).toEqual([]);
  performance.mark('tree-painted');
  await loaded;
  expect(performance.getEntriesByName('parts-loaded')).toHaveLength(1);
  expect(NAMES.map(shown)).toEqual(['compare', null, 'states', 'library']);
});
