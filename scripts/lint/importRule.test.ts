import { existsSync } from 'node:fs';
import { ESLint } from 'eslint';
import { describe, expect, test } from 'vitest';
import { allows, rowFor, targetOf } from './importRule.mjs';
import { IMPORT_TABLE } from './importTable.mjs';

const eslint = new ESLint();

async function complaints(filePath: string, source: string): Promise<string[]> {
  const [result] = await eslint.lintText(source, { filePath });
  return result!.messages.filter(({ severity }) => severity === 2).map(({ message }) => message);
}

/** One deliberate violation for every row of the table. */
const VIOLATIONS: Record<string, string> = {
  'src/shared': `import { openStore } from '../main/disk/openStore.ts';`,
  'src/shared/text': `import { grown } from '../trace/columns.ts';`,
  'src/shared/memory': `import { grown } from '../trace/columns.ts';`,
  'src/shared/trace': `import { Search } from '../engine/search.ts';`,
  'src/shared/engine': `import { manhattan } from '../puzzle/heuristics/heuristics.ts';`,
  'src/shared/readings': `import { manhattan } from '../puzzle/heuristics/heuristics.ts';`,
  'src/shared/puzzle': `import { Frontier } from '../engine/frontier.ts';`,
  'src/shared/ask': `import type { Api } from '../contract/api.ts';`,
  'src/shared/paper': `import { parse } from '../contract/parse.ts';`,
  'src/shared/contract': `import { Search } from '../engine/search.ts';`,
  'src/shared/lesson': `import { ask } from '../ask/kinds/questions.ts';`,
  'src/shared/judge': `import { parse } from '../contract/parse.ts';`,
  'src/shared/referee': `import { parse } from '../contract/parse.ts';`,
  'src/shared/exchange': `import { Search } from '../engine/search.ts';`,
  'src/shared/lab': `import { Search } from '../engine/search.ts';`,
  'src/shared/results': `import { x } from '../exchange/csv.ts';`,
  'src/shared/rpc': `import type { Api } from '../contract/api.ts';`,
  'src/host': `import { readFileSync } from 'node:fs';`,
  'src/host/store': `import { Search } from '../../shared/engine/search.ts';`,
  'src/host/repair': `import { Search } from '../../shared/engine/search.ts';`,
  'src/host/solver': `import { listSets } from '../store/sets.ts';`,
  'src/host/experiments': `import { Search } from '../../shared/engine/search.ts';`,
  'src/shared/sandbox': `import { Solver } from '../../host/solver/solver.ts';`,
  'src/host/services': `import { createServer } from 'node:http';`,
  'src/page': `import Database from 'better-sqlite3';`,
  'src/main/disk': `import { Search } from '../../shared/engine/search.ts';`,
  'src/main/threads': `import { openStore } from '../disk/openStore.ts';`,
  'src/main/experiments': `import { openStore } from '../disk/openStore.ts';`,
  'src/main/cli': `import { openStore } from '../disk/openStore.ts';`,
  'src/main/electron': `import { openServices } from '../../host/services/services.ts';`,
  'src/main/web': `import { app } from 'electron';`,
  'src/main/index.ts': `import { WebSocketServer } from 'ws';`,
  'src/main/web.ts': `import { app } from 'electron';`,
  'src/main/sandbox': `import { openStore } from '../disk/openStore.ts';`,
  'src/main/command.ts': `import { Search } from '../shared/engine/search.ts';`,
  'src/main/cli.ts': `import { Search } from '../shared/engine/search.ts';`,
  'src/main/openProgram.ts': `import { app } from 'electron';`,
  'src/main/hosts': `import Database from 'better-sqlite3';`,
  'src/main': `import Database from 'better-sqlite3';`,
  'src/preload': `import { METHODS } from '../shared/contract/methods.ts';`,
  'src/renderer': `import { readFileSync } from 'node:fs';`,
  'src/renderer/theme': `import { x } from '../ui/tip.ts';`,
  'src/renderer/ui': `import { x } from '../run/words.ts';`,
  'src/renderer/host': `import { x } from '../program/notices.svelte.ts';`,
  'src/renderer/program': `import { x } from '../run/player.svelte.ts';`,
  'src/renderer/run': `import { x } from '../tree/spokenPath.ts';`,
  'src/renderer/board': `import { x } from '../tree/spokenPath.ts';`,
  'src/renderer/tree': `import { x } from '../charts/lines.ts';`,
  'src/renderer/charts': `import { x } from '../tree/spokenPath.ts';`,
  'src/renderer/options': `import { x } from '../search/lanes.ts';`,
  'src/renderer/scribble': `import { x } from '../search/lanes.ts';`,
  'src/renderer/ask': `import { x } from '../search/lanes.ts';`,
  'src/renderer/search': `import { x } from '../library/known.ts';`,
  'src/renderer/states': `import { x } from '../puzzle/examples.ts';`,
  'src/renderer/puzzle': `import { x } from '../library/known.ts';`,
  'src/renderer/paper': `import { x } from '../search/lanes.ts';`,
  'src/renderer/export': `import { x } from '../compare/bets.ts';`,
  'src/renderer/compare': `import { x } from '../library/known.ts';`,
  'src/renderer/library': `import { x } from '../app/runKeeper.ts';`,
  'src/renderer/lesson': `import { x } from '../app/runKeeper.ts';`,
  'src/renderer/lab': `import { x } from '../lesson/written/moment.ts';`,
  'src/renderer/code': `import { x } from '../run/words.ts';`,
  'src/renderer/heuristic': `import { x } from '../compare/bets.ts';`,
  'src/renderer/referee': `import { x } from '../compare/bets.ts';`,
  'src/renderer/hunt': `import { x } from '../lesson/written/moment.ts';`,
  'src/renderer/link': `import { x } from '../app/runKeeper.ts';`,
  'src/renderer/help': `import { x } from '../library/known.ts';`,
  'src/renderer/app': `import { x } from '../../main/web/keys.ts';`,
};

describe('every row of the import table bites', () => {
  test.each(IMPORT_TABLE.map((row) => [row.folder, row.invariant]))('%s', async (folder, invariant) => {
    const file = folder.endsWith('.ts') ? folder : `${folder}/deliberateViolation.ts`;
    const [first] = await complaints(file, VIOLATIONS[folder]!);
    expect(first).toMatch(`${folder} may not import`);
    expect(first).toMatch(`Invariant: ${invariant}.`);
  });

  test.each(Object.entries(VIOLATIONS))('%s: what it must not import exists', (folder, source) => {
    const specifier = /'(.+)'/.exec(source)![1]!;
    const importing = folder.endsWith('.ts') ? folder : `${folder}/x.ts`;
    expect(!specifier.startsWith('.') || existsSync(targetOf(importing, specifier))).toBe(true);
  });
});

describe('an import is caught in every form', () => {
  test.each([
    `import '../puzzle/board.ts';`,
    `export { board } from '../puzzle/board.ts';`,
    `export const board = import('../puzzle/board.ts');`,
    `export type Board = import('../puzzle/board.ts').Board;`,
  ])('%s', async (source) => {
    expect((await complaints('src/shared/engine/x.ts', source))[0]).toMatch('the engine never mentions tiles');
  });

  test('as a template without gaps', async () => {
    const source = 'export const board = import(`../puzzle/board.ts`);';
    expect((await complaints('src/shared/engine/x.ts', source))[0]).toMatch('the engine never mentions tiles');
  });

  test('in the script of a component', async () => {
    const source = `<script lang="ts">import { openStore } from '../main/disk/openStore.ts'; openStore('');</script>`;
    expect((await complaints('src/renderer/X.svelte', source))[0]).toMatch('the page has no authority');
  });
});

describe('holes that were in the table', () => {
  test('a file directly in src/shared imported the store and took chances', async () => {
    const source = `import { openStore } from '../main/disk/openStore.ts'; openStore(String(Math.random()));`;
    const [imports, chance] = await complaints('src/shared/x.ts', source);
    expect(imports).toMatch('src/shared may not import src/main/disk/openStore.ts');
    expect(chance).toMatch('a random source');
  });

  test('a file that no row holds for was free', async () => {
    const complaint = 'is in no row of the import table';
    expect((await complaints('src/x.ts', `export const x = 1;`))[0]).toMatch(complaint);
    expect((await complaints('src/somewhere/x.ts', `export const x = 1;`))[0]).toMatch(complaint);
    expect(await complaints('src/x.test.ts', `export const x = 1;`)).toEqual([]);
    expect(await complaints('scripts/x.mjs', `export const x = 1;`)).toEqual([]);
  });

  test('a host imported the composition root', async () => {
    const source = `import { openProgram } from '../openProgram.ts'; openProgram();`;
    expect((await complaints('src/main/web/x.ts', source))[0]).toMatch('hosts contain no decision');
    expect((await complaints('src/main/electron/x.ts', source))[0]).toMatch('hosts contain no decision');
  });

  test('what hosts share imported a folder beneath it, which has a row of its own', async () => {
    const source = `import { startWebServer } from './web/server.ts'; startWebServer();`;
    expect((await complaints('src/main/x.ts', source))[0]).toMatch('what hosts share knows no host');
  });

  test('any name with .test. in it was free', async () => {
    const source = `import { openStore } from '../store/openStore.ts'; openStore('');`;
    for (const name of ['x.test.data.ts', 'x.tests.ts', 'x.test.svelte.ts', 'x.test.mjs'])
      expect((await complaints(`src/main/web/${name}`, source))[0]).toMatch('hosts contain no decision');
    for (const name of ['x.test.ts', 'x.built.test.ts', 'x.fixture.ts'])
      expect(await complaints(`src/main/web/${name}`, source)).toEqual([]);
  });

  test('a fixture, being free, was a way around the table', async () => {
    const source = `import { grid } from './grid.fixture.ts'; grid();`;
    const complaint = 'Only tests may import src/shared/engine/grid.fixture.ts.';
    expect(await complaints('src/shared/engine/x.ts', source)).toEqual([complaint]);
    expect(await complaints('src/shared/engine/x.test.ts', source)).toEqual([]);
  });
});

describe('what the table means', () => {
  const rowOf = (folder: string) => IMPORT_TABLE.find((row) => row.folder === folder)!;

  test('the longest folder wins', () => {
    expect(rowFor('src/main/web/port.ts')!.folder).toBe('src/main/web');
    expect(rowFor('src/main/dataFolder.ts')!.folder).toBe('src/main');
    expect(rowFor('src/main/web.ts')!.folder).toBe('src/main/web.ts');
    expect(rowFor('src/main/web/deep/x.ts')!.folder).toBe('src/main/web');
    expect(rowFor('src/pipes.ts')).toBeUndefined();
  });

  test('files of one row may import each other', () => {
    const target = targetOf('src/shared/engine/search.ts', './frontier.ts');
    expect(allows(rowOf('src/shared/engine'), target, false)).toBe(true);
  });

  test('a type may be imported where its values may not', () => {
    const target = targetOf('src/shared/puzzle/domain/slidingDomain.ts', '../../engine/domain.ts');
    expect(allows(rowOf('src/shared/puzzle'), target, true)).toBe(true);
    expect(allows(rowOf('src/shared/puzzle'), target, false)).toBe(false);
  });

  test('a star in a name stands for letters, not for folders', () => {
    expect(allows({ ...rowOf('src/main'), may: ['d3-*'] }, targetOf('src/main/a.ts', 'd3-zoom'), false)).toBe(true);
    expect(allows(rowOf('src/renderer/theme'), '@fontsource-variable/a', false)).toBe(true);
    expect(allows({ ...rowOf('src/main'), may: ['src/*'] }, 'src/deep/x.ts', false)).toBe(false);
  });

  test("Node's network modules need a row of their own, with or without the prefix", () => {
    expect(targetOf('src/main/disk/a.ts', 'http')).toBe('node:http');
    expect(allows(rowOf('src/main/disk'), targetOf('src/main/disk/a.ts', 'node:net'), false)).toBe(false);
    expect(allows(rowOf('src/main/disk'), targetOf('src/main/disk/a.ts', 'fs'), false)).toBe(true);
  });
});

describe('the other house rules', () => {
  test.each([
    ['a clock in the contract', 'src/shared/contract/x.ts', `export const now = () => Date.now();`, 'a clock'],
    ['a clock in the engine', 'src/shared/engine/x.ts', `export const now = () => Date.now();`, 'a clock'],
    ['chance in the engine', 'src/shared/puzzle/x.ts', `export const r = () => Math.random();`, 'a random source'],
    ['a long file', 'src/main/x.ts', '// a line\n'.repeat(351), 'too many lines (351)'],
    ['a default export', 'src/shared/puzzle/x.ts', `export default 1;`, 'Export by name'],
    ['a barrel', 'src/shared/puzzle/x.ts', `export * from './board.ts';`, 'barrel'],
    ['a static style', 'src/renderer/X.svelte', `<p style="color: red">x</p>`, 'content security policy'],
    [
      'a host that starts a worker',
      'src/page/worker.ts',
      `import { startWorker } from '../renderer/ui/worker.ts';`,
      'hang',
    ],
    ['a thread that starts a worker', 'src/page/threads/x.ts', `export const w = () => new Worker('a.js');`, 'hang'],
    ['d3 writing a style attribute', 'src/renderer/x.ts', `s.attr('style', 'color: red');`, 'content security policy'],
  ])('%s is refused', async (_what, file, source, message) => {
    expect((await complaints(file, source)).join('\n')).toMatch(message);
  });

  test('a test may be long', async () => {
    expect(await complaints('src/main/x.test.ts', '// a line\n'.repeat(351))).toEqual([]);
  });

  test('a style that Svelte sets from a value is not', async () => {
    const source = `<script lang="ts">const x = 1;</script><p style:left="{x}px" style={\`top: \${x}px\`}>x</p>`;
    expect(await complaints('src/renderer/X.svelte', source)).toEqual([]);
  });
});
