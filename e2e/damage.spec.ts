/** A disk that has changed rows, the file itself, or its format: it is said, nothing is deleted, and the lesson goes on. */
import { SqliteFile } from '../src/main/disk/sqliteFile.ts';
import { rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './fixtures/host.ts';
import { expectStep, openRuns } from './fixtures/screen.ts';
import { writeSettings } from '../src/host/store/settings.ts';

test.use({ isNew: true }); // it has no backup that nobody asked for

/** Changes a library that no program has open. */
function damage(dataFolder: string, sql: string): void {
  new SqliteFile(join(dataFolder, 'library.sqlite3'), { fileMustExist: true }).exec(sql).close();
}

const CHANGED_PUZZLE = `UPDATE puzzles SET start = replace(start, '1 2 3', '2 1 3') WHERE title = 'Case 1';`;

test('a damaged puzzle and a damaged run of which there is no backup are named beside the sound ones, and can be deleted', async ({
  page,
  host,
}) => {
  for (const [algorithm, steps] of [
    ['2', 9],
    ['1', 191],
  ] as const) {
    await page.keyboard.press(algorithm);
    await expect(page.getByTestId('step-title')).toHaveText(`Step 0 of ${steps}`);
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('button', { name: 'Run saved' })).toBeVisible();
  }
  await page.waitForTimeout(2000); // settings are gathered for a moment before they are written, longer on a busy machine
  await host.kill('SIGTERM');
  rmSync(join(host.dataFolder, 'backups'), { recursive: true });
  damage(
    host.dataFolder,
    `${CHANGED_PUZZLE}
     UPDATE runs SET expanded = expanded - 1 WHERE run_id = (SELECT max(run_id) FROM runs);`,
  );

  const again = await host.restart();
  await expect(again.getByTestId('puzzle-title')).toHaveText('Case 2');
  await expectStep(again, 0);
  await expect(again.getByRole('alert')).toContainText('“Case 1” has changed on the disk since it was saved');
  await again.getByRole('button', { name: 'Dismiss' }).click();

  await again.getByRole('button', { name: 'Library', exact: true }).click();
  const puzzles = again.getByRole('listbox', { name: 'Puzzles', exact: true });
  const damaged = (kind: string) => again.getByRole('list', { name: `Damaged ${kind}s` });
  await expect(damaged('puzzle')).toHaveText(
    'The puzzle “Case 1” has changed on the disk since it was saved, and is not shown.',
  );
  await expect(puzzles.getByRole('option', { name: /^Case 2\b/ })).toBeVisible();
  await expect(puzzles.getByRole('option', { name: /^Case 1\b/ })).toHaveCount(0);
  await again.getByRole('button', { name: /^Delete the damaged puzzle/ }).click();
  await expect(damaged('puzzle')).toHaveCount(0);

  const rows = await openRuns(again);
  await expect(again.getByText('3 runs', { exact: true })).toBeVisible();
  await expect(damaged('run')).toHaveText(/^The run “Case 1” has changed/);
  await expect(rows).toHaveCount(3); // the head, and the sound runs: Case 2 was searched just now
  await again.getByRole('button', { name: /^Delete the damaged run/ }).click();
  await expect(damaged('run')).toHaveCount(0);
  await expect(again.getByText('2 runs', { exact: true })).toBeVisible();
  await expect(again.getByRole('alert')).toHaveCount(0);
});

test('a damaged puzzle is restored from the backup, with one notice', async ({ page, host }) => {
  await expectStep(page, 0);
  await host.kill('SIGTERM'); // writes a backup, because there is none yet
  damage(host.dataFolder, CHANGED_PUZZLE);
  const again = await host.restart();
  const dialog = again.getByRole('dialog', { name: 'About your library' });
  await expect(dialog).toContainText(
    '1 entry had changed on the disk. What was saved has been restored from a backup.',
  );
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(again.getByTestId('puzzle-title')).toHaveText('Case 1');
  await expectStep(again, 0);
  const later = await host.restart();
  await expectStep(later, 0);
  await expect(later.getByRole('dialog')).toHaveCount(0);

  await test.step('and a library that is removed while it is open is said, and comes back from the backup of the end', async () => {
    rmSync(join(host.dataFolder, 'library.sqlite3'));
    const alert = later.getByRole('alert');
    await expect(alert).toContainText('was removed or replaced while Searchlight was running');
    const leaving = later.waitForEvent('download');
    await alert.getByRole('button', { name: 'Save everything as a file' }).click();
    expect((await leaving).suggestedFilename()).toMatch(/\.searchlight$/);
    const last = await host.restart();
    await expect(last.getByRole('dialog', { name: 'About your library' })).toContainText('was missing or empty');
    await last.getByRole('button', { name: 'Go on' }).click();
    await expectStep(last, 0);
  });
});

test('a damaged file is put aside and its newest backup opened, with one notice of each', async ({ page, host }) => {
  await expectStep(page, 0);
  await host.kill('SIGTERM'); // writes a backup, because there is none yet
  truncateSync(join(host.dataFolder, 'library.sqlite3'), 8192);
  const again = await host.restart();
  const dialog = again.getByRole('dialog', { name: 'About your library' });
  await expect(dialog).toContainText('The file of the library was damaged. Searchlight has put back the backup of');
  await expect(dialog).toContainText(join(host.dataFolder, 'damaged'));
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await expect(dialog).toHaveCount(0);
  await expectStep(again, 0);
  const later = await host.restart();
  await expectStep(later, 0);
  await expect(later.getByRole('dialog')).toHaveCount(0);
});

test('a library of a newer program is shown, taught with and exported, and not changed', async ({ page, host }) => {
  await expectStep(page, 0);
  await host.kill('SIGTERM');
  const library = new SqliteFile(join(host.dataFolder, 'library.sqlite3'), { fileMustExist: true });
  library.pragma('user_version = 99');
  writeSettings(library, { format: 99 });
  library.close();
  const again = await host.restart();
  const dialog = again.getByRole('dialog', { name: 'About your library' });
  await expect(dialog).toContainText('written by a newer Searchlight (format 99;');
  const leaving = again.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export the library' }).click();
  expect((await leaving).suggestedFilename()).toMatch(/\.searchlight$/);
  await dialog.getByRole('button', { name: 'Go on' }).click();

  await expectStep(again, 0);
  await again.keyboard.press('End');
  await expectStep(again, 9);
  await expect(again.getByRole('alert')).toHaveCount(0);
  await again.keyboard.press('l');
  await expect(again.getByText('Read-only', { exact: true })).toBeVisible();
  await again.getByRole('button', { name: 'New set' }).click();
  await expect(again.getByRole('alert')).toContainText('you can look at it and export it, but not change it');
});
