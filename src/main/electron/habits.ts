/** What people expect of a window on a desktop, apart from its page. */
import { dialog, powerSaveBlocker, type BrowserWindow } from 'electron';
import type { LongEnd } from '../../host/longEnd.ts';
import { keepWindow, readWindow } from './windowMemory.ts';

/**
 * Restores zoom and full screen as the window was left, except full screen for a class. `file`: where they are stored.
 */
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

/** Keeps the screens awake while presenting. */
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

export interface Ending {
  /** A sentence about unfinished work that would be lost. */
  busy(): string | null;
  /** Work that delays the end by seconds. */
  longEnd(): LongEnd | null;
}

/** How long the page has to show a sentence before work blocks this process. */
const PAINT_MS = 300;

/**
 * Asks before closing the window over unfinished work, and waits for that if the user wants. Long work at the end
 * happens while the window is still open, after `tell` has announced it.
 */
export function closeInPeace(window: BrowserWindow, { busy, longEnd }: Ending, tell: (sentence: string) => void): void {
  const isEndDone = slowEnd(window, longEnd, tell);
  const question = new EndQuestion(window, busy);
  window.on('close', (event) => {
    if (!question.mayClose() || !isEndDone()) event.preventDefault();
  });
}

/** Whether the end may come: not before its long work is announced and done. */
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

/** The question over the window, at most one. */
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

/** Passes the chosen paths to `take`, all at once. */
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
