import type { Api } from '../../shared/contract/api.ts';
import type { AppDescription } from '../../shared/contract/description.ts';
import type { Store } from '../store/database.ts';
import type { WaitingFiles } from './exchange/incomingFile.ts';

/** What is known before the library is opened. */
export type ProgramDescription = Omit<AppDescription, 'isReadOnly' | 'notices' | 'isFileWaiting'>;

export function appService(
  description: ProgramDescription,
  store: Store,
  opened: WaitingFiles,
  lastErrors: () => readonly string[],
): Api['app'] {
  return {
    describe: async () => ({
      ...description,
      isReadOnly: store.isReadOnly,
      notices: store.notices,
      isFileWaiting: opened.isWaiting,
    }),
    acknowledge: async () => store.acknowledge(),
    lastErrors: async () => lastErrors(),
    whyUnsaved: async () => store.whyUnsaved(),
  };
}
