import { expect, test } from 'vitest';
import { type Memory, withoutRecall } from './memory.mjs';
import { runStages } from './runStages.mjs';
import type { Stage } from './stages.mjs';

const noMemory: Memory = { recall: () => undefined, keep: () => {}, forget: () => {} };

function memoryInMap() {
  const kept = new Map<string, string>();
  const memory: Memory = {
    recall: (name) => kept.get(name),
    keep: (name, output) => kept.set(name, output),
    forget: (name) => kept.delete(name),
  };
  return { kept, memory };
}

/** Stages that write down when they start, and end with the given status. */
function stagesThatLog(log: string[]) {
  return (name: string, status = 0): Stage => ({
    name,
    run: async () => {
      log.push(name);
      await Promise.resolve();
      return { status, output: status === 0 ? '' : `${name} went wrong` };
    },
  });
}

test('lanes run side by side, stages of a lane in turn, rounds after one another', async () => {
  const log: string[] = [];
  const stage = stagesThatLog(log);
  const reports = await runStages([[[stage('a1'), stage('a2')], [stage('b')]], [[stage('c')]]], noMemory, () => {});
  expect(log.indexOf('b')).toBeLessThan(log.indexOf('a2'));
  expect(log.at(-1)).toBe('c');
  expect(reports.map(({ state }) => state)).toEqual(['passed', 'passed', 'passed', 'passed']);
});

test('a failure ends its lane and everything after its round, and nothing else', async () => {
  const log: string[] = [];
  const stage = stagesThatLog(log);
  const seen: string[] = [];
  const rounds = [[[stage('format', 1), stage('lint')], [stage('unit')]], [[stage('build'), stage('e2e')]]];
  const reports = await runStages(rounds, noMemory, ({ name, state }) => seen.push(`${name} ${state}`));
  expect(log).toEqual(['format', 'unit']);
  expect(seen.sort()).toEqual(['build not run', 'e2e not run', 'format failed', 'lint not run', 'unit passed']);
  expect(reports.find(({ state }) => state === 'failed')!.output).toBe('format went wrong');
});

test('a stage that a signal ended has failed', async () => {
  const killed: Stage = { name: 'unit', run: async () => ({ status: null, output: '' }) };
  expect((await runStages([[[killed]]], noMemory, () => {}))[0]!.state).toBe('failed');
});

test('a remembered stage runs until it has passed, and again when its memory is gone', async () => {
  const { kept, memory } = memoryInMap();
  let status = 1;
  const unit: Stage = { name: 'unit', remembered: true, run: async () => ({ status, output: '  3 passed (1s)' }) };
  const run = async () => (await runStages([[[unit]]], memory, () => {}))[0]!;
  expect((await run()).state).toBe('failed');
  status = 0;
  expect((await run()).state).toBe('passed');
  expect(await run()).toMatchObject({ state: 'unchanged', counts: { passed: 3 } });
  kept.clear();
  expect((await run()).state).toBe('passed');
});

test('a stage that fails when it runs afresh is not recalled as passed afterwards', async () => {
  const { memory } = memoryInMap();
  let status = 0;
  const unit: Stage = { name: 'unit', remembered: true, run: async () => ({ status, output: '' }) };
  const run = async (withMemory: Memory) => (await runStages([[[unit]]], withMemory, () => {}))[0]!.state;
  expect(await run(memory)).toBe('passed');
  status = 1;
  expect(await run(withoutRecall(memory))).toBe('failed');
  expect(await run(memory)).toBe('failed');
});

test('other stages always run', async () => {
  const memory: Memory = { ...noMemory, recall: () => 'passed before' };
  const e2e: Stage = { name: 'e2e', run: async () => ({ status: 1, output: '' }) };
  expect((await runStages([[[e2e]]], memory, () => {}))[0]!.state).toBe('failed');
});
