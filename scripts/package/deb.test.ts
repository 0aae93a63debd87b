import { existsSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { COMMAND_LINES } from '../../src/main/cli/commands.ts';
import { USAGE } from '../../src/main/web/arguments.ts';
import type { Content, PackedFile } from './contents.ts';
import { controlOf, debFiles } from './deb.ts';
import { VERSION } from './portable.ts';
import { TARGETS } from './targets.ts';

const text = (name: string): PackedFile => ({ name, content: { text: `of ${name}` }, isExecutable: false });
const PORTABLE = ['searchlight', 'README.txt', 'LICENSE.txt', 'THIRD-PARTY-NOTICES.txt', 'app/package.json'].map(text);

const files = new Map(debFiles(PORTABLE).map(({ name, content }) => [name, content]));
const textOf = (content: Content): string =>
  'text' in content ? content.text : 'bytes' in content ? gunzipSync(content.bytes).toString() : '';

test('the portable program lies in one folder, and its texts where Debian has them', () => {
  const own = [...files.keys()].filter((name) => name.startsWith('usr/lib/'));
  const names = ['searchlight', 'THIRD-PARTY-NOTICES.txt', 'app/package.json'];
  expect(own).toEqual(names.map((name) => `usr/lib/searchlight/${name}`));
  const copyright = textOf(files.get('usr/share/doc/searchlight/copyright')!);
  expect(copyright).toMatch(/^MIT License\n/);
  const [, notices] = / are in \/(\S+)\.\n$/.exec(copyright)!;
  expect(own).toContain(notices);
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

test('the man page and the help lacked "lab"; now they have every command and option of the program', () => {
  const page = textOf(files.get('usr/share/man/man1/searchlight.1.gz')!).replaceAll('\\-', '-');
  for (const { name, takes, does } of COMMAND_LINES) {
    expect(page).toContain(`.B searchlight ${name}\n${takes}\n`);
    expect(page).toContain(`.B searchlight ${name}\n${does}\n`);
    expect(USAGE).toContain(`searchlight ${name} ${takes}\n`);
  }
  const options = USAGE.match(/--[a-z-]+/g)!;
  expect(options.length).toBeGreaterThan(5);
  for (const option of options) expect(page).toContain(option);
});

test('software centres are told of the program that the menu entry starts, in the version of the changelog', () => {
  const entry = 'usr/share/applications/searchlight.desktop';
  const metainfo = textOf(files.get('usr/share/metainfo/org.searchlight.Searchlight.metainfo.xml')!);
  const [, launched] = /<launchable type="desktop-id">(.*)<\/launchable>/.exec(metainfo)!;
  expect(entry.endsWith(`/${launched}`)).toBe(true);
  const [, type] = /^MimeType=(.*);$/m.exec(textOf(files.get(entry)!))!;
  expect(metainfo).toContain(`<mediatype>${type}</mediatype>`);
  expect(metainfo).toMatch(
    new RegExp(`<releases>\\n {4}<release version="${VERSION}" date="\\d{4}-\\d\\d-\\d\\d" />\\n`),
  );
});

test('the changelog has the form that Debian reads', () => {
  const changelog = textOf(files.get('usr/share/doc/searchlight/changelog.gz')!);
  const form =
    /^searchlight \(\S+\) unstable; urgency=medium\n\n {2}\* .+\n\n -- .+ <.+> {2}\w{3}, \d\d \w{3} \d{4} [\d:]{8} \+0000\n$/;
  expect(changelog).toMatch(form);
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
