import { defineConfig } from '@playwright/test';
import type { HostOptions } from './e2e/fixtures/host.ts';
import { findBrowser, SANDBOX } from './scripts/bootstrap/browser.mjs';
import { electronBinary, reasonAgainstElectron } from './scripts/bootstrap/electron.mjs';
import { inProject } from './scripts/bootstrap/project.mjs';

const canRunElectron = electronBinary() !== undefined && reasonAgainstElectron() === undefined;
/** Specs of what only a program with a folder and a process has: files that are damaged, put in its place, opened with it. */
const NOT_IN_PAGE = ['**/damage.spec.ts', '**/opens.spec.ts', '**/libraryKept.spec.ts'];
/** `SEARCHLIGHT_E2E=shell` (or `web`, `electron`, `page`) runs all specs against that host alone: where it cannot run, they fail. */
const wanted = process.env['SEARCHLIGHT_E2E'] as HostOptions['hosts'] | undefined;
const hostOf = (hosts: HostOptions['hosts']) => ({ name: hosts, use: { hosts } });
/** One project for three hosts: a project has browsers of its own. */
const usual = [hostOf('usual'), ...(canRunElectron ? [{ ...hostOf('electron'), testIgnore: '**/page.spec.ts' }] : [])];

/** Compiled once for all hosts and workers. */
process.env['NODE_COMPILE_CACHE'] ??= inProject('.cache', 'compiled');

/** The same specs against every host that this machine can run. `npm test` builds first; by hand: `npm test -- e2e`. */
export default defineConfig<HostOptions>({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // What passes only when tried again is named, with its error: there is a defect to look for, in the test or in the program.
  retries: 1,
  // Ends only what hangs: a test waits for what it needs, not for a time, and a computer that has other things to do takes ten times as long.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // One more than most computers for tests have cores: while a page waits for a frame, another test works.
  workers: 3,
  reporter: 'line',
  use: {
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      // Most users have scroll bars that take room.
      ignoreDefaultArgs: ['--hide-scrollbars'],
      // One process draws all pages of a worker and keeps the scripts that it has compiled. It knows one again by its address
      // (see `port` in `e2e/fixtures/host.ts`), but not while it arrives, so compiling waits until then.
      // school.test is this computer, by a name to which the browser does not grant what it grants secure connections.
      args: [
        '--renderer-process-limit=1',
        '--js-flags=--no-script-streaming,--no-flush-bytecode',
        '--host-resolver-rules=MAP school.test 127.0.0.1',
        ...SANDBOX,
      ],
    },
  },
  projects: wanted ? [{ ...hostOf(wanted), testIgnore: wanted === 'page' ? NOT_IN_PAGE : '**/page.spec.ts' }] : usual,
});
