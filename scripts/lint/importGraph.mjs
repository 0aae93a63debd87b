import { globSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { isForTests } from '../bootstrap/project.mjs';

/** An import, export-from or `import()` of this project's own files, of types too. */
const OWN_IMPORT = /^\s*(?:import|export)\s+(?:[^'";]*?\sfrom\s+)?'(\.[^'?]*)|\bimport\(\s*'(\.[^'?]*)/gm;

/** @typedef {ReadonlyMap<string, readonly string[]>} ImportGraph file → files it imports */

/**
 * The files of the program with their text; tests and their fixtures are none of them.
 * @param {string} root folder of the project
 * @returns {Map<string, string>} by their paths from `root`, with slashes
 */
export function readSources(root) {
  const files = globSync('src/**/*.{ts,svelte}', { cwd: root }).filter((file) => !isForTests(file));
  return new Map(files.map((file) => [file.split(sep).join('/'), readFileSync(join(root, file), 'utf8')]));
}

/**
 * Who imports whom.
 * @param {ReadonlyMap<string, string>} sources
 * @returns {ImportGraph}
 */
export function importGraph(sources) {
  return new Map(
    Array.from(sources, ([file, source]) => [file, importsIn(file, source).filter((other) => sources.has(other))]),
  );
}

/**
 * @param {string} file
 * @param {string} source
 * @returns {string[]} paths from the root of the project
 */
export function importsIn(file, source) {
  return Array.from(source.matchAll(OWN_IMPORT), ([, named, lazy]) =>
    posix.join(posix.dirname(file), named ?? lazy ?? ''),
  );
}

/**
 * The files that import themselves by a detour, as groups in which each reaches each (Tarjan's strongly connected components).
 * @param {ImportGraph} graph
 * @returns {string[][]}
 */
export function circlesIn(graph) {
  /** @type {Map<string, number>} file → the earliest visit of a file on the stack that it reaches */
  const earliest = new Map();
  /** @type {string[]} */
  const stack = [];
  /** @type {string[][]} */
  const circles = [];
  /** @param {string} file @returns {number} */
  const visit = (file) => {
    const known = earliest.get(file);
    if (known !== undefined) return known;
    const at = earliest.size;
    const height = stack.push(file) - 1;
    earliest.set(file, at);
    const imported = graph.get(file) ?? [];
    const reached = Math.min(at, ...imported.map(visit));
    earliest.set(file, reached);
    if (reached < at) return reached;
    const circle = stack.splice(height);
    for (const member of circle) earliest.set(member, Infinity);
    if (circle.length > 1 || imported.includes(file)) circles.push(circle);
    return Infinity;
  };
  for (const file of graph.keys()) visit(file);
  return circles;
}

/**
 * Pairs of folders of which each imports from the other; a folder stands for the files directly in it.
 * @param {ImportGraph} graph
 * @returns {string[]} `a <-> b`, sorted
 */
export function mutualFolders(graph) {
  const arrows = new Set(
    Array.from(graph, ([file, imported]) =>
      imported.map((other) => `${posix.dirname(file)} <-> ${posix.dirname(other)}`),
    ).flat(),
  );
  return [...arrows].filter((arrow) => {
    const [from = '', to = ''] = arrow.split(' <-> ');
    return from < to && arrows.has(`${to} <-> ${from}`);
  });
}
