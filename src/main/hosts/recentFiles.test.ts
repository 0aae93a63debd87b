import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../disk/temporaryFolder.fixture.ts';
import { MAX_RECENT_FILES, RecentFiles } from './recentFiles.ts';

const list = (): string => join(temporaryFolder(onTestFinished), 'shell', 'recent.json');
const namesIn = (recent: RecentFiles): string[] => recent.files.map(({ name }) => name);

test('the newest file comes first, each stands there once, and the oldest makes room', () => {
  const path = list();
  const recent = new RecentFiles(path);
  for (let file = 0; file <= MAX_RECENT_FILES; file++) recent.add(resolve(`/f/${file}`));
  recent.add(resolve('/f/5'));
  expect(namesIn(recent)).toEqual(['5', '10', '9', '8', '7', '6', '4', '3', '2', '1']);
  expect(namesIn(new RecentFiles(path))).toEqual(namesIn(recent));
});

test('a file is found by its id, which it keeps', () => {
  const recent = new RecentFiles(list());
  recent.add(resolve('/a'));
  const { recentId } = recent.files[0]!;
  recent.add(resolve('/b'));
  expect(recent.pathOf(recentId)).toBe(resolve('/a'));
  recent.clear();
  expect(recent.files).toEqual([]);
  expect(recent.pathOf(recentId)).toBeUndefined();
});

test("the system's list follows", () => {
  const system = { add: vi.fn(), clear: vi.fn() };
  const recent = new RecentFiles(list(), system);
  recent.add(resolve('/a'));
  recent.clear();
  expect(system.add).toHaveBeenCalledExactlyOnceWith(resolve('/a'));
  expect(system.clear).toHaveBeenCalledOnce();
});

test.each(['', '{"a":1}', '[1, "relative", null]'])('a list that holds %j is none', (content) => {
  const path = join(temporaryFolder(onTestFinished), 'recent.json');
  writeFileSync(path, content);
  expect(new RecentFiles(path).files).toEqual([]);
});

test('where nothing can be written the list ends with the program', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  const inTheWay = join(temporaryFolder(onTestFinished), 'file');
  writeFileSync(inTheWay, '');
  const recent = new RecentFiles(join(inTheWay, 'recent.json'));
  recent.add(resolve('/a'));
  expect(namesIn(recent)).toEqual(['a']);
  expect(existsSync(join(inTheWay, 'recent.json'))).toBe(false);
});
