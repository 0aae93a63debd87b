/** Puts the state of the program together; nothing here needs a window. */
import type { Api } from '../../shared/contract/api.ts';
import type { AppDescription, LibraryPuzzle, Run, Settings } from '../../shared/contract/types.ts';
import { Library } from '../library/library.svelte.ts';
import { Commands } from '../program/commands.svelte.ts';
import { CurrentPuzzle } from '../program/currentPuzzle.svelte.ts';
import { Navigation } from '../program/navigation.svelte.ts';
import { Notices } from '../program/notices.svelte.ts';
import type { Program } from '../program/program.ts';
import { SettingsStore } from '../program/settings.svelte.ts';
import { isGone } from '../run/gone.ts';
import { MainSearch } from '../search/mainSearch.svelte.ts';

/** The program, with what only the views above the shared parts know of. */
export interface App extends Program {
  readonly library: Library;
  readonly main: MainSearch;
}

/** The program as it is before anything has been opened. */
export function openApp(api: Api, description: AppDescription, settings: Settings): App {
  const notices = new Notices();
  const store = new SettingsStore(api.settings, notices, settings, description.isReadOnly);
  const navigation = new Navigation(settings.view);
  const current = new CurrentPuzzle(notices, store, navigation);
  const library = new Library(api);
  const commands = new Commands(navigation, (sentence) => notices.tell(sentence));
  const program: Program = {
    api,
    description,
    notices,
    settings: store,
    navigation,
    current,
    shelf: library,
    commands,
  };
  return { ...program, library, main: new MainSearch(program) };
}

/** Opens the program where it was left. */
export async function restore(app: App): Promise<void> {
  const { api, notices, settings, current, library, main } = app;
  await notices.attempt(() => library.load());
  const { runId, puzzleId, unsaved, step } = settings.now;
  const { runs } = api;
  const useRun = (run: Run): Promise<void> => main.useRun(run, step);
  const usePuzzle = (puzzle: LibraryPuzzle): Promise<void> => current.use(puzzle, step);
  if (runId !== null && (await restoreFrom(app, () => runs.get({ runId }), useRun))) return;
  if (puzzleId !== null && (await restoreFrom(app, () => api.library.getPuzzle({ puzzleId }), usePuzzle))) return;
  if (unsaved && !current.shown) return current.use({ ...unsaved, puzzleId: null }, step);
  await useFirst(app);
}

/**
 * Puts what was open before on the board, unless the user was quicker and has opened something else; the view is the user's
 * as well. Returns whether anything is there. What was deleted meanwhile is not worth a word; what is damaged is.
 */
async function restoreFrom<T>(
  { current, notices }: App,
  read: () => Promise<T>,
  use: (open: T) => Promise<void>,
): Promise<boolean> {
  try {
    const open = await read();
    if (!current.shown) await use(open);
    return true;
  } catch (error) {
    if (!isGone(error)) notices.complain(error);
    return current.shown !== null;
  }
}

async function useFirst({ notices, library, current }: App): Promise<void> {
  await notices.attempt(async () => {
    const first = await library.firstPuzzle();
    if (first && !current.shown) await current.use(first);
  });
}

/** Keeps the view, and a puzzle that is in no set, for the next launch. */
export function rememberPlace({ navigation: { view }, settings, current: { shown }, main: { run } }: App): void {
  if (view !== settings.now.view) settings.remember({ view });
  if (shown === null) return; // nothing is open yet
  const { puzzle, title, picture } = shown;
  const isUnsaved = shown.puzzleId === null && run === null;
  const unsaved = isUnsaved ? { puzzle, title, ...(picture && { picture }) } : null;
  if (JSON.stringify(unsaved) !== JSON.stringify(settings.now.unsaved)) settings.remember({ unsaved });
}
