/**
 * The window with the teacher's notes, beside the one that the class sees. It is drawn by this page itself, so there is one
 * program with one state, and it goes with the page.
 */
import { NOTES_FRAME } from '../../../shared/contract/windowMenu.ts';

/** CSS pixels. */
const SIZE = { width: 620, height: 760 } as const;
const FROM_EDGE = 40;
/** How often it is looked whether the window is still there, and where it lies: no event tells of either. */
const LOOK_EVERY_MS = 500;

/** Draws into the window. Returns a function that takes the drawing away. */
export type Draw = (child: Window) => Promise<() => void>;

/** What the window depends on. */
export interface AroundNotes {
  readonly page: Window;
  readonly draw: Draw;
  /** Whether a class looks at the page now. */
  readonly isPresented: () => boolean;
  /** Whether the computer has a second screen; `null` where nobody knows. */
  readonly hasSecondScreen: () => boolean | null;
  readonly tell: (sentence: string) => void;
}

/** A rectangle on the desktop, as a window gives it. */
type WindowPlace = Pick<Window, 'screenX' | 'screenY' | 'outerWidth' | 'outerHeight'>;

const BLOCKED = 'The browser blocks the notes: allow pop-up windows for this page.';

export class NotesWindow {
  isOpen = $state(false);
  /** Whether it lies where the class would see it. */
  #isOnClassScreen = $state(false);
  /** Whether the teacher knows better. */
  #isShownAnyway = $state(false);
  readonly #around: AroundNotes;
  #child: Window | null = null;
  #drawn: Document | null = null;
  #erase: () => void = () => {};
  /** The middle of the teacher's screen, as far as it is known: where the main window was before it was presented. */
  #teachers: WindowPlace | null = null;

  constructor(around: AroundNotes) {
    this.#around = around;
  }

  /** Whether nothing of the notes may be seen: the class looks at the same screen. */
  get isCovered(): boolean {
    return this.isOpen && this.#around.isPresented() && this.#isOnClassScreen && !this.#isShownAnyway;
  }

  showAnyway(): void {
    this.#isShownAnyway = true;
  }

  /** Notes where the main window is now: on the teacher's screen. To be called before it fills another one. */
  keepPlace(): void {
    const { screenX, screenY, outerWidth, outerHeight } = this.#around.page;
    this.#teachers = { screenX, screenY, outerWidth, outerHeight };
  }

  /** Opens the window, or brings it to the front: there is one. */
  open(): void {
    if (this.#child && !this.#child.closed) return this.#child.focus();
    const { page, isPresented, tell } = this.#around;
    if (!this.#teachers || !isPresented()) this.keepPlace();
    const child = page.open('', NOTES_FRAME, featuresIn(this.#teachers!));
    if (!child) return tell(BLOCKED);
    this.#child = child;
    this.isOpen = true;
    this.#isShownAnyway = false;
    this.#look();
    this.#watch(child);
  }

  close(): void {
    this.#child?.close();
    this.#gone();
  }

  toggle(): void {
    if (this.isOpen) this.close();
    else this.open();
  }

  #watch(child: Window): void {
    const { page } = this.#around;
    const close = (): void => this.close();
    const timer = setInterval(() => {
      if (child === this.#child) this.#look();
      if (child === this.#child) return;
      clearInterval(timer);
      page.removeEventListener('pagehide', close);
    }, LOOK_EVERY_MS);
    page.addEventListener('pagehide', close);
  }

  #look(): void {
    const child = this.#child!;
    if (child.closed) return this.#gone();
    const { page, hasSecondScreen } = this.#around;
    this.#isOnClassScreen = hasSecondScreen() === false || isMiddleIn(child, page);
    if (child.document !== this.#drawn) void this.#draw(child); // it is new, or was loaded again
  }

  async #draw(child: Window): Promise<void> {
    this.#erase();
    this.#drawn = child.document;
    const erase = await this.#around.draw(child);
    if (child === this.#child) this.#erase = erase;
    else erase();
  }

  #gone(): void {
    this.#erase();
    this.#erase = () => {};
    this.#child = null;
    this.#drawn = null;
    this.isOpen = false;
  }
}

/** The features of a window at the upper right of a place. */
function featuresIn({ screenX, screenY, outerWidth }: WindowPlace): string {
  const left = Math.round(screenX + Math.max(0, outerWidth - SIZE.width - FROM_EDGE));
  const top = Math.round(screenY + FROM_EDGE);
  return `popup,width=${SIZE.width},height=${SIZE.height},left=${left},top=${top}`;
}

/** Whether the middle of a window lies in another one. */
function isMiddleIn(child: WindowPlace, page: WindowPlace): boolean {
  const x = child.screenX + child.outerWidth / 2 - page.screenX;
  const y = child.screenY + child.outerHeight / 2 - page.screenY;
  return x >= 0 && x < page.outerWidth && y >= 0 && y < page.outerHeight;
}
