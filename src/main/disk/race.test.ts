/** Programs that start at the same time on a library that must be recovered. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import type { Random } from '../../shared/puzzle/states/scramble.ts';
import { LIBRARY_FILE } from './files.ts';
import { addSet, inStore, overwritePage, titlesOf } from '../../host/store/library.fixture.ts';
import { memoryFolder } from './temporaryFolder.fixture.ts';
import { attack, chance, TIMEOUT_MS, timesOf } from './torture.fixture.ts';

const RACES = timesOf(12, 1_000);
const PROGRAMS = 2;
/** The time from the first start to the last, at most. */
const LONGEST_LEAD_MS = 30;
/** Time for all programs to read their instructions. */
const NOTICE_MS = 20;

const RACER = fileURLToPath(new URL('raceForLibrary.fixture.ts', import.meta.url));

/** The damages of the library when they start. */
const DAMAGES: readonly ((file: string) => void)[] = [
  (file) => rmSync(file),
  (file) => overwritePage(file, 4),
  (file) => overwritePage(file, 0),
];

interface Racer {
  readonly pid: number;
  ask(line: string): Promise<string>;
}

function startRacer(): Racer {
  const child: ChildProcess = spawn(process.execPath, [RACER], { stdio: ['pipe', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const answers = createInterface(child.stdout!);
  const ask = async (line: string): Promise<string> => {
    child.stdin!.write(`${line}\n`);
    return ((await once(answers, 'line')) as [string])[0];
  };
  return { pid: child.pid!, ask };
}

/** The common beginning: a library with a backup, closed. */
function libraryWithBackup(): string {
  const folder = memoryFolder(onTestFinished);
  for (const title of ['Monday', 'Tuesday']) addSet(folder, title);
  return folder;
}

/** Lets all programs open the library of a folder at almost the same time. Returns their results. */
function race(racers: readonly Racer[], folder: string, random: Random): Promise<string[]> {
  const startMs = Date.now() + NOTICE_MS;
  const starts = racers.map(() => startMs + Math.floor(random() * LONGEST_LEAD_MS));
  return Promise.all(racers.map(({ ask }, at) => ask(`open ${starts[at]!} ${folder}`)));
}

test(
  `of two programs that start on a damaged or missing library, ${RACES} times, one opens it and keeps what it saves`,
  async () => {
    const [random, racers] = [chance(20_261_122), Array.from({ length: PROGRAMS }, startRacer)];
    const [library, place] = [libraryWithBackup(), memoryFolder(onTestFinished)];
    await attack('two programs at once', RACES, async (round) => {
      const folder = join(place, String(round));
      cpSync(library, folder, { recursive: true });
      DAMAGES[round % DAMAGES.length]!(join(folder, LIBRARY_FILE));
      const answers = await race(racers, folder, random);
      expect([round, [...answers].sort()]).toEqual([round, ['opened', 'store-in-use']]);
      await Promise.all(racers.map(({ ask }) => ask('close')));
      const { pid } = racers[answers.indexOf('opened')]!;
      expect(inStore(folder, titlesOf)).toContain(`By ${pid}`);
      rmSync(folder, { recursive: true });
      return false;
    });
  },
  TIMEOUT_MS,
);
