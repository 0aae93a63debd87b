/** The windows of the host: each a browser's process of its own where there is such a browser, else a tab of the default one. */

/** How long the host waits for a page to come back: a reload takes a second, a laptop that slept somewhat longer. */
export const LEAVING_MS = 60_000;

export interface WindowProcess {
  on(event: 'exit', hear: (code: number | null) => void): unknown;
  on(event: 'error', hear: () => void): unknown;
  kill(): unknown;
}

export interface WindowsOptions {
  /** Opens an address in a window of its own, and gives `null` where it cannot; `null` where no browser can. */
  readonly openWindow: ((address: string) => WindowProcess | null) | null;
  readonly openTab: (address: string) => void;
  readonly leave: () => void;
}

/** The same where every browser that was opened has ended: what is left is a window that another process shows. */
export const RELOAD_MS = 5000;
/** How long a page may take to come after its browser has ended well: another process of the same profile may show it. */
export const COMING_MS = 15_000;

/**
 * Opens windows, and ends the host with the last of them: at once where its browser has ended, `LEAVING_MS` after the last page has left
 * where nobody can know that.
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
