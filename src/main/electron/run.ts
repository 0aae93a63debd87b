/** The Electron host from its launch to its end. */
import { app, BrowserWindow, dialog, Menu, nativeTheme, protocol, session, type WebContents } from 'electron';
import { AppError } from '../../shared/contract/errors.ts';
import type { Port } from '../../shared/rpc/port.ts';
import type { Destination } from '../destination.ts';
import { readPageFiles } from '../pageFiles.ts';
import { answer, PRIVILEGED_SCHEMES } from './appProtocol.ts';
import { afterCrash, PAGE_URL, SCHEME } from './decisions.ts';
import { lockContents, lockSession } from './lock.ts';
import { menuTemplate } from './menu.ts';
import { acceptPages } from './port.ts';
import { saveDialog } from './saveDialog.ts';
import { windowOptions } from './window.ts';

const NAME = 'Searchlight';

/** What the composition root brings. */
export interface ElectronProgram {
  readonly pageFolder: string;
  /** The built preload. */
  readonly preload: string;
  /** Makes the folder of the library, where Electron's own files (window state, caches) lie too. Throws an `AppError`. */
  makeDataFolder(): string;
  /** Opens the library in that folder; what leaves it goes to `destination`. Throws an `AppError` where that is impossible. */
  open(dataFolder: string, destination: Destination): { serve(port: Port): void; close(): Promise<void> };
}

/** To be called before the app is ready, in the first turn of the entry: schemes and paths cannot be set later. */
export function runElectronHost(program: ElectronProgram): void {
  app.setName(NAME);
  app.enableSandbox();
  protocol.registerSchemesAsPrivileged(PRIVILEGED_SCHEMES);
  app.on('web-contents-created', (_event, contents) => lockContents(contents));
  app.on('window-all-closed', () => app.quit());
  app.on('second-instance', focusWindow);
  orComplain(() => {
    const dataFolder = program.makeDataFolder();
    app.setPath('userData', dataFolder);
    if (!app.requestSingleInstanceLock()) return app.quit();
    void app.whenReady().then(() => orComplain(() => start(program, dataFolder)));
  });
}

function start(program: ElectronProgram, dataFolder: string): void {
  const devTools = !app.isPackaged;
  const files = readPageFiles(program.pageFolder);
  const { serve, close } = program.open(
    dataFolder,
    saveDialog(() => window),
  );
  app.on('will-quit', (event) => {
    event.preventDefault();
    void close().finally(() => app.exit());
  });
  lockSession(session.defaultSession, devTools);
  protocol.handle(SCHEME, (request) => answer(files, request));
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(process.platform, devTools)));

  const dark = nativeTheme.shouldUseDarkColors;
  const window = new BrowserWindow(windowOptions({ preload: program.preload, devTools, dark }));
  acceptPages(window.webContents, serve);
  reloadOnce(window.webContents);
  void window.loadURL(PAGE_URL);
}

function focusWindow(): void {
  const [window] = BrowserWindow.getAllWindows();
  if (window?.isMinimized()) window.restore();
  window?.focus();
}

/** A page that has crashed comes back once: what it showed is in the library. */
function reloadOnce(contents: WebContents): void {
  let crashes = 0;
  contents.on('render-process-gone', (_event, { reason }) => {
    const next = afterCrash(reason, crashes++);
    if (next === 'reload') contents.reload();
    if (next === 'give up') fail('The window has stopped working twice. Your library is not affected.');
  });
}

function orComplain(work: () => void): void {
  try {
    work();
  } catch (error) {
    fail(error instanceof AppError ? error.message : `Searchlight could not start. ${(error as Error).stack}`);
  }
}

function fail(sentence: string): void {
  dialog.showErrorBox(NAME, sentence);
  app.exit(1);
}
