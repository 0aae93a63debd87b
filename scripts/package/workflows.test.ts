/** The workflows of GitHub, which nobody can run here, read by the parser that GitHub reads them with. */
import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inProject, ROOT } from '../bootstrap/project.mjs';

const WORKFLOWS = globSync('.github/workflows/*.yml', { cwd: ROOT });
const textOf = (name: string): string => readFileSync(inProject(name), 'utf8');

/** Commands of npm itself. */
const OF_NPM = ['pkg'];

/** What the parser says against a workflow. */
async function complaints(name: string, content: string): Promise<string[]> {
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  if (value) await convertWorkflowTemplate(context, value);
  return context.errors.getErrors().map(({ message }) => message);
}

test('there are workflows', () => expect(WORKFLOWS).toHaveLength(3));

describe.each(WORKFLOWS)('%s', (name) => {
  test('is understood', async () => expect(await complaints(name, textOf(name))).toEqual([]));

  test('runs only commands that the project has', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
    const commands = [...textOf(name).matchAll(/npm (?:run (?:-s )?)?([\w:]+)/g)].map(([, command]) => command!);
    expect(commands.length).toBeGreaterThan(0);
    expect(commands.filter((command) => !OF_NPM.includes(command) && !Object.hasOwn(scripts, command))).toEqual([]);
  });

  test('may do nothing that it does not name, and ends in time', () => {
    expect(textOf(name)).toMatch(/^permissions:\n {2}contents: read$/m);
    expect(textOf(name)).toMatch(/timeout-minutes: \d+/);
  });
});

test('an action that others can change is named by its digest, with its version beside it', () => {
  const used = WORKFLOWS.flatMap((name) => [...textOf(name).matchAll(/uses: (.*)/g)].map(([, action]) => action!));
  const others = used.filter((action) => !action.startsWith('./'));
  expect(others.length).toBeGreaterThan(0);
  expect(others.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
});

test('a release ran no test but those in Electron, and had no page; it waits for all of npm test now', () => {
  const release = textOf(WORKFLOWS.find((name) => name.endsWith('release.yml'))!);
  const called = [...release.matchAll(/^ {2}(\w+):\n {4}uses: \.\/(\S+)$/gm)].map(([, job, file]) => [job, file]);
  expect(called).toEqual([
    ['tests', '.github/workflows/check.yml'],
    ['installers', '.github/workflows/electron.yml'],
  ]);
  expect(release).toContain('needs: [tests, installers]');
  expect(textOf('.github/workflows/check.yml')).toMatch(/^ {6}- run: npm test$/m);
  for (const [, file] of called) expect(textOf(file!)).toMatch(/^ {2}workflow_call:$/m);
  const kinds = [...release.matchAll(/npm run package -- (\w+)/g)].map(([, kind]) => kind);
  expect(kinds).toEqual(['portable', 'deb', 'page', 'check', 'materials']);
});

test('the parser complains of a workflow that is wrong', async () => {
  const wrong =
    'on: push\njobs:\n  a:\n    runs-on: ubuntu-24.04\n    steps:\n      - run: ${{ nothing.at.all }}\n        uses: x\n';
  expect((await complaints('wrong.yml', wrong)).length).toBeGreaterThan(0);
});
