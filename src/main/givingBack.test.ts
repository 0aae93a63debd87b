import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { GIVING_BACK as OF_THE_START } from '../../scripts/bootstrap/openHost.mjs';
import { GIVING_BACK, giveBackFromNowOn } from './givingBack.ts';

/** The output of a process started like this. */
function startedAs(more: Partial<NodeJS.Process>) {
  const execve = vi.fn<NonNullable<NodeJS.Process['execve']>>();
  const { execPath, execArgv, argv } = process;
  const env = { HOME: '/home/a' };
  giveBackFromNowOn({ execPath, execArgv, argv, platform: 'linux', connected: false, env, execve, ...more } as never);
  return execve;
}

test('a process that would keep large blocks starts again, once, with the same arguments', () => {
  const execve = startedAs({});
  const [file, args, env] = execve.mock.calls[0]!;
  expect(file).toBe(process.execPath);
  expect(args).toEqual([process.execPath, ...process.execArgv, ...process.argv.slice(1)]);
  expect(env).toEqual({ HOME: '/home/a', ...GIVING_BACK });
  expect(startedAs({ env: env as NodeJS.ProcessEnv })).not.toHaveBeenCalled();
});

test('it does not on other systems, nor where its parent listens to it', () => {
  expect(startedAs({ platform: 'darwin' })).not.toHaveBeenCalled();
  expect(startedAs({ connected: true })).not.toHaveBeenCalled();
});

test('those who start the program say the same', () => {
  expect(OF_THE_START).toEqual(GIVING_BACK);
  const launcher = readFileSync('scripts/package/launchers/searchlight', 'utf8');
  for (const [name, value] of Object.entries(GIVING_BACK)) expect(launcher).toContain(`${name}=${value}`);
});
