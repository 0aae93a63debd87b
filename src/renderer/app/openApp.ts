import type { Api } from '../../shared/contract/api.ts';
import type { Settings } from '../../shared/contract/settings.ts';
import type { AppDescription } from '../../shared/contract/description.ts';
import { isChangedMessage } from '../../shared/contract/changed.ts';
import type { Connected } from '../../shared/rpc/rpc.ts';
import { Library } from '../library/library.svelte.ts';
import { Answers } from '../program/answers.svelte.ts';
import { Commands } from '../program/commands.svelte.ts';
import { CurrentPuzzle, unsavedPuzzle } from '../program/currentPuzzle.svelte.ts';
import { Lists } from '../program/lists.svelte.ts';
import { Navigation } from '../program/navigation.svelte.ts';
import { Notices } from '../program/notices.svelte.ts';
import { OwnHeuristics } from '../program/ownHeuristics.svelte.ts';
import type { Program } from '../program/program.ts';
import { SettingsStore } from '../program/settings.svelte.ts';
import type { UnsavedWork } from '../program/unsavedWork.ts';
import { isGone } from '../../shared/contract/errors.ts';
import { MainSearch } from '../search/mainSearch.svelte.ts';

/** The program, with the parts that only the topmost views use. */
export interface App extends Program {
  readonly library: Library;
  readonly main: MainSearch;
  /** What would be lost with the page; `null` where the library is kept. */
  readonly work: UnsavedWork | null;
}

/** For a page whose library is not kept; it must record from the first call on. */
export async function workOf({ keeping }: AppDescription, isEmbedded: boolean): Promise<UnsavedWork | null> {
  if (!keeping || keeping.isLasting || isEmbedded) return null;
  const { UnsavedWork } = await import('../program/unsavedWork.ts');
  return new UnsavedWork();
}

/** The program before anything is opened. `work` records what would be lost. */
export function openApp(
  host: Connected<Api>,
  description: AppDescription,
  settings: Settings,
  isEmbedded = false,
  work: UnsavedWork | null = null,
): App {
  const notices = new Notices();
  const { keeping } = description;
  const api = work?.noting(host) ?? host;
  // An exported page is worked through once; closing it asks about its answers, which is enough.
  const isEnough = description.brings && !keeping?.isSandboxed;
  if (keeping && !keeping.isLasting) notices[isEnough ? 'tell' : 'warn'](keeping.sentence);
  const store = new SettingsStore(api.settings, notices, settings, description.isReadOnly);
  const navigation = new Navigation(settings.view, isEmbedded);
  const current = new CurrentPuzzle(notices, store, navigation);
  const lists = new Lists(api.library);
  host.onMessage((message) => {
    if (isChangedMessage(message)) lists.change();
  });
  const changes = lists.updatedBy(api);
  const own = new OwnHeuristics(api, changes, lists);
  const library = new Library(api, lists, () => store.moveNaming);
  const commands = new Commands(
    navigation,
    (sentence, isTrue) => notices.hint(sentence, isTrue),
    () => store.now.letterKeys,
  );
  const program = {
    api,
    changes,
    description,
    notices,
    settings: store,
    navigation,
    current,
    library,
    commands,
    own,
    answers: description.brings ? new Answers(description.brings) : null,
  };
  return { ...program, main: new MainSearch(program), work };
}

/** Puts the restored content on the board. Resolves when the library is loaded as well. */
type Opening = () => Promise<void>;

/**
 * Reads what was on the board at the end of the last session. Starts its search at once, so that the host works while
 * the page is built. Opens nothing if something else `isOnItsWay`.
 */
export async function readPlace(app: App, isOnItsWay = false): Promise<Opening> {
  const { notices, current, library } = app;
  const left = isOnItsWay ? null : readLeft(app); // requested first: it need not wait for the lists
  const loaded = notices.attempt(() => library.refresh());
  const open = await left;
  return async () => {
    if (open && !current.shown) await open();
    await loaded;
    if (!isOnItsWay) await useFirst(app);
  };
}

/** On a busy computer, building the page twice would take longer than this wait. */
const LONGEST_WAIT_MS = 300;

/**
 * Waits for the restored search and its first steps, so that the page is built once, with its tree; beyond
 * `LONGEST_WAIT_MS`, a placeholder is shown.
 */
export async function firstSteps({ main: { player } }: App, opened: Promise<unknown>): Promise<void> {
  const arrived = opened.then(() => player.untilArrived(1));
  const waited = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  await Promise.race([arrived, waited]);
}

/** The last session's run, library puzzle or unsaved puzzle; `null` where none is left. */
async function readLeft({ api, notices, settings, current, main }: App): Promise<Opening | null> {
  const { runId, puzzleId, unsaved, step } = settings.now;
  const run = runId === null ? null : await found(notices, api.runs.get({ runId }));
  if (run) return () => main.useRun(run, step);
  const puzzle = puzzleId === null ? null : await found(notices, api.library.getPuzzle({ puzzleId }));
  if (puzzle) return () => current.use(puzzle, step);
  return unsaved && (() => current.use({ ...unsaved, puzzleId: null }, step));
}

/** `null` on failure; damage is reported, deletion is not. */
function found<T>(notices: Notices, reading: Promise<T>): Promise<T | null> {
  return reading.catch((error: unknown) => {
    if (!isGone(error)) notices.complain(error);
    return null;
  });
}

async function useFirst({ notices, library, current }: App): Promise<void> {
  if (current.shown) return;
  await notices.attempt(async () => {
    const first = await library.firstPuzzle();
    if (first && !current.shown) await current.use(first);
  });
}

/** Stores the view, and a puzzle that is in no set, for the next start. */
export function rememberPlace({ navigation: { view }, settings, current: { shown }, main: { run } }: App): void {
  if (view !== settings.now.view) settings.remember({ view });
  if (shown === null) return; // nothing is open yet
  const unsaved = shown.puzzleId === null && run === null ? unsavedPuzzle(shown) : null;
  if (JSON.stringify(unsaved) !== JSON.stringify(settings.now.unsaved)) settings.remember({ unsaved });
}
