import { expect, test } from 'vitest';
import { ROOT } from '../bootstrap/project.mjs';
import { findCycle, importsIn, readImports } from './importCycles.mjs';

test('no file of the program imports itself by a detour', () => {
  expect(findCycle(readImports(ROOT))).toBeUndefined();
});

test('a cycle is found, and named from its first file to its last', () => {
  const graph = new Map([
    ['a', ['b', 'c']],
    ['b', []],
    ['c', ['d']],
    ['d', ['b', 'c']],
  ]);
  expect(findCycle(graph)).toEqual(['c', 'd', 'c']);
  expect(findCycle(new Map([['a', ['a']]]))).toEqual(['a', 'a']);
});

test('two ways to one file are no cycle', () => {
  const graph = new Map([
    ['a', ['b', 'c']],
    ['b', ['d']],
    ['c', ['d']],
  ]);
  expect(findCycle(graph)).toBeUndefined();
});

test('imports are read in every form, without types and packages', () => {
  const source = `
    import { a } from './a.ts';
    import {
      b,
      type B,
    } from '../b.ts';
    import './c.css';
    import Board from './Board.svelte';
    import type { D } from './d.ts';
    import { json } from 'valibot';
    export { e } from './e.ts';
    const text = "from './f.ts'";
  `;
  const expected = ['src/x/a.ts', 'src/b.ts', 'src/x/c.css', 'src/x/Board.svelte', 'src/x/e.ts'];
  expect(importsIn('src/x/y.ts', source)).toEqual(expected);
});
