import type { Api } from '../../shared/contract/api.ts';
import type { Store } from '../store/database.ts';
import { allSettings, writeSettings } from '../store/settings.ts';

export function settingsService({ read, write }: Store): Api['settings'] {
  return {
    read: async () => read(allSettings),
    write: async ({ change }) =>
      write((db) => {
        writeSettings(db, change);
        return allSettings(db);
      }),
  };
}
