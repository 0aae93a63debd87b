/** What people expect of a window on a desktop, beside its page. */
import { dialog, powerSaveBlocker, type BrowserWindow } from 'electron';
import type { LongEnd } from '../../host/longEnd.ts';
import { keepWindow, readWindow } from './windowMemory.ts';

/** Zoom and full screen come back as the window was left; a class that is over fills no screen. `file`: where it is kept. */
export function rememberWindow(window: BrowserWindow, file: string, isPresented: () => boolean): void {
  let { zoomLevel } = readWindow(file);
  const { isPresented: wasPresented } = readWindow(file);
  window.once('persisted-state-restored', () => {
    if (wasPresented && window.isFullScreen()) window.setFullScreen(false);
  });
  window.webContents.on('did-finish-load', () => window.webContents.setZoomLevel(zoomLevel));
  window.on('close', () => {
    zoomLevel = window.webContents.getZoomLevel();
    keepWindow(file, { zoomLevel, isPresented: isPresented() });
  });
}

/** Keeps the screens awake while something is presented. */
export class AwakeScreens {
  #blocker: number | null = null;

  get isAwake(): boolean {
    return this.#blocker !== null;
  }

  keep(isAwake: boolean): void {
    if (isAwake === this.isAwake) return;
    if (this.#blocker !== null) powerSaveBlocker.stop(this.#blocker);
    this.#blocker = isAwake ? powerSaveBlocker.start('prevent-display-sleep') : null;
  }
}

const WAIT = 0;
const LOOK_EVERY_MS = 200;

/** What a window closes over. */
export interface Ending {
  /** What is under way and would be lost, as a sentence. */
  busy(): string | null;
  /** What the end would take seconds for. */
  longEnd(): LongEnd | null;
}

/** How long the page has to show a sentence before work holds this process up. */
const PAINT_MS = 300;

/**
 * Asks before the window closes over something that is under way, and waits for its end if that is wanted. What the end takes long
 * for is done while the window is still there, after `tell` has said it.
 */
export function closeInPeace(window: BrowserWindow, { busy, longEnd }: Ending, tell: (sentence: string) => void): void {
  const isEndDone = slowEnd(window, longEnd, tell);
  const question = new EndQuestion(window, busy);
  window.on('close', (event) => {
    if (!question.mayClose() || !isEndDone()) event.preventDefault();
  });
}

/** Whether the end may come: not before its long work is told, and done. */
function slowEnd(window: BrowserWindow, longEnd: Ending['longEnd'], tell: (sentence: string) => void): () => boolean {
  let [isTold, isDone] = [false, false];
  return () => {
    const end = isDone ? null : longEnd();
    if (!end) return true;
    if (isTold) return false;
    isTold = true;
    tell(end.sentence);
    setTimeout(() => finish(end), PAINT_MS);
    return false;
  };
  function finish(end: LongEnd): void {
    isDone = true;
    try {
      end.work();
    } finally {
      window.close();
    }
  }
}

/** The question that stands over the window, at most once, while something is under way. */
class EndQuestion {
  readonly #window: BrowserWindow;
  readonly #busy: Ending['busy'];
  #isOpen = false;
  #isEndWanted = false;
  #waiting: NodeJS.Timeout | undefined;

  constructor(window: BrowserWindow, busy: Ending['busy']) {
    this.#window = window;
    this.#busy = busy;
    window.on('closed', () => clearInterval(this.#waiting));
  }

  /** Asks where something is under way. */
  mayClose(): boolean {
    const what = this.#busy();
    if (what === null || this.#isEndWanted) return true;
    if (!this.#isOpen) void this.#ask(what);
    return false;
  }

  async #ask(what: string): Promise<void> {
    this.#isOpen = true;
    this.#isEndWanted = (await ask(this.#window, what)) !== WAIT;
    this.#isOpen = false;
    if (this.#isEndWanted) return this.#window.close();
    clearInterval(this.#waiting);
    this.#waiting = setInterval(() => {
      if (this.#busy() !== null) return;
      clearInterval(this.#waiting);
      this.#window.close();
    }, LOOK_EVERY_MS);
  }
}

async function ask(window: BrowserWindow, what: string): Promise<number> {
  const { response } = await dialog.showMessageBox(window, {
    type: 'question',
    message: what,
    detail: 'Searchlight ends as soon as that is done.',
    buttons: ['Wait for it', 'End without it'],
    defaultId: WAIT,
    cancelId: WAIT,
  });
  return response;
}

/** Asks for files to open, and gives the paths of those that were chosen together to `take`. */
export async function askForFiles(window: BrowserWindow, take: (paths: [string, ...string[]]) => void): Promise<void> {
  const { filePaths } = await dialog.showOpenDialog(window, {
    properties: ['openFile', 'multiSelections'],
    filters: [
      { name: 'Libraries and lists of puzzles', extensions: ['searchlight', 'json', 'csv', 'txt'] },
      { name: 'All files', extensions: ['*'] },
    ],
  });
  if (isFilled(filePaths)) take(filePaths);
}

function isFilled(paths: readonly string[]): paths is [string, ...string[]] {
  return paths.length > 0;
}
