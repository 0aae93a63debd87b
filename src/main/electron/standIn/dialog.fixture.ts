import type { MessageBoxOptions } from 'electron';
import { journal } from './journal.fixture.ts';

/** The dialogs of the stand-in: a user who answers at once. */
export const dialog = {
  onSave: (_path: string): void => {},
  onComplaint: (_sentence: string): void => {},
  showErrorBox(title: string, content: string): void {
    journal.push(['showErrorBox', title, content]);
    dialog.onComplaint(content);
  },
  showMessageBox: async (...args: [unknown, MessageBoxOptions?]) => {
    const { message, buttons = [] } = args.at(-1) as MessageBoxOptions;
    journal.push(['showMessageBox', message]);
    return { response: buttons.length - 1, checkboxChecked: false };
  },
  showOpenDialog: async () => ({ canceled: true, filePaths: [] as string[] }),
  showSaveDialog: async (_window: unknown, { defaultPath }: { defaultPath: string }) => {
    dialog.onSave(defaultPath);
    return { canceled: false, filePath: defaultPath };
  },
};
