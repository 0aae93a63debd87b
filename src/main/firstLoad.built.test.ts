import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = join(import.meta.dirname, '../../out/renderer');
const page = readFileSync(join(FOLDER, 'index.html'), 'utf8');
const SCRIPTS = Array.from(page.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.js)"/g), ([, path]) => path!);

const read = (path: string): string => readFileSync(join(FOLDER, path), 'utf8');
/** A path without the folder and the hash: eight characters, of which some may be hyphens. */
const nameOf = (path: string): string => /^assets\/(.+)-[\w-]{8}\.js$/.exec(path)![1]!;
/** The built script of this name, among those that the page loads. */
const script = (name: string): string => read(SCRIPTS.find((path) => nameOf(path) === name)!);

/** The current sizes with a small margin: larger additions must be loaded later. */
const MOST_BYTES = 611_000;
/** The script that asks the host, without the rest of the program, which loads while the host answers. */
const MOST_ASKING_BYTES = 12_000;

test(`the scripts that the first tree waits for are at most ${MOST_BYTES / 1000} kB: what it does not need is loaded after it`, () => {
  const bytes = SCRIPTS.reduce((sum, path) => sum + read(path).length, 0);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
});

test(`the page names every script that its first tree needs, and the one that asks the host has at most ${MOST_ASKING_BYTES / 1000} kB`, () => {
  const named = SCRIPTS.map(nameOf).sort();
  expect(named).toEqual(['index', 'program', 'rolldown-runtime', 'view']);
  const imported = ['program', 'view'].flatMap((name) =>
    Array.from(script(name).matchAll(/\bfrom"\.\/([^"]+)"/g), ([, file]) => `assets/${file}`),
  );
  expect(imported.length).toBeGreaterThan(0);
  expect(SCRIPTS).toEqual(expect.arrayContaining(imported));
  expect(script('index').length).toBeLessThanOrEqual(MOST_ASKING_BYTES);
});

test.each(['view', 'later', 'code'])(
  'the first line of “%s” says that its functions are called at once: browsers heed it nowhere else',
  (name) => {
    const scripts = readdirSync(join(FOLDER, 'assets')).filter((file) => file.endsWith('.js'));
    const [file, ...more] = scripts.filter((file) => file.startsWith(`${name}-`));
    expect(more).toEqual([]);
    expect(read(`assets/${file!}`).split('\n', 1)).toEqual(['//# allFunctionsCalledOnLoad']);
  },
);

test('the editor of heuristics is a script that no other one imports at once', () => {
  const scripts = readdirSync(join(FOLDER, 'assets')).filter((file) => file.endsWith('.js'));
  const [editor, ...more] = scripts.filter((file) => file.startsWith('code-'));
  expect([editor, more]).toEqual([expect.anything(), []]);
  const importing = scripts.filter((file) => read(`assets/${file}`).includes(`from"./${editor}"`));
  expect(importing).toEqual([]);
  expect(read(`assets/${editor}`)).toContain('cm-editor');
});
