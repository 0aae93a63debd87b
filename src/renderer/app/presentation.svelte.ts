/**
 * Present mode: large type, and only the parts of a view that a class reads. Not a setting, so the program never starts
 * in it. It covers all views; leaving returns to the one in which it began.
 */
import type { View } from '../../shared/contract/views.ts';

export interface Views {
  readonly view: View;
  show(view: View): void;
}

/** A screen to fill other than the window's. */
export interface OtherScreen {
  /** Rejects where that is not possible. */
  fill(): Promise<void>;
  leave(): void;
}

export class Presentation {
  on = $state(false);
  /** Black, so that the class looks at the teacher. */
  isBlack = $state(false);
  /** When it began; `null` while nothing is presented. */
  sinceMs = $state<number | null>(null);
  #from: View = 'search';
  /** Whether the screen was filled in this presentation: the end of an earlier full screen must be ignored. */
  #isFilled = false;
  #other: OtherScreen | null = null;
  readonly #document: Document;
  readonly #views: Views;

  constructor(page: Document, views: Views) {
    this.#document = page;
    this.#views = views;
  }

  /**
   * Also fills the window's screen or `other`, where the browser allows it; otherwise only the type gets large.
   * Resolves when that is decided.
   */
  async enter(other: OtherScreen | null = null): Promise<void> {
    if (this.on) return;
    this.on = true;
    this.sinceMs = Date.now();
    this.#from = this.#views.view;
    this.#isFilled = false;
    this.#other = other;
    const filling = other ? other.fill() : this.#document.documentElement.requestFullscreen?.();
    await filling?.then(
      () => (this.on ? this.#changed() : this.#endFullScreen(other)),
      () => {},
    );
  }

  leave(): void {
    if (!this.on) return;
    this.on = false;
    this.sinceMs = null;
    this.isBlack = false;
    if (this.#views.view !== this.#from) this.#views.show(this.#from);
    this.#endFullScreen(this.#other);
    this.#other = null;
  }

  /** The browser may grant full screen only after presenting has ended. */
  #endFullScreen(other: OtherScreen | null): void {
    if (this.#document.fullscreenElement) void this.#document.exitFullscreen().catch(() => {});
    other?.leave();
  }

  blacken(): void {
    this.isBlack = this.on;
  }

  toggle(): void {
    if (this.on) this.leave();
    else void this.enter();
  }

  /** Needed because Esc leaves full screen without a key event. Returns a function that stops. */
  watch(): () => void {
    this.#document.addEventListener('fullscreenchange', this.#changed);
    return () => this.#document.removeEventListener('fullscreenchange', this.#changed);
  }

  readonly #changed = (): void => {
    const isFull = this.#document.fullscreenElement !== null;
    if (this.#isFilled && !isFull) this.leave();
    this.#isFilled = isFull;
  };
}
