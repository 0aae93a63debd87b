import { expect, test } from 'vitest';
import { whyInMemory, type LibraryPlace } from './whyInMemory.ts';

const SITE: LibraryPlace = {
  content: null,
  isEmbedded: false,
  protocol: 'https:',
  origin: 'https://school.example',
  storage: { getDirectory() {} } as unknown as StorageManager,
};

const reasonFor = (change: Partial<LibraryPlace>): string => whyInMemory({ ...SITE, ...change })!.sentence;

test('a page on a web server keeps its library, wherever it is', () => {
  expect(whyInMemory(SITE)).toBeNull();
  expect(whyInMemory({ ...SITE, protocol: 'http:', origin: 'http://127.0.0.1:8080' })).toBeNull();
});

test('a page that keeps nothing says why', () => {
  expect(reasonFor({ protocol: 'file:', origin: 'null' })).toMatch(
    /^This page was opened as a file, so it keeps nothing/,
  );
  expect(reasonFor({ storage: undefined })).toMatch(/^This browser keeps no files for this page, so it keeps nothing/);
  expect(reasonFor({ isEmbedded: true })).toMatch(/^Searchlight runs inside another page, so it keeps nothing/);
  expect(reasonFor({ content: '{}' })).toMatch(/^This page comes with its own library, so it keeps nothing/);
});

test('a page in a sandbox says that it may not be allowed to save files', () => {
  for (const change of [{}, { content: '{}' }, { protocol: 'about:' }]) {
    const { sentence, isSandboxed } = whyInMemory({ ...SITE, origin: 'null', ...change })!;
    expect(isSandboxed).toBe(true);
    expect(sentence).toMatch(/It may not be allowed to save files either: to be sure, open it in a separate tab\.$/);
  }
  expect(whyInMemory({ ...SITE, protocol: 'file:', origin: 'null' })!.isSandboxed).toBe(false);
});
