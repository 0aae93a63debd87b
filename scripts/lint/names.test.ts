import { expect, test } from 'vitest';
import { ROOT } from '../bootstrap/project.mjs';
import { readSources } from './importGraph.mjs';

const TYPE =
  /^\s*(?:export )?(?:declare )?(?:abstract )?(?:interface|class|type) (\w+)(?=\s*(?:[<={]|extends|implements))/gm;
const EXPORTED_VALUE = /^export (?:declare )?(?:async )?(?:const|let|function\*?) (\w+)/gm;

/** What every component is given. */
const OF_COMPONENTS = 'Props';
/** Each host has its own. */
const PLATFORM = /\/platform(\.d)?\.ts$/;

function definedIn(source: string, definition: RegExp): Set<string> {
  return new Set(Array.from(source.matchAll(definition), ([, name]) => name!).filter((name) => name !== OF_COMPONENTS));
}

/** Names with the files that define them, where there are several. */
function definedTwice(definition: RegExp, atLeast: number): [string, string[]][] {
  const places = new Map<string, string[]>();
  for (const [file, source] of readSources(ROOT))
    if (!PLATFORM.test(file))
      for (const name of definedIn(source, definition)) places.set(name, [...(places.get(name) ?? []), file]);
  expect(places.size).toBeGreaterThan(atLeast);
  return Array.from(places).filter(([, files]) => files.length > 1);
}

test('a definition is found however it begins', () => {
  const types =
    'interface A {}\n  export type B<C> = C;\nexport abstract class D extends E {}\nimport { type F } from "f";';
  expect([...definedIn(types, TYPE)]).toEqual(['A', 'B', 'D']);
  const values = 'export const a = 1;\nexport async function b() {}\nconst c = 2;\n  export function* d() {}\n';
  expect([...definedIn(values, EXPORTED_VALUE)]).toEqual(['a', 'b']);
});

test('the name of a type means one thing: it is defined once', () => {
  expect(definedTwice(TYPE, 500)).toEqual([]);
});

test('the name of an exported value means one thing, but for a few', () => {
  expect(definedTwice(EXPORTED_VALUE, 1500).length).toBeLessThanOrEqual(10);
});
