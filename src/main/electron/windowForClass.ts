/** Shows the main window on the screen that a class sees, and the notes on the teacher's. */
import { screen, type BrowserWindow, type Display, type Rectangle } from 'electron';
import { screenOfClass, within } from './decisions.ts';

export class WindowForClass {
  readonly #window: BrowserWindow;
  readonly #notes: () => BrowserWindow | undefined;
  /** Where the window was before it filled the screen. */
  #home: { readonly bounds: Rectangle; readonly isMaximized: boolean } | null = null;
  #filled: Display | null = null;

  /**
   * `notes`: the window with the notes, if open. `onLeft` is called when the window has come back, for whatever reason.
   */
  constructor(window: BrowserWindow, notes: () => BrowserWindow | undefined, onLeft: () => void) {
    this.#window = window;
    this.#notes = notes;
    window.on('leave-full-screen', () => {
      if (this.#comeHome()) onLeft();
    });
    window.on('close', ({ defaultPrevented }) => {
      if (!defaultPrevented) this.#comeHome(); // the next start is no presentation
    });
    screen.on('display-removed', (_event, gone) => {
      if (gone.id === this.#filled?.id) this.leave();
    });
  }

  /** Fills the screen of the class or, if the computer has only one, that of the window. */
  fill(): void {
    if (this.#home) return;
    const window = this.#window;
    const teachers = screen.getDisplayMatching((this.#notes() ?? window).getBounds());
    this.#home = { bounds: window.getNormalBounds(), isMaximized: window.isMaximized() };
    this.#filled = screenOfClass(screen.getAllDisplays(), teachers);
    if (this.#filled) {
      if (this.#home.isMaximized) window.unmaximize(); // a maximized window stays on its screen
      window.setBounds(within(this.#home.bounds, this.#filled.workArea));
    }
    window.setFullScreen(true);
  }

  /** Brings the window back: `leave-full-screen` follows. A destroyed window must not be called. */
  leave(): void {
    if (this.#window.isDestroyed()) return;
    if (this.#window.isFullScreen()) this.#window.setFullScreen(false);
    else this.#comeHome();
  }

  /** Returns whether it was away. */
  #comeHome(): boolean {
    const home = this.#home;
    if (!home) return false;
    this.#home = null;
    this.#filled = null;
    const { workArea } = screen.getDisplayMatching(home.bounds);
    this.#window.setBounds(within(home.bounds, workArea));
    if (home.isMaximized) this.#window.maximize();
    return true;
  }
}
