/**
 * Present mode: large type, and of the view only what a class reads. It belongs to the moment: no setting remembers it, so
 * that the program never starts in it. Every view can be presented, and one may go from view to view; leaving returns to the
 * view in which it began.
 */
import type { View } from '../../shared/contract/types.ts';

/** The view that is shown, and the way to another one. */
export interface Views {
  readonly view: View;
  show(view: View): void;
}

/** What a presentation fills beside the screen of the window. */
export interface OtherScreen {
  /** Fills it with the page. Rejects where that is not possible. */
  fill(): Promise<void>;
  leave(): void;
}

export class Presentation {
  on = $state(false);
  /** Whether the screen is black, so that the class looks at the teacher. */
  isBlack = $state(false);
  #from: View = 'search';
  /** Whether the screen has been filled since it is on: the end of a full screen from before says nothing. */
  #isFilled = false;
  /** The other screen, if that is what is filled. */
  #other: OtherScreen | null = null;
  readonly #document: Document;
  readonly #views: Views;

  constructor(page: Document, views: Views) {
    this.#document = page;
    this.#views = views;
  }

  /**
   * Fills the screen as well, that of the window or `other`, where the browser allows it; where not, the large type is there all
   * the same. Resolves when that is decided.
   */
  async enter(other: OtherScreen | null = null): Promise<void> {
    if (this.on) return;
    this.on = true;
    this.#from = this.#views.view;
    this.#isFilled = false;
    this.#other = other;
    const filling = other ? other.fill() : this.#document.documentElement.requestFullscreen?.();
    await filling?.then(this.#changed, () => {});
  }

  /** Returns to the view in which it began. */
  leave(): void {
    if (!this.on) return;
    this.on = false;
    this.isBlack = false;
    if (this.#views.view !== this.#from) this.#views.show(this.#from);
    if (this.#document.fullscreenElement) void this.#document.exitFullscreen().catch(() => {});
    this.#other?.leave();
    this.#other = null;
  }

  blacken(): void {
    this.isBlack = this.on;
  }

  toggle(): void {
    if (this.on) this.leave();
    else void this.enter();
  }

  /** Esc leaves the full screen without a key that the page can hear. Returns a function that stops watching. */
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
