/** Links to a moment: copied, and opened in each way that there is. */
import { expect, test } from './fixtures/host.ts';
import { expectStep } from './fixtures/screen.ts';

test('a link opens in the address of the page, when the page is loaded with it, and where it is pasted', async ({
  page,
  hostKind,
}) => {
  const question = page.getByRole('heading', { name: 'Which state is taken next?' });
  const link = page
    .getByRole('dialog', { name: 'Copy a link to this moment' })
    .getByRole('textbox', { name: 'The link' });
  await expectStep(page, 0);
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'a']) await page.keyboard.press(key);
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('button', { name: 'Link to this moment…' }).click();
  await expect(link).toHaveValue(hostKind === 'page' ? /^http:.+#moment=1[\w-]+$/ : /^#moment=1[\w-]+$/);
  const fragment = (await link.inputValue()).replace(/^[^#]*/, '');
  await page.getByLabel('Address of a page of Searchlight').fill('https://school.example/');
  await page.getByRole('button', { name: 'Frame for a page' }).click();
  await expect(page.getByRole('textbox', { name: 'The frame' })).toHaveValue(
    `<iframe src="https://school.example/?embed${fragment}" title="Searchlight" width="800" height="500" loading="lazy"></iframe>`,
  );
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.keyboard.press('1');

  const leave = async () => {
    await page.keyboard.press('l');
    await expect(question).toBeHidden();
  };
  const opens = async () => {
    await expect(question).toBeVisible();
    expect(page.url()).not.toContain('#');
  };
  await leave();
  await page.evaluate((hash) => void (location.hash = hash), fragment);
  await opens();
  await leave();
  const paste = (text: string): Promise<void> =>
    page.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', `See https://school.example/${text}`);
      const target = document.activeElement ?? document.body;
      target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text);
  await paste(fragment);
  await opens();
  await leave();
  await page.keyboard.press('Control+o');
  const picker = page.getByRole('dialog', { name: 'Choose a puzzle' });
  await expect(picker.getByRole('searchbox')).toBeFocused();
  await paste(fragment);
  await expect(picker).toBeHidden();
  await opens();
  if (hostKind !== 'web') return; // a window has no address
  await leave();
  await page.evaluate((hash) => history.replaceState(null, '', hash), fragment);
  await page.reload();
  await opens();
});
