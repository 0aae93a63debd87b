import type { Api } from '../../shared/contract/api.ts';
import { DEFAULT_SEARCH } from '../../shared/contract/defaults.ts';
import { parse } from '../../shared/contract/parse.ts';
import { SETTINGS } from '../../shared/contract/settings.ts';
import type { Settings } from '../../shared/contract/types.ts';
import type { ReadableDb, Store } from '../store/database.ts';
import { readSettings, writeSettings } from '../store/settings.ts';

/**
 * The settings until the user changes them. A new library remembers a puzzle and offers the first two minutes from the
 * beginning: see `store/starter.ts`.
 */
export const DEFAULT_SETTINGS: Settings = {
  theme: 'system',
  speed: 2,
  search: DEFAULT_SEARCH,
  pictureNumbers: false,
  ways: false,
  hidesNext: false,
  presented: ['timeline'],
  welcome: false,
  moveNaming: 'blank',
  paper: null,
  view: 'search',
  puzzleId: null,
  runId: null,
  unsaved: null,
  comparison: null,
  classLabel: '',
  alone: null,
  linkAddress: '',
  lesson: null,
  step: 0,
  draft: null,
  experiment: null,
};

const NAMES = Object.keys(DEFAULT_SETTINGS) as (keyof Settings)[];

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

/** Each setting on its own: what an older or a newer program stored, or a damaged value, costs that setting only. */
export function allSettings(db: ReadableDb): Settings {
  const stored = readSettings(db);
  const entries = NAMES.map((name) => [name, soundOr(DEFAULT_SETTINGS[name], name, stored.get(name))]);
  return Object.fromEntries(entries) as Settings;
}

function soundOr<Name extends keyof Settings>(otherwise: Settings[Name], name: Name, value: unknown): unknown {
  try {
    return parse<unknown>(SETTINGS[name], value);
  } catch {
    return otherwise;
  }
}
