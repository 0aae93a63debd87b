/**
 * Runs the built Electron host, sends it an invalid menu and one with a command, as the page does, and chooses that
 * command. Prints as JSON the number of menu bars, and the message to the page. Arguments: the folders of the build and
 * of the library.
 */
import type { MenuItemConstructorOptions } from 'electron';
import { setTimeout } from 'node:timers/promises';
import type { MenuItem } from '../../../shared/contract/windowMenu.ts';
import { journal, menuItem } from './electron.fixture.ts';
import { openPage, quit } from './load.fixture.ts';

const STEP: MenuItem = {
  id: 'step.forward',
  title: 'Step forward',
  menu: 'search',
  section: 'groups',
  accelerator: 'Right',
  isEnabled: true,
};

const [, , out, dataFolder] = process.argv as [string, string, string, string];
const { port } = await openPage(out, dataFolder);
const before = bars().length;
port.post({ menu: [{ ...STEP, title: '' }] });
port.post({ menu: [STEP] });
while (bars().length === before) await setTimeout(10);
const heard = new Promise((resolve) => port.onMessage(resolve));
menuItem(STEP.id).click();
const report = { bars: bars().length - before, heard: await heard };
await quit();
process.stdout.write(JSON.stringify(report));

function bars(): MenuItemConstructorOptions[][] {
  const set = journal.filter(([name]) => name === 'setApplicationMenu');
  return set.map(([, template]) => template as MenuItemConstructorOptions[]);
}
