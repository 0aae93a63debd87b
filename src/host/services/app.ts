import type { Api } from '../../shared/contract/api.ts';
import type { AppDescription } from '../../shared/contract/types.ts';
import type { Store } from '../store/database.ts';

/** What is known of the program before its library is opened. */
export type ProgramDescription = Omit<AppDescription, 'isReadOnly' | 'notices'>;

export function appService(description: ProgramDescription, store: Store): Api['app'] {
  return {
    describe: async () => ({ ...description, isReadOnly: store.isReadOnly, notices: store.notices }),
    acknowledge: async () => store.acknowledge(),
  };
}
