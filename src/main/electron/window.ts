import type { BrowserWindowConstructorOptions, Size, WebPreferences } from 'electron';

/** As what Windows groups, pins and lists the windows of the program: the shortcuts of the installers have the same. */
export const APP_ID = 'org.searchlight.Searchlight';

/** Background of the window before the page has painted: the page's own, so that nothing flashes. */
const BACKGROUND = { light: '#ffffff', dark: '#1d1c18' };

export interface WindowSurroundings {
  /** The built preload. */
  readonly preload: string;
  readonly devTools: boolean;
  /** Whether the system prefers dark windows. */
  readonly dark: boolean;
  /** What the screen has beside its taskbar. */
  readonly room: Size;
}

/** Sizes of the window, where the screen has as much room: the first one, and the least in which every view is usable. */
const FIRST: Size = { width: 1360, height: 860 };
const LEAST: Size = { width: 1024, height: 640 };

/** What keeps a page in its sandbox. What is Electron's default is written down all the same: a test holds it. */
function lockedPreferences(devTools: boolean): WebPreferences {
  return {
    devTools,
    contextIsolation: true,
    sandbox: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    experimentalFeatures: false,
    webviewTag: false,
    navigateOnDragDrop: false,
    spellcheck: false, // its dictionaries would be downloaded
  };
}

/** The options of the window with the notes: it has no preload, so nothing of the host can be reached from it. */
export function notesOptions({
  devTools,
  dark,
}: Pick<WindowSurroundings, 'devTools' | 'dark'>): BrowserWindowConstructorOptions {
  return {
    title: 'Notes',
    minWidth: 360,
    minHeight: 320,
    autoHideMenuBar: true,
    backgroundColor: dark ? BACKGROUND.dark : BACKGROUND.light,
    webPreferences: lockedPreferences(devTools),
  };
}

/** The options of the main window. */
export function windowOptions({ preload, devTools, dark, room }: WindowSurroundings): BrowserWindowConstructorOptions {
  return {
    name: 'main',
    title: 'Searchlight',
    width: Math.min(FIRST.width, room.width),
    height: Math.min(FIRST.height, room.height),
    minWidth: Math.min(LEAST.width, room.width),
    minHeight: Math.min(LEAST.height, room.height),
    // Where the window was, how large, and on which screen; where that is gone, Electron finds another place.
    windowStatePersistence: { bounds: true, displayMode: true },
    backgroundColor: dark ? BACKGROUND.dark : BACKGROUND.light,
    webPreferences: { preload, ...lockedPreferences(devTools) },
  };
}
