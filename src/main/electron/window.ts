import type { BrowserWindowConstructorOptions } from 'electron';

/** Background of the window before the page has painted: the page's own, so that nothing flashes. */
const BACKGROUND = { light: '#ffffff', dark: '#1d1c18' };

export interface WindowSurroundings {
  /** The built preload. */
  readonly preload: string;
  readonly devTools: boolean;
  /** Whether the system prefers dark windows. */
  readonly dark: boolean;
}

/** The options of the one window. Those of `webPreferences` that are Electron's defaults are written down all the same: a test holds them. */
export function windowOptions({ preload, devTools, dark }: WindowSurroundings): BrowserWindowConstructorOptions {
  return {
    name: 'main',
    title: 'Searchlight',
    width: 1360,
    height: 860,
    minWidth: 1024,
    minHeight: 640,
    // Where the window was, how large, and on which screen; where that is gone, Electron finds another place.
    windowStatePersistence: { bounds: true, displayMode: true },
    backgroundColor: dark ? BACKGROUND.dark : BACKGROUND.light,
    webPreferences: {
      preload,
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
    },
  };
}
