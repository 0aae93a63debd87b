/**
 * Present mode: large type and nothing but the tree, the board, the sentence and the controls. It belongs to the moment: no
 * setting remembers it, so that the program never starts in it.
 */
export class Presentation {
  on = $state(false);
  readonly #document: Document;

  constructor(page: Document) {
    this.#document = page;
  }

  /** Fills the screen as well, where the browser allows it; where not, the large type is there all the same. */
  enter(): void {
    this.on = true;
    void this.#document.documentElement.requestFullscreen?.().catch(() => {});
  }

  leave(): void {
    this.on = false;
    if (this.#document.fullscreenElement) void this.#document.exitFullscreen().catch(() => {});
  }

  /** Esc leaves the full screen without a key that the page can hear. Returns a function that stops watching. */
  watch(): () => void {
    const changed = (): void => {
      if (!this.#document.fullscreenElement) this.leave();
    };
    this.#document.addEventListener('fullscreenchange', changed);
    return () => this.#document.removeEventListener('fullscreenchange', changed);
  }
}
