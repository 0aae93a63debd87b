import type { ExportedFile, SavedFile } from '../../shared/contract/exchange.ts';
import { deliver } from '../host/exchangeFiles.ts';
import { count } from '../ui/format.ts';
import type { Program } from './program.ts';

/** Saves a file made by the host; a notice gives its name and `more`. `null`: no file wanted, or it failed. */
export async function saveFile(
  { notices }: Pick<Program, 'notices'>,
  make: () => Promise<SavedFile | ExportedFile | null>,
  more = '.',
): Promise<SavedFile | null> {
  let file: SavedFile | null = null;
  await notices.attempt(async () => {
    file = await make();
    if (file === null) return;
    deliver(file);
    notices.tell(`Saved “${file.name}”${more}${damagedInWords(file)}`);
  });
  return file;
}

function damagedInWords(file: SavedFile | ExportedFile): string {
  if (!('damaged' in file) || file.damaged === 0) return '';
  return ` ${count(file.damaged, 'damaged entry', 'damaged entries')} could not be exported.`;
}
