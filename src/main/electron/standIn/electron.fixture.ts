/**
 * A stand-in of the `electron` module, for machines without its binary: what the shell uses of it, with the semantics
 * that matter. Messages are cloned on the way, as Electron's IPC does it, and the preload gets `electron` and nothing
 * else.
 */
import type {
  App,
  BrowserWindow as RealWindow,
  Dialog,
  MenuItemConstructorOptions,
  PowerSaveBlocker,
  Protocol,
  Rectangle,
  Screen,
  Session,
  Shell,
  WebContents,
  WindowOpenHandlerResponse,
} from 'electron';
import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { dialog } from './dialog.fixture.ts';
import { journal, noting } from './journal.fixture.ts';

export { dialog, journal };

const paths = new Map<string, string>();

export const app = Object.assign(
  new EventEmitter(),
  noting('setName', 'setAppUserModelId', 'enableSandbox', 'exit', 'addRecentDocument', 'clearRecentDocuments'),
  {
    isPackaged: true,
    /** Whether no other instance has the lock. */
    isFirst: true,
    requestSingleInstanceLock(): boolean {
      journal.push(['requestSingleInstanceLock']);
      return app.isFirst;
    },
    async whenReady(): Promise<void> {
      await new Promise(setImmediate);
      journal.push(['ready']);
    },
    /** The user's documents are in the driver's working folder. */
    getPath: (name: string): string => paths.get(name) ?? process.cwd(),
    setPath(name: string, path: string): void {
      journal.push(['setPath', name, path]);
      paths.set(name, path);
    },
    quit(): void {
      journal.push(['quit']);
      app.emit('before-quit');
      app.isQuitting = true;
      for (const window of BrowserWindow.getAllWindows()) if (!window.isDestroyed()) window.close();
      app.quitIfEmpty();
    },
    isQuitting: false,
    /** Continues quitting once the last window is closed. */
    quitIfEmpty(): void {
      if (!app.isQuitting || BrowserWindow.windows.length > 0) return;
      app.isQuitting = false;
      app.emit('will-quit', { preventDefault: () => {} });
    },
  },
);

type StandInAnswer = (request: { url: string; method: string }) => Response | Promise<Response>;
export const schemes = new Map<string, StandInAnswer>();
export const protocol = {
  ...noting('registerSchemesAsPrivileged'),
  handle(scheme: string, answer: StandInAnswer): void {
    journal.push(['handle', scheme]);
    schemes.set(scheme, answer);
  },
};

export const session = {
  defaultSession: {
    ...noting(
      'setPermissionRequestHandler',
      'setPermissionCheckHandler',
      'setDevicePermissionHandler',
      'setDisplayMediaRequestHandler',
    ),
    webRequest: noting('onBeforeRequest'),
  },
};

let bar: readonly MenuItemConstructorOptions[] = [];
export const Menu = {
  buildFromTemplate: (template: MenuItemConstructorOptions[]): MenuItemConstructorOptions[] => template,
  setApplicationMenu(template: MenuItemConstructorOptions[]): void {
    journal.push(['setApplicationMenu', template]);
    bar = template;
  },
};

/** The item of the menu bar with this id. */
export function menuItem(id: string): { click(): void } {
  const all = (items: readonly MenuItemConstructorOptions[]): MenuItemConstructorOptions[] =>
    items.flatMap((item) => [item, ...all((item.submenu ?? []) as MenuItemConstructorOptions[])]);
  const item = all(bar).find((each) => each.id === id);
  if (!item?.click || item.enabled === false) throw new Error(`Nobody can click ${id}.`);
  return { click: () => (item.click as () => void)() };
}

export const powerSaveBlocker = {
  start(type: string): number {
    journal.push(['powerSaveBlocker.start', type]);
    return 1;
  },
  stop: (id: number): boolean => journal.push(['powerSaveBlocker.stop', id]) > 0,
};
export const shell = {
  async openExternal(url: string): Promise<void> {
    journal.push(['openExternal', url]);
  },
};
/** One screen: the system of a test has no second one. */
const SIZE = { width: 1440, height: 900 };
const DISPLAY = { id: 1, workArea: { x: 0, y: 0, ...SIZE }, workAreaSize: SIZE };
export const screen = Object.assign(new EventEmitter(), {
  getPrimaryDisplay: () => DISPLAY,
  getAllDisplays: () => [DISPLAY],
  getDisplayMatching: (_bounds: Rectangle) => DISPLAY,
});
export const nativeTheme = { shouldUseDarkColors: false };

/** Type check: Electron has what the shell uses, with the same parameters and results. */
type Used<Real, Names extends keyof Real> = { readonly [Name in Names]: Real[Name] };
const held: readonly [
  Used<App, 'setName' | 'enableSandbox' | 'setPath' | 'exit' | 'quit' | 'whenReady' | 'getPath' | 'isPackaged'>,
  Used<App, 'requestSingleInstanceLock' | 'setAppUserModelId'>,
  Used<Protocol, 'registerSchemesAsPrivileged'>,
  Used<Dialog, 'showErrorBox' | 'showMessageBox'>,
  Used<Session, 'setPermissionRequestHandler' | 'setPermissionCheckHandler' | 'setDevicePermissionHandler'>,
  Used<Session, 'setDisplayMediaRequestHandler'>,
  Used<App, 'addRecentDocument' | 'clearRecentDocuments'>,
  Used<PowerSaveBlocker, 'start' | 'stop'>,
  Used<Shell, 'openExternal'>,
] = [app, app, protocol, dialog, session.defaultSession, session.defaultSession, app, powerSaveBlocker, shell];
const heldScreen: {
  readonly [Name in 'getPrimaryDisplay' | 'getAllDisplays' | 'getDisplayMatching']: (
    ...args: Parameters<Screen[Name]>
  ) => unknown;
} = screen;
void [held, heldScreen];

/** The same for windows and their contents. */
type HeldWindow = Used<
  RealWindow,
  | 'isDestroyed'
  | 'isMinimized'
  | 'restore'
  | 'focus'
  | 'close'
  | 'loadURL'
  | 'isFullScreen'
  | 'setFullScreen'
  | 'getBounds'
  | 'getNormalBounds'
  | 'setBounds'
  | 'isMaximized'
  | 'maximize'
  | 'unmaximize'
>;
type HeldContents = Used<WebContents, 'getZoomLevel' | 'setZoomLevel' | 'send' | 'getURL'>;

type OpenHandler = (wanted: { readonly url: string; readonly frameName: string }) => WindowOpenHandlerResponse;

interface Options {
  readonly webPreferences: { readonly preload: string };
}

/** What the preload exposes to the page, under its name. */
export type Exposed = Record<string, Record<string, (...args: unknown[]) => void>>;

export class BrowserWindow extends EventEmitter implements HeldWindow {
  static windows: BrowserWindow[] = [];
  static getAllWindows = (): BrowserWindow[] => [...BrowserWindow.windows];
  static fromId = (id: number): BrowserWindow | undefined => BrowserWindow.windows.find((window) => window.id === id);
  /** Shows and removes the page of a window. */
  static show = (window: BrowserWindow, url: string): void => window.showHere(url);
  static shut = (window: BrowserWindow): void => window.gone();
  static #last = 0;

  readonly id = ++BrowserWindow.#last;
  readonly options: Options;
  readonly toPage = new EventEmitter();
  readonly exposed: Exposed = {};
  readonly webContents = Object.assign(new EventEmitter(), noting('reload'), {
    ipc: new EventEmitter(),
    openHandler: undefined as OpenHandler | undefined,
    setWindowOpenHandler: (handler: OpenHandler): void => {
      journal.push(['setWindowOpenHandler']);
      this.webContents.openHandler = handler;
    },
    getURL: (): string => this.webContents.mainFrame.url,
    zoomLevel: 0,
    getZoomLevel: (): number => this.webContents.zoomLevel,
    setZoomLevel: (level: number): void => {
      this.webContents.zoomLevel = level;
    },
    mainFrame: { frameTreeNodeId: 1, url: '' },
    send: (channel: string, ...args: unknown[]): void => deliver(this.toPage, channel, {}, args),
  });
  readonly held: HeldContents = this.webContents;
  page: Response | undefined;
  minimized = false;
  fullScreen = false;
  maximized = false;
  bounds: Rectangle = { x: 0, y: 0, width: 1360, height: 860 };

  constructor(options: Options) {
    super();
    journal.push(['BrowserWindow']);
    this.options = options;
    BrowserWindow.windows.push(this);
    app.emit('web-contents-created', {}, this.webContents);
  }

  isDestroyed = (): boolean => !BrowserWindow.windows.includes(this);

  isMinimized(): boolean {
    return this.minimized;
  }

  restore(): void {
    journal.push(['restore']);
    this.minimized = false;
  }

  focus(): void {
    journal.push(['focus']);
  }

  isFullScreen(): boolean {
    return this.fullScreen;
  }

  setFullScreen(flag: boolean): void {
    journal.push(['setFullScreen', flag]);
    const leaves = this.fullScreen && !flag;
    this.fullScreen = flag;
    if (leaves) this.emit('leave-full-screen');
  }

  getBounds = (): Rectangle => this.bounds;
  getNormalBounds = (): Rectangle => this.bounds;
  isMaximized = (): boolean => this.maximized;

  setBounds(bounds: Partial<Rectangle>): void {
    journal.push(['setBounds', bounds]);
    this.bounds = { ...this.bounds, ...bounds };
  }

  maximize = (): void => void (this.maximized = true);
  unmaximize = (): void => void (this.maximized = false);

  /** The page opens a window: asks the handler, and returns the stand-in's new window; `null` if denied. */
  open(url: string, frameName: string): BrowserWindow | null {
    const answer = this.webContents.openHandler!({ url, frameName });
    journal.push(['open', url, frameName, answer.action]);
    if (answer.action === 'deny') return null;
    const opened = new BrowserWindow(answer.overrideBrowserWindowOptions as Options);
    for (const end of ['unloaded', 'closed']) this.once(end, () => opened.gone());
    return opened;
  }

  close(): void {
    let isHeld = false;
    const event = { defaultPrevented: false, preventDefault: () => (event.defaultPrevented = isHeld = true) };
    this.emit('close', event);
    if (!isHeld) BrowserWindow.shut(this);
  }

  /** Its page is gone. */
  gone(): void {
    if (!BrowserWindow.windows.includes(this)) return;
    BrowserWindow.windows = BrowserWindow.windows.filter((window) => window !== this);
    for (const name of OF_THE_LIVING) this[name] = destroyed;
    this.webContents.send = destroyed;
    this.emit('closed');
    this.webContents.emit('destroyed');
    if (app.isQuitting) app.quitIfEmpty();
    else if (BrowserWindow.windows.length === 0) app.emit('window-all-closed');
  }

  /** Records the listeners so far: locks added later come too late. */
  async loadURL(url: string): Promise<void> {
    journal.push(['loadURL', url, this.webContents.eventNames()]);
    BrowserWindow.show(this, url);
  }

  /** Without a browser: keeps the answer to the request for the page, and runs the preload. */
  private showHere(url: string): void {
    this.webContents.mainFrame.url = url;
    void Promise.resolve(schemes.get(new URL(url).protocol.slice(0, -1))!({ url, method: 'GET' })).then((page) => {
      this.page = page;
      this.runPreload();
      this.webContents.emit('did-finish-load');
      app.emit('page-loaded', this);
    });
  }

  /** Runs the preload in a context that has the language, and `electron` to require. */
  private runPreload(): void {
    const send = (channel: string, ...args: unknown[]): void =>
      deliver(this.webContents.ipc, channel, { senderFrame: this.webContents.mainFrame }, args);
    const electron = {
      contextBridge: { exposeInMainWorld: (name: string, api: Exposed[string]) => (this.exposed[name] = api) },
      ipcRenderer: Object.assign(this.toPage, { send }),
    };
    const require = (name: string): unknown => {
      if (name !== 'electron') throw new Error(`A sandboxed preload cannot require ${name}.`);
      return electron;
    };
    const file = this.options.webPreferences.preload;
    runInContext(readFileSync(file, 'utf8'), createContext({ require, exports: {} }), { filename: file });
  }
}

/** Members that a closed window no longer has. */
const OF_THE_LIVING = [
  'isMinimized',
  'restore',
  'focus',
  'isFullScreen',
  'setFullScreen',
  'setBounds',
  'close',
] as const;

function destroyed(): never {
  throw new TypeError('Object has been destroyed');
}

/** Passes clones of `args` on, later: nothing is shared or moved. */
function deliver(to: EventEmitter, channel: string, event: object, args: unknown[]): void {
  const clones = structuredClone(args);
  setImmediate(() => to.emit(channel, event, ...clones));
}
