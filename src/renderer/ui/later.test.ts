import { expect, test } from 'vitest';
import type { Component } from 'svelte';
import { kept, later, loadNamed } from './later.ts';

/** A part that says no more than its name; the tests never draw it. */
const part = (name: string) => ({ default: (() => name) as unknown as Component });

/** Loads of parts, and how often each was asked for; those in `missing` cannot be loaded. */
function setUp(...missing: string[]) {
  const asked: string[] = [];
  const loading = (name: string) => async () => {
    asked.push(name);
    if (missing.includes(name)) throw new Error('offline');
    return part(name);
  };
  return { asked, missing, loading };
}

test('a part that is here is no promise, so that it is shown in the frame that asks for it', async () => {
  const { asked, loading } = setUp();
  const states = kept(loading('states'));
  const coming = states();
  expect(coming).toBeInstanceOf(Promise);
  const here = await coming;
  expect(states()).toBe(here);
  expect(asked).toEqual(['states']);
});

test('a part that could not be loaded is tried again', async () => {
  const { asked, missing, loading } = setUp('library');
  const library = kept(loading('library'));
  await expect(library()).rejects.toThrow('offline');
  missing.pop();
  await library();
  expect(library()).not.toBeInstanceOf(Promise);
  expect(asked).toEqual(['library', 'library']);
});

test('all components are loaded once, also those that a loaded one names, whichever of them fail', async () => {
  const { asked, loading } = setUp('puzzle');
  for (const name of ['compare', 'puzzle']) later(loading(name));
  later(async () => {
    later(loading('menu of states'));
    return loading('states')();
  });
  expect(await loadNamed()).toBe(false);
  expect(asked).toEqual(['compare', 'puzzle', 'states', 'menu of states']);
});
