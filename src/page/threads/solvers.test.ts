import { expect, test } from 'vitest';
import { PatternDatabases } from '../../host/solver/databases.ts';
import { Solver } from '../../host/solver/solver.ts';
import { solverHere } from '../../host/solver/solverHere.ts';
import { startSolver, type StartedSolver } from '../../host/solver/startSolver.ts';
import { OwnMeasures } from '../../host/solver/ownMeasures.ts';
import { DEFAULT_SEARCH } from '../../shared/contract/defaults.ts';
import { AppError } from '../../shared/contract/errors.ts';
import type { SearchSpec } from '../../shared/contract/types.ts';
import { solverWithPrograms } from './solvers.ts';

const PUZZLE = { rows: 2, cols: 3, start: [1, 2, 3, 4, 0, 5], goal: [1, 2, 3, 4, 5, 0] };
const OWN = { kind: 'javascript', name: 'One', text: 'const h = () => 0' } as const;
const BY_PROGRAM: SearchSpec = { ...DEFAULT_SEARCH, algorithm: 'astar', heuristic: 'own', own: OWN };

const tables = new PatternDatabases(() => {
  throw new Error('No tables are asked for.');
});

function solverAsking(asked: string[], name: string): StartedSolver {
  const own = new OwnMeasures(() => ({ measure: (_boards, count, out) => void out.fill(0, 0, count), close() {} }));
  const solver = new Solver(() => 0, tables, { own });
  const { open } = solver;
  solver.open = (params) => (asked.push(name), open.call(solver, params));
  return solverHere(solver);
}

test('searches by a program are made apart, and all others here, each under an id of its own', async () => {
  const asked: string[] = [];
  const { client } = solverWithPrograms(solverAsking(asked, 'here'), solverAsking(asked, 'apart'));
  const ids: number[] = [];
  for (const search of [DEFAULT_SEARCH, BY_PROGRAM, { ...BY_PROGRAM, algorithm: 'bfs' } as SearchSpec])
    ids.push((await client.open({ puzzle: PUZZLE, search })).searchId);
  expect(asked).toEqual(['here', 'apart', 'here']);
  expect(ids).toEqual([1, 2, 3]);
  for (const searchId of ids) {
    await client.advance({ searchId, expansions: 100, millis: 1 });
    expect(await client.outcome({ searchId })).toMatchObject({ status: 'solved' });
    await client.close({ searchId });
    await client.close({ searchId });
    await expect(client.outcome({ searchId })).rejects.toMatchObject({ code: 'not-found' });
  }
});

test('a thread that had to be ended says why', async () => {
  let close = (): void => {};
  const fault = new AppError('bad-heuristic', 'h does not return.');
  const { client } = startSolver(() => ({
    port: { post() {}, onMessage() {}, onClose: (hear) => void (close = hear), close() {} },
    onError() {},
    fault: () => fault,
    end: async () => {},
  }));
  const pending = client.judge({ own: OWN, puzzle: PUZZLE });
  const refused = expect(pending).rejects.toBe(fault);
  close();
  await refused;
});
