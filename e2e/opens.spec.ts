import { expect, test } from './fixtures/host.ts';
import { expectStep } from './fixtures/screen.ts';
import { watch } from './fixtures/watch.ts';

test('opens with its title, obeys the security policy and makes no other requests', async ({ page }) => {
  const seen = watch(page);
  await page.reload();
  await expect(page).toHaveTitle(/Searchlight/);
  await page.waitForLoadState('networkidle');
  expect(seen).toEqual({ strayRequests: [], violations: [], exceptions: [] });
});

test('an address of the web host opens one tab, once, and other tabs show why they are refused', async ({
  host,
  page,
  context,
  hostKind,
}) => {
  test.skip(hostKind !== 'web', 'a window has no address');
  await test.step('an address of the web host opens one tab, once: in the history it is worth nothing', async () => {
    const used = host.url;
    const next = await context.newPage();
    await next.goto(used);
    await expect(next.getByTestId('puzzle-title')).toBeVisible();
    expect(next.url()).not.toContain('#');
    const late = await context.newPage();
    await late.goto(used);
    await expect(late.getByRole('alert')).toContainText('This address has been used');
    await late.goto(new URL('/', used).href);
    await expect(late.getByRole('alert')).toContainText('the newest address');
    await page.reload();
    await expect(page.getByTestId('puzzle-title')).toBeVisible();
  });
  await test.step('a tab that cannot come in was white also where the system is dark', async () => {
    const late = await context.newPage();
    await late.goto(new URL('/', host.url).href);
    await expect(late.getByRole('alert')).toBeVisible();
    const colours = async (colorScheme: 'light' | 'dark') => {
      await late.emulateMedia({ colorScheme });
      const { backgroundColor, color } = await late.locator('body').evaluate((body) => ({ ...getComputedStyle(body) }));
      return [backgroundColor, color];
    };
    const [[page, ink], [darkPage, lightInk]] = [await colours('light'), await colours('dark')];
    expect([page, ink]).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
    expect([darkPage, lightInk]).toEqual(['rgb(18, 18, 18)', 'rgb(255, 255, 255)']);
  });
});

test('where the later parts cannot be loaded, the search is there, and a view says what to do', async ({
  page,
  hostKind,
}) => {
  test.skip(hostKind !== 'web', 'elsewhere no part is asked for over a network');
  await page.route('**/later-*.js', (route) => route.abort());
  await page.reload();
  await expectStep(page, 0);
  await page.getByRole('button', { name: 'Lab', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('This could not be loaded. Load the page again.');
  await page.unroute('**/later-*.js');
  await page.reload();
  await expect(page.getByRole('region', { name: 'Puzzles' })).toBeVisible();
});
