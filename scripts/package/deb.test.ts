import { existsSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { USAGE } from '../../src/main/web/arguments.ts';
import type { Content, PackedFile } from './contents.ts';
import { controlOf, debFiles } from './deb.ts';
import { TARGETS } from './targets.ts';

const text = (name: string): PackedFile => ({ name, content: { text: `of ${name}` }, isExecutable: false });
const PORTABLE = ['searchlight', 'README.txt', 'LICENSE.txt', 'THIRD-PARTY-NOTICES.txt', 'app/package.json'].map(text);

const files = new Map(debFiles(PORTABLE).map(({ name, content }) => [name, content]));
const textOf = (content: Content): string =>
  'text' in content ? content.text : 'bytes' in content ? gunzipSync(content.bytes).toString() : '';

test('the portable program lies in one folder, and its texts where Debian has them', () => {
  const own = [...files.keys()].filter((name) => name.startsWith('usr/lib/'));
  expect(own).toEqual(['usr/lib/searchlight/searchlight', 'usr/lib/searchlight/app/package.json']);
  expect(textOf(files.get('usr/share/doc/searchlight/copyright')!)).toBe('of LICENSE.txt\nof THIRD-PARTY-NOTICES.txt');
});

test('everything that it copies is there', () => {
  const paths = [...files.values()].flatMap((content) => ('path' in content ? [content.path] : []));
  expect(paths.length).toBeGreaterThan(5);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

test('the menu entry opens files of the type that the package makes known', () => {
  const entry = textOf(files.get('usr/share/applications/searchlight.desktop')!);
  const [, type] = /^MimeType=(.*);$/m.exec(entry)!;
  const known = textOf(files.get('usr/share/mime/packages/searchlight.xml')!);
  expect(known).toContain(`<mime-type type="${type}">`);
  expect(known).toContain('<glob pattern="*.searchlight"/>');
  expect(entry).toMatch(/^Exec=searchlight %f$/m);
});

test('the man page has every option of the program', () => {
  const page = textOf(files.get('usr/share/man/man1/searchlight.1.gz')!).replaceAll('\\-', '-');
  const options = USAGE.match(/--[a-z-]+/g)!;
  expect(options.length).toBeGreaterThan(5);
  for (const option of options) expect(page).toContain(option);
});

test('dpkg is told what the package is: lines of fields, and lines of the description, which are indented', () => {
  const control = controlOf(TARGETS['linux-arm64']!, 1234);
  expect(control).toMatch(/^Architecture: arm64$/m);
  expect(control).toMatch(/^Installed-Size: 1234$/m);
  expect(
    control
      .trimEnd()
      .split('\n')
      .filter((line) => !/^([A-Z][\w-]+: \S| \S)/.test(line)),
  ).toEqual([]);
});
