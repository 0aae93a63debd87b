/**
 * The window with the teacher's notes, apart from the class's. This page draws into it, so both share one state, and it
 * closes with the page.
 */
import { NOTES_FRAME } from '../../shared/contract/windowMenu.ts';

/** In CSS pixels. */
const SIZE = { width: 620, height: 760 } as const;
const FROM_EDGE = 40;
/** Polled: no event reports that the window was closed or moved. */
const LOOK_EVERY_MS = 500;

/** Draws into the window. Returns a function that removes the drawing. */
export type Draw = (child: Window) => Promise<() => void>;

export interface AroundNotes {
  readonly page: Window;
  readonly draw: Draw;
  /** Whether a class sees the page now. */
  readonly isPresented: () => boolean;
  /** `null` where it is unknown. */
  readonly hasSecondScreen: () => boolean | null;
  readonly tell: (sentence: string) => void;
}

type WindowPlace = Pick<Window, 'screenX' | 'screenY' | 'outerWidth' | 'outerHeight'>;

const BLOCKED = 'The browser blocks the notes: allow pop-up windows for this page.';

export class NotesWindow {
  isOpen = $state(false);
  #isOnClassScreen = $state(false);
  /** Whether the teacher has overridden the cover. */
  #isShownAnyway = $state(false);
  readonly #around: AroundNotes;
  #child: Window | null = null;
  #drawn: Document | null = null;
  #erase: () => void = () => {};
  /** The main window before presenting, whose middle lies on the teacher's screen, if known. */
  #teachers: WindowPlace | null = null;

  constructor(around: AroundNotes) {
    this.#around = around;
  }

  /** Whether the notes are hidden because the class sees the same screen. */
  get isCovered(): boolean {
    return this.isOpen && this.#around.isPresented() && this.#isOnClassScreen && !this.#isShownAnyway;
  }

  showAnyway(): void {
    this.#isShownAnyway = true;
  }

  /** Records the main window's place on the teacher's screen. Call before it fills another one. */
  keepPlace(): void {
    const { screenX, screenY, outerWidth, outerHeight } = this.#around.page;
    this.#teachers = { screenX, screenY, outerWidth, outerHeight };
  }

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
    if (child.document !== this.#drawn) void this.#draw(child); // it is new, or was reloaded
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

/** `window.open` features for the upper right of a place. */
function featuresIn({ screenX, screenY, outerWidth }: WindowPlace): string {
  const left = Math.round(screenX + Math.max(0, outerWidth - SIZE.width - FROM_EDGE));
  const top = Math.round(screenY + FROM_EDGE);
  return `popup,width=${SIZE.width},height=${SIZE.height},left=${left},top=${top}`;
}

function isMiddleIn(child: WindowPlace, page: WindowPlace): boolean {
  const x = child.screenX + child.outerWidth / 2 - page.screenX;
  const y = child.screenY + child.outerHeight / 2 - page.screenY;
  return x >= 0 && x < page.outerWidth && y >= 0 && y < page.outerHeight;
}

/** Commands with keys in the notes window: they move the lesson and the step; none opens a dialog before the class. */
const HEARD =
  /^(?:step|stop|ask|hand|present|replay)\.|^lesson\.(?:next|back|skip|return|leave)$|^notes\.|^view\.leave$|^node\./;
const COMPARED = /^compare\.(?:forward|back|ten|tenBack|play|start|end|ask)$/;

export function isNotesKey(id: string): boolean {
  return HEARD.test(id) || COMPARED.test(id);
}
