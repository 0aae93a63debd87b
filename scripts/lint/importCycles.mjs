import { globSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';

/** An import or export-from of this project's own files that is there when the program runs, not for types alone. */
const OWN_IMPORT = /^\s*(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'(\.[^'?]*)/gm;

/** @typedef {ReadonlyMap<string, readonly string[]>} ImportGraph file → files it imports */

/**
 * Reads who imports whom; types do not count, because they are gone when the program runs.
 * @param {string} root folder of the project
 * @returns {ImportGraph} paths from `root`, with slashes
 */
export function readImports(root) {
  const files = globSync('src/**/*.{ts,svelte}', { cwd: root }).map((file) => file.split(sep).join('/'));
  return new Map(files.map((file) => [file, importsIn(file, readFileSync(join(root, file), 'utf8'))]));
}

/**
 * @param {string} file
 * @param {string} source
 * @returns {string[]} paths from the root of the project
 */
export function importsIn(file, source) {
  return [...source.matchAll(OWN_IMPORT)].map(([, specifier = '']) => posix.join(posix.dirname(file), specifier));
}

/**
 * @param {ImportGraph} graph
 * @returns {string[] | undefined} the files of a cycle, the first one again at the end
 */
export function findCycle(graph) {
  /** @type {Set<string>} */
  const done = new Set();
  for (const file of graph.keys()) {
    const cycle = cycleFrom(file, [], graph, done);
    if (cycle) return cycle;
  }
  return undefined;
}

/**
 * Depth-first: a file that is met again on its own path closes a cycle.
 * @param {string} file
 * @param {readonly string[]} path
 * @param {ImportGraph} graph
 * @param {Set<string>} done
 * @returns {string[] | undefined}
 */
function cycleFrom(file, path, graph, done) {
  if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
  if (done.has(file)) return undefined;
  for (const imported of graph.get(file) ?? []) {
    const cycle = cycleFrom(imported, [...path, file], graph, done);
    if (cycle) return cycle;
  }
  done.add(file);
  return undefined;
}
