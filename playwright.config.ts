import { defineConfig } from '@playwright/test';
import type { HostOptions } from './e2e/fixtures/host.ts';
import { findBrowser } from './scripts/bootstrap/browser.mjs';
import { electronBinary, reasonAgainstElectron } from './scripts/bootstrap/electron.mjs';

const isRoot = process.getuid?.() === 0;
const canRunElectron = electronBinary() !== undefined && reasonAgainstElectron() === undefined;
/** Specs that run through the shell of Electron in `npm test`, and not through the web host: all would take twice as long. */
const IN_SHELL = ['**/charts.spec.ts', '**/palette.spec.ts', '**/puzzles.spec.ts', '**/questions.spec.ts'];
/** `SEARCHLIGHT_E2E=shell` (or `web`, `electron`) runs all specs against that host alone: where it cannot run, they fail. */
const wanted = process.env['SEARCHLIGHT_E2E'];
const hostOf = (kind: string) => ({ name: kind, use: { hostKind: kind as HostOptions['hostKind'] } });
const usual = [
  { ...hostOf('web'), testIgnore: IN_SHELL },
  { ...hostOf('shell'), testMatch: IN_SHELL },
  ...(canRunElectron ? [hostOf('electron')] : []),
];

/** The same specs against every host that this machine can run. `npm test` builds first; by hand: `npm test -- e2e`. */
export default defineConfig<HostOptions>({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Long enough for a slow computer that has other things to do: a test waits for what it needs, not for a time.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  workers: 2,
  reporter: 'line',
  use: {
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      // Chromium refuses to run as root with its sandbox on.
      args: isRoot ? ['--no-sandbox'] : [],
    },
  },
  projects: wanted ? [hostOf(wanted)] : usual,
});
