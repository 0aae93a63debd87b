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

const [WAIT] = [0];
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
  let isAsked = false;
  let isTold = false;
  function endSlowly(event: { preventDefault(): void }): void {
    const end = isTold ? null : longEnd();
    if (!end) return;
    event.preventDefault();
    isTold = true;
    tell(end.sentence);
    setTimeout(() => {
      end.work();
      window.close();
    }, PAINT_MS);
  }
  window.on('close', (event) => {
    const what = busy();
    if (what === null || isAsked) return endSlowly(event);
    event.preventDefault();
    void ask(window, what).then((response) => {
      isAsked = response !== WAIT;
      if (isAsked) return window.close();
      const timer = setInterval(() => {
        if (busy() !== null) return;
        clearInterval(timer);
        window.close();
      }, LOOK_EVERY_MS);
    });
  });
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

/** Asks for a file to open, and gives its path to `take`. */
export async function askForFile(window: BrowserWindow, take: (path: string) => void): Promise<void> {
  const { filePaths } = await dialog.showOpenDialog(window, {
    properties: ['openFile'],
    filters: [
      { name: 'Libraries and lists of puzzles', extensions: ['searchlight', 'json', 'csv', 'txt'] },
      { name: 'All files', extensions: ['*'] },
    ],
  });
  for (const path of filePaths) take(path);
}
