/** Puts the state of the program together; nothing here needs a window. */
import type { Api } from '../../shared/contract/api.ts';
import type { AppDescription, Settings } from '../../shared/contract/types.ts';
import { Library } from '../library/library.svelte.ts';
import { Answers } from '../program/answers.svelte.ts';
import { Commands } from '../program/commands.svelte.ts';
import { CurrentPuzzle } from '../program/currentPuzzle.svelte.ts';
import { Navigation } from '../program/navigation.svelte.ts';
import { Notices } from '../program/notices.svelte.ts';
import { OwnHeuristics } from '../program/ownHeuristics.svelte.ts';
import type { Program } from '../program/program.ts';
import { SettingsStore } from '../program/settings.svelte.ts';
import type { UnsavedWork } from '../program/unsavedWork.ts';
import { isGone } from '../run/gone.ts';
import { MainSearch } from '../search/mainSearch.svelte.ts';

/** The program, with what only the views above the shared parts know of. */
export interface App extends Program {
  readonly library: Library;
  readonly main: MainSearch;
  /** What would be lost with the page; `null` where the library is kept. */
  readonly work: UnsavedWork | null;
}

/** Where the library is not kept: what has to be known of it from the first call on. */
export async function workOf({ keeping }: AppDescription, isEmbedded: boolean): Promise<UnsavedWork | null> {
  if (!keeping || keeping.isLasting || isEmbedded) return null;
  const { UnsavedWork } = await import('../program/unsavedWork.ts');
  return new UnsavedWork();
}

/** The program as it is before anything has been opened. `work` notes what would be lost, where something would be. */
export function openApp(
  host: Api,
  description: AppDescription,
  settings: Settings,
  isEmbedded = false,
  work: UnsavedWork | null = null,
): App {
  const notices = new Notices();
  const { keeping } = description;
  const api = work?.noting(host) ?? host;
  // An exported page is worked through once, and what was answered in it is asked for before it is closed.
  const isEnough = description.brings && !keeping?.isSandboxed;
  if (keeping && !keeping.isLasting) notices[isEnough ? 'tell' : 'warn'](keeping.sentence);
  const store = new SettingsStore(api.settings, notices, settings, description.isReadOnly);
  const navigation = new Navigation(settings.view, isEmbedded);
  const current = new CurrentPuzzle(notices, store, navigation);
  const own = new OwnHeuristics(api.heuristics);
  const library = new Library(api, own);
  const commands = new Commands(navigation, (sentence) => notices.hint(sentence));
  const program: Program = {
    api,
    description,
    notices,
    settings: store,
    navigation,
    current,
    shelf: library,
    commands,
    own,
    answers: description.brings ? new Answers(description.brings) : null,
  };
  return { ...program, library, main: new MainSearch(program), work };
}

/** Puts what was left on the board. Resolves when the library is there as well. */
type Opening = () => Promise<void>;

/**
 * Reads what was on the board when the program was left. The search of what it finds is under way as soon as it is called: so
 * the host works on it while the page is made. Nothing of it is opened where something else `isOnItsWay`.
 */
export async function readPlace(app: App, isOnItsWay = false): Promise<Opening> {
  const { notices, current, library } = app;
  const left = isOnItsWay ? null : readLeft(app); // asked for first: the lists are not waited for
  const loaded = notices.attempt(() => library.load());
  const open = await left;
  return async () => {
    if (open && !current.shown) await open();
    await loaded;
    if (!isOnItsWay) await useFirst(app);
  };
}

/** On a busy computer the first steps take longer than on a free one, and to make the page twice longest of all. */
const LONGEST_WAIT_MS = 300;

/**
 * Waits until `opened`, what was left, and the first steps of its search are there: then the page is made once, with its tree. What
 * takes longer is shown to be on its way.
 */
export async function firstSteps({ main: { player } }: App, opened: Promise<unknown>): Promise<void> {
  const arrived = opened.then(() => player.untilArrived(1));
  const waited = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  await Promise.race([arrived, waited]);
}

/** Opens the program where it was left. */
export async function restore(app: App): Promise<void> {
  const open = await readPlace(app);
  await open();
}

/** The run, the puzzle of the library or the new one that was left; `null` where nothing of it is there. */
async function readLeft({ api, notices, settings, current, main }: App): Promise<Opening | null> {
  const { runId, puzzleId, unsaved, step } = settings.now;
  const run = runId === null ? null : await found(notices, api.runs.get({ runId }));
  if (run) return () => main.useRun(run, step);
  const puzzle = puzzleId === null ? null : await found(notices, api.library.getPuzzle({ puzzleId }));
  if (puzzle) return () => current.use(puzzle, step);
  return unsaved && (() => current.use({ ...unsaved, puzzleId: null }, step));
}

/** What was read, or `null`. What was deleted meanwhile is not worth a word; what is damaged is. */
function found<T>(notices: Notices, reading: Promise<T>): Promise<T | null> {
  return reading.catch((error: unknown) => {
    if (!isGone(error)) notices.complain(error);
    return null;
  });
}

/** Unless something is on the board. */
async function useFirst({ notices, library, current }: App): Promise<void> {
  if (current.shown) return;
  await notices.attempt(async () => {
    const first = await library.firstPuzzle();
    if (first && !current.shown) await current.use(first);
  });
}

/** Keeps the view, and a puzzle that is in no set, for the next launch. */
export function rememberPlace({ navigation: { view }, settings, current: { shown }, main: { run } }: App): void {
  if (view !== settings.now.view) settings.remember({ view });
  if (shown === null) return; // nothing is open yet
  const { puzzle, title, picture, isGuest } = shown;
  const isUnsaved = shown.puzzleId === null && run === null;
  const unsaved = isUnsaved ? { puzzle, title, ...(picture && { picture }), ...(isGuest && { isGuest }) } : null;
  if (JSON.stringify(unsaved) !== JSON.stringify(settings.now.unsaved)) settings.remember({ unsaved });
}
