import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { inProject } from '../../../../scripts/bootstrap/project.mjs';
import { costsFromText } from '../../../shared/puzzle/tileCosts.ts';
import { claimedTask } from '../../../shared/referee/verdict/claimed.ts';
import { TraceLines, type ReadTrace } from '../../../shared/referee/output/traceReader.ts';
import { referee, type RefereeVerdict } from '../../../shared/referee/verdict/verdict.ts';
import { firstWrongByKey, firstWrongInDepth, oracleH } from './oracle.fixture.ts';
import { RIGHT, WRONG, type StudentProgram, type WrongProgram } from './students.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'searchlight-students-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const isHere = (...[command = '', ...argv]: readonly string[]): boolean => spawnSync(command, argv).status === 0;
/** Itself: what `python3` names may be a script that looks for it at each start. */
const PYTHON = spawnSync('python3', ['-c', 'import sys; print(sys.executable)'], { encoding: 'utf8' }).stdout?.trim();
const HERE: Readonly<Record<string, boolean>> = {
  '.py': Boolean(PYTHON),
  '.java': isHere('javac', '-version'),
  '.mjs': true,
};
const START = '1 2 3 4 0 6 7 5 8';
const GOAL = '1 2 3 4 5 6 7 8 0';
const isRunnable = ({ file }: StudentProgram): boolean => HERE[extname(file)];

const ENV = { ...process.env, PYTHONHASHSEED: '0' };
let made = 0;

/** What the program prints. */
function printed(program: StudentProgram): string {
  const { file, change = [], start = START, goal = GOAL, cols = 3, more = [] } = program;
  let source = readFileSync(inProject('cases', 'programs', file), 'utf8');
  for (const [text, other] of change) {
    if (source.split(text).length !== 2) throw new Error(`${program.name}: there is not one ${JSON.stringify(text)}`);
    source = source.replace(text, () => other);
  }
  const place = join(folder, String(++made));
  mkdirSync(place);
  writeFileSync(join(place, file), source);
  const argv = [start, goal, String(cols), ...more];
  return execFileSync(...commandOf(place, file, argv), {
    encoding: 'utf8',
    maxBuffer: 100_000_000,
    stdio: 'pipe',
    env: ENV,
  });
}

function commandOf(place: string, file: string, argv: readonly string[]): [string, string[]] {
  if (file.endsWith('.py')) return [PYTHON, ['-S', join(place, file), ...argv]];
  if (file.endsWith('.mjs')) return [process.execPath, [join(place, file), ...argv]];
  execFileSync('javac', ['-J-XX:TieredStopAtLevel=1', '-d', place, join(place, file)]);
  return ['java', ['-XX:TieredStopAtLevel=1', '-Xshare:auto', '-cp', place, file.replace('.java', ''), ...argv]];
}

interface Judged {
  readonly trace: ReadTrace;
  readonly verdict: RefereeVerdict;
}

const textOf = (cells: string, cols: number): string =>
  cells.split(' ').reduce((text, tile, at) => `${text}${at === 0 ? '' : at % cols === 0 ? '/' : ' '}${tile}`, '');

function judged(program: StudentProgram, text: string): Judged {
  const { goal = GOAL, cols = 3, costs, claim } = program;
  const reader = new TraceLines((cells) => {
    const read = costsFromText(costs === undefined ? '' : 'tile', cells);
    return read.ok ? read.costs : undefined;
  });
  reader.push(text);
  const claimed = claimedTask(reader.end(), { ...claim, goal: textOf(goal, cols) });
  if (!claimed.ok) throw new Error(`${program.name}: ${claimed.message}`);
  const { task, trace } = claimed;
  return { trace, verdict: referee(task, trace.run) };
}

/** What the oracle says; the last step where it finds nothing. */
function firstWrong({ claim, goal = GOAL, cols = 3, costs }: WrongProgram, { run, boards }: ReadTrace): number {
  const steps = Array.from({ length: run.steps }, (_, step) => boards.states!.cellsOf(run.state[run.stepEvents[step]]));
  const followed = steps.map((_, step) => run.generates(step + 1));
  const puzzle = { goal: goal.split(' ').map(Number), cols, costs };
  if (claim.algorithm === 'dfs') return firstWrongInDepth(steps, puzzle, followed) ?? steps.length;
  const { algorithm, heuristic = 'manhattan', weight = 1 } = claim;
  const h = oracleH(heuristic === 'misplaced' ? 'misplaced' : 'manhattan', puzzle);
  const [ofG, ofH] = { bfs: [1, 0], ucs: [1, 0], greedy: [0, 1], astar: [1, 1] }[algorithm as 'bfs'] ?? [1, weight];
  const times = heuristic === 'manhattan-times' ? 2 : 1;
  return (
    firstWrongByKey(
      steps,
      puzzle,
      (g, estimate) => ofG * g + ofH * times * estimate,
      h,
      algorithm === 'bfs',
      followed,
    ) ?? steps.length
  );
}

test('no right program is blamed', () => {
  const blamed: unknown[] = [];
  for (const program of RIGHT.filter(isRunnable)) {
    const { trace, verdict } = judged(program, printed(program));
    if (verdict.verdict === 'wrong' || trace.fault !== null)
      blamed.push([program.name, program.file, verdict, trace.fault]);
  }
  expect(blamed).toEqual([]);
});

const programs = WRONG.filter(isRunnable);

test('the first wrong step is exact, and the bug is among at most three that are named', () => {
  const elsewhere: unknown[] = [];
  const unnamed: unknown[] = [];
  for (const program of programs) {
    const { trace, verdict } = judged(program, printed(program));
    const { broken, bugs } = verdict.verdict === 'wrong' ? verdict : { broken: null, bugs: [] };
    const [step, rule] = program.at ?? [firstWrong(program, trace), broken?.rule];
    const isExact = broken?.step === (step || trace.run.steps) && broken.rule === rule;
    if (!isExact) elsewhere.push([program.name, step, rule, trace.run.steps, verdict, trace.fault]);
    const names: readonly string[] = bugs;
    const isNamed = program.bug === undefined ? names.length === 0 : names.includes(program.bug) && names.length <= 3;
    if (!isNamed) unnamed.push([program.name, program.bug, names]);
  }
  expect(elsewhere).toEqual([]);
  expect(unnamed).toEqual([]);
});
