import { expect, test } from './fixtures/host.ts';
import { watch } from './fixtures/watch.ts';

test('opens with its title, keeps to the security policy and asks nobody else for anything', async ({ page }) => {
  const seen = watch(page);
  await page.reload();
  await expect(page).toHaveTitle(/Searchlight/);
  await page.waitForLoadState('networkidle');
  expect(seen).toEqual({ strayRequests: [], violations: [], exceptions: [] });
});
