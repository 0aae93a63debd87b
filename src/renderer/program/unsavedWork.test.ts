import { describe, expect, test } from 'vitest';
import type { Api } from '../../shared/contract/api.ts';
import { UnsavedWork } from './unsavedWork.ts';

type Call = (api: Api) => Promise<unknown>;

const PUZZLE = { rows: 2, cols: 2, start: [1, 2, 3, 0], goal: [1, 2, 3, 0] };
const HEURISTIC = { name: 'h', kind: 'formula', text: '0' } as const;
const LESSON = { title: 'Mine', stops: [] } as never;

/** Work, and whether a page that keeps nothing would lose it, after the calls one after the other. */
async function isLost(...calls: readonly Call[]): Promise<boolean> {
  const work = new UnsavedWork();
  let id = 0;
  const answer = () => ({ setId: ++id, lessonId: id, experimentId: id });
  const answering = new Proxy({}, { get: () => new Proxy({}, { get: () => async () => answer() }) });
  const api = work.noting(answering as Api);
  for (const call of calls) await call(api);
  return work.any;
}

const addSet: Call = ({ library }) => library.createSet({ title: 'Mine' });
const addLesson: Call = ({ library }) => library.save({ kind: 'lesson', document: LESSON });
const keepHeuristic: Call = ({ heuristics }) => heuristics.keep({ own: HEURISTIC });
const answer: Call = ({ questions }) => questions.save({} as never);
const exportAll: Call = ({ exchange }) =>
  exchange.exportSets({
    setIds: null,
    withRuns: true,
    withNames: true,
    withLessons: true,
    withExperiments: true,
    heuristicIds: null,
  });

const importFile: Call = ({ exchange }) => exchange.confirm({ importId: 1, into: null, addKnown: false });
const compare: Call = ({ comparisons }) => comparisons.save({} as never);
const exportLesson = (lessonId: number) =>
  (({ exchange }) => exchange.exportLessons({ lessonIds: [lessonId] })) satisfies Call;
const exportSet = (setId: number) =>
  (({ exchange }) => exchange.exportSets({ setIds: [setId], withRuns: true, withNames: false })) satisfies Call;

describe('a page that keeps nothing', () => {
  test.each<[what: string, calls: readonly Call[]]>([
    ['a set', [addSet]],
    ['a lesson', [addLesson]],
    ['a heuristic that is kept', [keepHeuristic]],
    ['a heuristic that is being written', [({ settings }) => settings.write({ change: { draft: {} as never } })]],
    ['an import', [importFile]],
    [
      'a lesson, of which only sets have left',
      [addSet, addLesson, ({ exchange }) => exchange.exportSets({ setIds: null, withRuns: true, withNames: true })],
    ],
    ['what was made after everything has left', [addSet, exportAll, addSet]],
    ['the second of two sets, of which one has left', [addSet, addSet, exportSet(1)]],
    ['the second of two lessons, of which one has left', [addLesson, addLesson, exportLesson(1)]],
    ['an import, of which one set has left', [importFile, exportSet(1)]],
    ['a comparison, of which one set has left', [compare, exportSet(1)]],
  ])('would lose %s without a question', async (_, calls) => {
    expect(await isLost(...calls)).toBe(true);
  });

  test.each<[what: string, calls: readonly Call[]]>([
    ['nothing was made', [({ library }) => library.list({ sets: {} })]],
    ['a run was kept by itself', [({ runs }) => runs.keep({ searchId: 1, keepAs: { puzzleId: null, title: '' } })]],
    ['a setting has changed', [({ settings }) => settings.write({ change: { speed: 2 } })]],
    ['everything has left in a file', [addSet, addLesson, keepHeuristic, exportAll]],
    ['each set has left by itself', [addSet, addSet, exportSet(2), exportSet(1)]],
    ['its only lesson has left by itself', [addLesson, exportLesson(1)]],
    ['the answers have left', [answer, ({ exchange }) => exchange.exportAnswers({} as never)]],
  ])('asks nothing where %s', async (_, calls) => {
    expect(await isLost(...calls)).toBe(false);
  });
});

test('a refused call and a cancelled file change nothing', async () => {
  const work = new UnsavedWork();
  const refuse = () => Promise.reject(new Error('No.'));
  const api = work.noting({
    library: { createSet: refuse, savePuzzle: async () => ({}) },
    exchange: { exportSets: async () => null },
  } as unknown as Api);
  await expect(addSet(api)).rejects.toThrow('No.');
  expect(work.any).toBe(false);
  await api.library.savePuzzle({ puzzle: PUZZLE } as never);
  await exportAll(api);
  expect(work.any).toBe(true);
});
