/** What people expect of a window on a desktop, apart from its page. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { dialog, powerSaveBlocker, type BrowserWindow } from 'electron';
import type { LongEnd } from '../../host/longEnd.ts';
import type { OpenedFiles } from '../hosts/openedFiles.ts';
import type { OpenedProgram } from '../hosts/openedProgram.ts';

interface KeptWindow {
  /** Electron's zoom level: 0 is 100 %, each step a fifth more. */
  readonly zoomLevel: number;
  /** Whether the view was presented when the window closed: the next start does not present. */
  readonly isPresented: boolean;
}

/** Chromium's bounds. */
const MAX_ZOOM_LEVEL = 9;

/** The state kept in `file`; that of a new window if it cannot be read. */
export function readWindow(file: string): KeptWindow {
  try {
    const { zoomLevel, isPresented } = JSON.parse(readFileSync(file, 'utf8')) as Partial<KeptWindow>;
    const isZoom = typeof zoomLevel === 'number' && Math.abs(zoomLevel) <= MAX_ZOOM_LEVEL;
    return { zoomLevel: isZoom ? zoomLevel : 0, isPresented: isPresented === true };
  } catch {
    return { zoomLevel: 0, isPresented: false };
  }
}

/** Keeps the state; ignores failures. */
export function keepWindow(file: string, kept: KeptWindow): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(kept));
  } catch (error) {
    console.error(error);
  }
}

/**
 * Restores what Electron does not: the zoom, and full screen except for a class. `file`: where that is stored.
 */
export function rememberWindow(window: BrowserWindow, file: string, isPresented: () => boolean): void {
  const kept = readWindow(file);
  window.once('persisted-state-restored', () => {
    if (kept.isPresented && window.isFullScreen()) window.setFullScreen(false);
  });
  // Only once: a page that is loaded again has the zoom that it had.
  window.webContents.once('did-finish-load', () => window.webContents.setZoomLevel(kept.zoomLevel));
  window.on('close', () =>
    keepWindow(file, { zoomLevel: window.webContents.getZoomLevel(), isPresented: isPresented() }),
  );
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

type Ending = Pick<OpenedProgram, 'busy' | 'longEnd'>;

/** How long the page has to show a sentence before work blocks this process. */
const PAINT_MS = 300;

/**
 * Asks before closing the window over unfinished work, and waits for that if the user wants. Long work at the end
 * happens while the window is still open, after `tell` has announced it.
 */
export function closeInPeace(window: BrowserWindow, { busy, longEnd }: Ending, tell: (sentence: string) => void): void {
  const isEndDone = slowEnd(window, longEnd, tell);
  const mayClose = endQuestion(window, busy);
  window.on('close', (event) => {
    if (!mayClose() || !isEndDone()) event.preventDefault();
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

/** Whether the window may close. Else asks over it, at most once at a time, and closes it when work or user allow. */
function endQuestion(window: BrowserWindow, busy: Ending['busy']): () => boolean {
  let [isOpen, isEndWanted] = [false, false];
  let waiting: NodeJS.Timeout | undefined;
  window.on('closed', () => clearInterval(waiting));

  async function askFirst(what: string): Promise<void> {
    isOpen = true;
    isEndWanted = (await ask(window, what)) !== WAIT;
    isOpen = false;
    if (isEndWanted) return window.close();
    clearInterval(waiting);
    waiting = setInterval(() => {
      if (busy() !== null) return;
      clearInterval(waiting);
      window.close();
    }, LOOK_EVERY_MS);
  }

  return () => {
    const what = busy();
    if (what === null || isEndWanted) return true;
    if (!isOpen) void askFirst(what);
    return false;
  };
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

/** Opens the chosen files together. */
export async function askForFiles(window: BrowserWindow, opened: Pick<OpenedFiles, 'add'>): Promise<void> {
  const { filePaths } = await dialog.showOpenDialog(window, {
    properties: ['openFile', 'multiSelections'],
    filters: [
      { name: 'Libraries and lists of puzzles', extensions: ['searchlight', 'json', 'csv', 'txt'] },
      { name: 'All files', extensions: ['*'] },
    ],
  });
  const [first, ...others] = filePaths;
  if (first !== undefined) opened.add(first, ...others);
}
