import type { CommandGroup } from '../program/commands.svelte.ts';
import type { Program } from '../program/program.ts';
import type { Importing } from './importing.svelte.ts';
import type { LibraryViewState } from './libraryViewState.svelte.ts';
import { pickFiles } from './pickFile.ts';

export function fileCommands(
  { navigation, notices }: Program,
  importing: Importing,
  viewState: LibraryViewState,
): CommandGroup {
  const whyNot = (): string | null => notices.whyCutOff;
  return {
    title: 'Files',
    lines: [
      {
        id: 'file.open',
        title: 'Open or import a file…',
        whyNot,
        run: () => pickFiles((...files) => void importing.open(...files)),
      },
      {
        id: 'file.export',
        title: 'Export from the library…',
        whyNot,
        run() {
          navigation.show('library');
          viewState.dialog = 'export';
        },
      },
    ],
  };
}
