import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readPageFiles } from './pageFiles.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'searchlight-page-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<title>Searchlight</title>');
  writeFileSync(join(folder, 'assets', 'index-1a2b.js'), 'export {};');
  writeFileSync(join(folder, 'assets', 'notes.secret'), 'not for the page');
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('the files of the page', () => {
  test('are listed by URL path, the page as / too, with their types', () => {
    const files = readPageFiles(folder);
    expect([...files.keys()].sort()).toEqual(['/', '/assets/index-1a2b.js', '/index.html']);
    expect(files.get('/')).toMatchObject({ type: 'text/html; charset=utf-8' });
    expect(files.get('/assets/index-1a2b.js')!.bytes.toString()).toBe('export {};');
  });

  test('are the ones of the start: a rebuild changes nothing', () => {
    const files = readPageFiles(folder);
    rmSync(join(folder, 'index.html'));
    expect(files.get('/')!.bytes.toString()).toBe('<title>Searchlight</title>');
  });
});
