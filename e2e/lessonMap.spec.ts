/** The stops of a lesson as pictures: by number and Enter, by a click, and back. */
import { expect, test } from './fixtures/host.ts';
import { expectStep } from './fixtures/screen.ts';

test('a number and Enter go to a stop, a click to another, and one button back', async ({ page }) => {
  await expectStep(page, 0);
  await page.keyboard.press('u');
  await page.getByRole('button', { name: 'Begin the lesson' }).click();
  const place = page.getByTestId('lesson-place');
  await expect(place).toHaveText('Stop 1 of 12');
  await page.keyboard.press('Shift+M');
  const map = page.getByRole('dialog', { name: 'Stops of the lesson' });
  await expect(map.getByRole('listitem')).toHaveCount(12);
  await expect(map.getByRole('listitem').first().getByRole('button').first()).toHaveAttribute('aria-current', 'step');
  await page.keyboard.type('99');
  await page.keyboard.press('Enter');
  await expect(map.getByRole('alert')).toHaveText('There is no stop “99”: this lesson has the stops 1 to 12.');
  await map.getByRole('textbox').fill('4');
  await page.keyboard.press('Enter');
  await expect(map).toBeHidden();
  await expect(place).toHaveText('Stop 4 of 12');
  await page.keyboard.press('F5');
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('button', { name: 'Stops of the lesson' }).click();
  await map.getByRole('listitem').nth(8).getByRole('button').first().click();
  await expect(place).toHaveText('Stop 9 of 12');
  await page.keyboard.press('Shift+M');
  await map.getByRole('button', { name: 'Back to stop 4' }).click();
  await expect(place).toHaveText('Stop 4 of 12');
});
