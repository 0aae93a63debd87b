import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const DEFINITION =
  /^\s*(?:export )?(?:declare )?(?:abstract )?(?:interface|class|type) (\w+)(?=\s*(?:[<={]|extends|implements))/gm;

/** What a component is given, and what nothing but tests sees, may be called the same everywhere. */
const FREE = /\.(test|fixture)\.ts$/;
const OF_COMPONENTS = 'Props';

function definedIn(source: string): string[] {
  return Array.from(source.matchAll(DEFINITION), ([, name]) => name!).filter((name) => name !== OF_COMPONENTS);
}

test('a definition is found however it begins', () => {
  const source =
    'interface A {}\n  export type B<C> = C;\nexport abstract class D extends E {}\nimport { type F } from "f";';
  expect(definedIn(source)).toEqual(['A', 'B', 'D']);
});

test('the name of a type means one thing: it is defined once', () => {
  const files = globSync('src/**/*.{ts,svelte}').filter((file) => !FREE.test(file));
  const places = new Map<string, string[]>();
  for (const file of files)
    for (const name of definedIn(readFileSync(file, 'utf8'))) places.set(name, [...(places.get(name) ?? []), file]);
  expect(places.size).toBeGreaterThan(500);
  expect(Array.from(places).filter(([, defining]) => defining.length > 1)).toEqual([]);
});
