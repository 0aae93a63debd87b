/**
 * The windows of the host: each is a browser process of its own or, without such a browser, a tab of the default one.
 */

/** How long a page may be away: a reload takes a second, a laptop needs somewhat longer to wake up. */
export const LEAVING_MS = 60_000;

export interface WindowProcess {
  on(event: 'exit', hear: (code: number | null) => void): unknown;
  on(event: 'error', hear: () => void): unknown;
  kill(): unknown;
}

interface WindowsOptions {
  /** Returns `null` if it fails. `null`: no browser can open windows. */
  readonly openWindow: ((address: string) => WindowProcess | null) | null;
  readonly openTab: (address: string) => void;
  readonly leave: () => void;
}

/** The same after every opened browser has ended: then the page is in a window of another process. */
export const RELOAD_MS = 5000;
/**
 * How long a page may take to connect after its browser has ended without error: another process of the profile may
 * show it.
 */
export const COMING_MS = 15_000;

/**
 * Ends the host with its last window: at once if its browser has ended, else `LEAVING_MS` after the last page has left.
 */
export class Windows {
  readonly #options: WindowsOptions;
  readonly #running = new Set<WindowProcess>();
  #timer: NodeJS.Timeout | undefined;
  #pages = 0;
  #hasTabs = false;
  #comings = 0;

  constructor(options: WindowsOptions) {
    this.#options = options;
  }

  open(address: string): void {
    const before = this.#comings;
    const window = this.#options.openWindow?.(address) ?? null;
    if (window === null) return this.#openTab(address);
    this.#running.add(window);
    window.on('error', () => this.#running.delete(window) && this.#openTab(address));
    window.on('exit', (code) => {
      if (!this.#running.delete(window)) return;
      const hasCome = this.#comings > before;
      if (!hasCome && code !== 0) return this.#openTab(address);
      if (this.#pages === 0 && this.#running.size === 0) this.#leaveIn(hasCome ? 0 : COMING_MS);
    });
  }

  /** Called with the number of open pages, whenever it changes. */
  onPages(pages: number): void {
    if (pages > this.#pages) this.#comings++;
    this.#pages = pages;
    clearTimeout(this.#timer);
    if (pages === 0) this.#leaveIn(this.#hasTabs || this.#running.size > 0 ? LEAVING_MS : RELOAD_MS);
  }

  close(): void {
    clearTimeout(this.#timer);
    for (const window of this.#running) window.kill();
    this.#running.clear();
  }

  #openTab(address: string): void {
    this.#hasTabs = true;
    this.#options.openTab(address);
  }

  #leaveIn(delayMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#options.leave, delayMs);
  }
}
