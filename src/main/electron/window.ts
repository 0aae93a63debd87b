import type { BrowserWindowConstructorOptions, Size, WebPreferences } from 'electron';

/** The name under which Windows groups, pins and lists the program; the installers' shortcuts have the same. */
export const APP_ID = 'org.searchlight.Searchlight';

/** The page's own background, so that nothing flashes before it paints. */
const BACKGROUND = { light: '#ffffff', dark: '#1d1c18' };

interface WindowLook {
  readonly devTools: boolean;
  readonly dark: boolean;
}

interface MainWindow extends WindowLook {
  readonly preload: string;
  /** The screen without its taskbar. */
  readonly room: Size;
}

/** Sizes of the window: the first one, and the smallest in which every view is usable; both limited by the screen. */
const FIRST: Size = { width: 1360, height: 860 };
const LEAST: Size = { width: 1024, height: 640 };

/** The page's sandbox. Also lists Electron's defaults, which a test checks. */
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

/** No preload, so that nothing of the host can be reached from the notes. */
export function notesOptions({ devTools, dark }: WindowLook): BrowserWindowConstructorOptions {
  return {
    title: 'Notes',
    minWidth: 360,
    minHeight: 320,
    autoHideMenuBar: true,
    backgroundColor: dark ? BACKGROUND.dark : BACKGROUND.light,
    webPreferences: lockedPreferences(devTools),
  };
}

export function windowOptions({ preload, devTools, dark, room }: MainWindow): BrowserWindowConstructorOptions {
  return {
    name: 'main',
    title: 'Searchlight',
    width: Math.min(FIRST.width, room.width),
    height: Math.min(FIRST.height, room.height),
    minWidth: Math.min(LEAST.width, room.width),
    minHeight: Math.min(LEAST.height, room.height),
    // The last place, size and screen; if the screen is gone, Electron finds another place.
    windowStatePersistence: { bounds: true, displayMode: true },
    backgroundColor: dark ? BACKGROUND.dark : BACKGROUND.light,
    webPreferences: { preload, ...lockedPreferences(devTools) },
  };
}
