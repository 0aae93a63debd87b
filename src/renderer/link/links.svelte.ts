/** Writes a link to the moment on the screen, and shows the moment of an opened link. Neither changes the library. */
import { createContext } from 'svelte';
import type { TilePicture } from '../../shared/contract/pictures.ts';
import { askingIn, type LessonTarget } from '../lesson/lessonTarget.ts';
import { copyText, pastedText } from '../ui/clipboard.ts';
import type { LinkedMoment, ReadLink } from './linkText.ts';
import { looksLikeLink } from './looksLikeLink.ts';

/** Loaded with the first link. */
const linkText = () => import('./linkText.ts');

export class Links {
  /** The link being copied, from its `#` on; '' for none. */
  written = $state('');

  readonly #target: LessonTarget;

  constructor(target: LessonTarget) {
    this.#target = target;
  }

  /** A sentence; `null` where there is a moment to link to. */
  get whyNone(): string | null {
    const { program, main, comparison } = this.#target;
    const { current, navigation } = program;
    if (current.shown === null) return 'Choose a puzzle first.';
    if (navigation.view === 'puzzle' || navigation.view === 'states') return null;
    const isOpen = navigation.view === 'compare' ? comparison.running.length > 0 : main.player.opened !== null;
    return isOpen ? null : 'No search is open.';
  }

  async write(): Promise<void> {
    const { momentOf } = await import('../lesson/written/moment.ts');
    const moment = momentOf(this.#target);
    const { wordless, writeLink } = await linkText();
    this.written = await writeLink(wordless(moment));
  }

  /**
   * Copies `text`, which contains the last written moment, and remembers its `address`. Resolves to whether that
   * worked.
   */
  copy(address: string, text: string): Promise<boolean> {
    const { notices, settings } = this.#target.program;
    settings.remember({ linkAddress: address });
    return notices.attempt(async () => {
      await copyText(text);
      notices.tell('Copied. It leads to this moment.');
    });
  }

  /** Opens the moment in a new tab with the whole program. */
  async openWhole(): Promise<void> {
    await this.write();
    const opened = window.open(location.pathname + this.written, '_blank');
    if (opened === null) throw new Error('The page around this one does not let it open a tab.');
    opened.opener = null;
  }

  /**
   * Opens a link pasted outside of text fields, or into one with `data-opens`, or reports what is wrong with it; leaves
   * any other text to the view.
   */
  takePasted(event: ClipboardEvent): void {
    const field = event.target instanceof Element ? event.target.closest('[data-opens]') : null;
    const text = field ? (event.clipboardData?.getData('text/plain') ?? null) : pastedText(event, looksLikeLink);
    if (text === null || !looksLikeLink(text)) return;
    event.preventDefault();
    field?.closest<HTMLElement>('[popover]')?.hidePopover();
    field?.closest('dialog')?.close();
    void linkText()
      .then(({ readLink }) => readLink(text))
      .then((link) => this.open(link));
  }

  /** Shows the moment of a link with its question, or reports what is wrong with it. */
  async open(link: ReadLink): Promise<void> {
    const { notices } = this.#target.program;
    if (link.ok) await notices.attempt(() => this.#show(link.moment, link.picture));
    else notices.complain(new Error(link.message));
  }

  async #show(moment: LinkedMoment, picture: TilePicture | undefined): Promise<void> {
    const { program } = this.#target;
    if (program.notices.disconnected) return;
    const hides = moment.hides || program.settings.now.hidesNext;
    const { showStop } = await import('../lesson/held/stopShown.ts');
    await showStop(this.#target, { ...moment, hides, isGuest: true, onTiles: picture });
    if (moment.question) await askingIn(this.#target)?.begin(moment.question);
  }
}

export const [getLinks, setLinks] = createContext<Links>();
