import { expect, test } from 'vitest';
import { ROOT } from '../bootstrap/project.mjs';
import { circlesIn, importGraph, importsIn, mutualFolders, readSources } from './importGraph.mjs';

const graph = importGraph(readSources(ROOT));

test('no file of the program imports itself by a detour, not even for types', () => {
  expect(graph.size).toBeGreaterThan(800);
  expect(circlesIn(graph)).toEqual([]);
});

test('no two folders import from each other', () => {
  expect(mutualFolders(graph)).toEqual([]);
});

test('circles are found, each once with all of its files', () => {
  const graph = new Map([
    ['a', ['b', 'c']],
    ['b', []],
    ['c', ['d', 'e']],
    ['d', ['b', 'c']],
    ['e', ['f']],
    ['f', ['e', 'c']],
    ['g', ['h', 'g']],
    ['h', ['a']],
  ]);
  expect(circlesIn(graph)).toEqual([['c', 'd', 'e', 'f'], ['g']]);
});

test('two ways to one file are no circle', () => {
  const graph = new Map([
    ['a', ['b', 'c']],
    ['b', ['d']],
    ['c', ['d']],
    ['d', []],
  ]);
  expect(circlesIn(graph)).toEqual([]);
});

test('folders that import from each other are found, the one inside the other as well', () => {
  const graph = new Map([
    ['x/a.ts', ['x/b.ts', 'x/y/c.ts', 'z/e.ts']],
    ['x/y/c.ts', ['z/e.ts']],
    ['x/y/d.ts', ['x/b.ts']],
  ]);
  expect(mutualFolders(graph)).toEqual(['x <-> x/y']);
});

test('imports are read in every form, without packages', () => {
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
    const later = () => import('./g.ts');
  `;
  const expected = ['x/a.ts', 'b.ts', 'x/c.css', 'x/Board.svelte', 'x/d.ts', 'x/e.ts', 'x/g.ts'];
  expect(importsIn('src/x/y.ts', source)).toEqual(expected.map((file) => `src/${file}`));
});
