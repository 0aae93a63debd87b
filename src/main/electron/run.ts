import { isAbsolute, join } from 'node:path';
import { app, BrowserWindow, dialog, Menu, nativeTheme, protocol, screen, session, type WebContents } from 'electron';
import { AppError } from '../../shared/contract/errors.ts';
import type { Destination } from '../../host/destination.ts';
import type { OpenedFiles } from '../hosts/openedFiles.ts';
import type { SystemsList } from '../hosts/recentFiles.ts';
import { readPageFiles } from '../hosts/pageFiles.ts';
import type { OpenedProgram } from '../hosts/openedProgram.ts';
import { answer, PRIVILEGED_SCHEMES } from './appProtocol.ts';
import { afterCrash, howToStart, PAGE_URL, SCHEME } from './decisions.ts';
import { askForFiles, closeInPeace, rememberWindow, AwakeScreens } from './habits.ts';
import { lockContents, lockSession } from './lock.ts';
import { menuTemplate, type PageCommands } from './menu.ts';
import { acceptPages } from './port.ts';
import { saveDialog } from './saveDialog.ts';
import { APP_ID, notesOptions, windowOptions } from './window.ts';
import { WindowForClass } from './windowForClass.ts';

const NAME = 'Searchlight';
/** Handled by the shell: its dialog knows the paths of files, so that they can be opened again. */
const OPEN = 'file.open';

export interface ElectronProgram {
  readonly pageFolder: string;
  readonly preload: string;
  /** Creates the folder of the library and the one for Electron's own files. Throws an `AppError`. */
  makeFolders(): { readonly dataFolder: string; readonly shellFolder: string };
  /** Creates a folder for Electron's own files that no other program uses. */
  makeSpareFolder(): string;
  /** The only page that opens in the browser; `null` for none. */
  readonly releases: string | null;
  /** Records opened files in that folder, and in the system's list, from then on. */
  keepRecent(shellFolder: string, system: SystemsList): void;
  readonly opened: OpenedFiles;
  readonly file: string | null;
  /** Opens the library in that folder; exports go to `destination`. Throws an `AppError`. */
  open(dataFolder: string, destination: Destination): OpenedProgram;
  /** Called when there is something to see. */
  onShown(what: 'page' | 'sentence'): void;
}

const STALE_LOCK =
  'Another Searchlight seemed to run, but has not got this library open: it goes on here, with other caches.';

/** Call it before the app is ready, in the first turn of the entry: schemes and paths cannot be set later. */
export function runElectronHost(program: ElectronProgram): void {
  app.setName(NAME);
  app.setAppUserModelId(APP_ID);
  app.enableSandbox();
  protocol.registerSchemesAsPrivileged(PRIVILEGED_SCHEMES);
  app.on('web-contents-created', (_event, contents) =>
    lockContents(contents, {
      outside: program.releases,
      notesWindow: () => (notesWindow() ? null : notesOptions({ devTools: !app.isPackaged, dark: isDark() })),
    }),
  );
  app.on('window-all-closed', () => app.quit());
  app.on('second-instance', (_event, _argv, _folder, start) => {
    const file = fileOf(start);
    if (file !== null) program.opened.add(file);
    focusWindow();
  });
  app.on('open-file', (event, path) => {
    event.preventDefault();
    program.opened.add(path);
    focusWindow();
  });
  if (program.file !== null) program.opened.add(program.file);
  void orComplain(program, () => {
    const opened = openAlone(program);
    if (opened === null) {
      program.onShown('sentence');
      return app.quit();
    }
    void app.whenReady().then(() => orComplain(program, () => start(program, opened)));
  });
}

/** `null` if another instance comes to the front instead. */
function openAlone(program: ElectronProgram): OpenedProgram | null {
  const { dataFolder, shellFolder } = program.makeFolders();
  keepElectronIn(shellFolder);
  program.keepRecent(shellFolder, {
    add: (path) => app.addRecentDocument(path),
    clear: () => app.clearRecentDocuments(),
  });
  const isOnly = app.requestSingleInstanceLock({ file: program.file });
  const library = tryToOpen(() =>
    program.open(
      dataFolder,
      saveDialog(() => mainWindow()!),
    ),
  );
  const how = howToStart(isOnly, library.code);
  if (how === 'leave') return null;
  if (how === 'complain') throw library.error;
  if (how === 'go on beside') {
    console.error(STALE_LOCK);
    keepElectronIn(program.makeSpareFolder());
  }
  return library.opened;
}

/** `sessionData` follows `userData` only until it is read. */
function keepElectronIn(folder: string): void {
  app.setPath('userData', folder);
  app.setPath('sessionData', folder);
}

function tryToOpen(open: () => OpenedProgram) {
  try {
    return { opened: open(), code: null, error: null };
  } catch (error) {
    return { opened: null, code: error instanceof AppError ? error.code : 'internal', error };
  }
}

function start(program: ElectronProgram, opened: OpenedProgram): void {
  const { serve, close } = opened;
  const devTools = !app.isPackaged;
  const files = readPageFiles(program.pageFolder);
  let isEnding = false;
  function end(status: number): void {
    if (isEnding) return;
    isEnding = true;
    // Closes and backs up the library before returning: a system that shuts down waits for no promise.
    void close()
      .catch((error: unknown) => console.error(error))
      .then(() => app.exit(status));
  }
  app.on('will-quit', (event) => {
    event.preventDefault();
    end(0);
  });
  lockSession(session.defaultSession, devTools);
  protocol.handle(SCHEME, (request) => answer(files, request));
  const showMenu = (commands?: PageCommands): void =>
    Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(process.platform, devTools, commands)));
  showMenu();

  const room = screen.getPrimaryDisplay().workAreaSize;
  const window = new BrowserWindow(windowOptions({ preload: program.preload, devTools, dark: isDark(), room }));
  const screens = new AwakeScreens();
  rememberWindow(window, join(app.getPath('userData'), 'window.json'), () => screens.isAwake);
  closeInPeace(window, opened, (ending) => pages.tell({ ending }));
  window.on('session-end', () => end(0)); // Windows shuts down, and `will-quit` does not come
  window.webContents.once('did-finish-load', () => program.onShown('page'));
  const open = (): void => void askForFiles(window, program.opened);
  const pages = acceptPages(window.webContents, serve, {
    showMenu: (items, choose) => showMenu({ items, choose: (id) => (id === OPEN ? open() : choose(id)) }),
    keepAwake: (isAwake) => screens.keep(isAwake),
    fillClassScreen: (isFilled) => (isFilled ? forClass.fill() : forClass.leave()),
  });
  const forClass = new WindowForClass(window, notesWindow, () => pages.tell({ classScreen: false }));
  program.opened.onFile(() => pages.tell({ opened: true }));
  reloadAfterCrash(window.webContents, opened.note, () => {
    dialog.showErrorBox(NAME, 'The window has stopped working twice. Your library is not affected.');
    end(1);
  });
  void window.loadURL(PAGE_URL);
}

function fileOf(start: unknown): string | null {
  const { file } = (start ?? {}) as { file?: unknown };
  return typeof file === 'string' && isAbsolute(file) ? file : null;
}

/** At most two; the main one is the older. */
function allWindows(): BrowserWindow[] {
  return BrowserWindow.getAllWindows().toSorted((a, b) => a.id - b.id);
}

function mainWindow(): BrowserWindow | undefined {
  return allWindows()[0];
}

function notesWindow(): BrowserWindow | undefined {
  return allWindows()[1];
}

function isDark(): boolean {
  return nativeTheme.shouldUseDarkColors;
}

function focusWindow(): void {
  const window = mainWindow();
  if (window?.isMinimized()) window.restore();
  window?.focus();
}

/** Reloads a crashed page: its state is in the library. */
function reloadAfterCrash(contents: WebContents, note: (error: unknown) => void, giveUp: () => void): void {
  let lastMs: number | null = null;
  contents.on('render-process-gone', (_event, { reason }) => {
    const nowMs = performance.now();
    const next = afterCrash(reason, lastMs === null ? null : nowMs - lastMs);
    lastMs = nowMs;
    if (next !== 'nothing') note(`The page ended: ${reason}.`);
    if (next === 'reload') contents.reload();
    if (next === 'give up') giveUp();
  });
}

async function orComplain(program: ElectronProgram, work: () => void): Promise<void> {
  try {
    work();
  } catch (error) {
    await app.whenReady(); // before, Linux would show no dialog
    const sentence = `Searchlight could not start. ${(error as Error).stack}`;
    dialog.showErrorBox(NAME, error instanceof AppError ? error.message : sentence);
    program.onShown('sentence');
    app.exit(1);
  }
}
