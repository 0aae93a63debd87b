import { chromium, type Browser } from '@playwright/test';
import { findBrowser, NO_BROWSER, SANDBOX } from './bootstrap/browser.mjs';

/** Starts the browser at `executablePath`. Throws a sentence where there is none. */
export async function launchBrowser(executablePath = findBrowser()): Promise<Browser> {
  if (executablePath === undefined) throw new Error(NO_BROWSER);
  return chromium.launch({ executablePath, args: SANDBOX });
}
