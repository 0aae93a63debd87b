/** Links to moments: the one on the screen is written, and one that is opened is shown. The library stays as it is. */
import { createContext } from 'svelte';
import type { TilePicture } from '../../shared/contract/pictures.ts';
import { momentOf } from '../lesson/moment.ts';
import { askingIn, showStop, type LessonStage } from '../lesson/stopShown.ts';
import { copyText, pastedText } from '../ui/clipboard.ts';
import type { LinkedMoment, ReadLink } from './linkText.ts';
import { isMeantAsLink } from './meantAsLink.ts';

/** Loaded when the first link is written or read. */
const linkText = () => import('./linkText.ts');

export class Links {
  /** The part of the link that is being copied, from its `#` on; '' while none is. */
  written = $state('');

  readonly #stage: LessonStage;

  constructor(stage: LessonStage) {
    this.#stage = stage;
  }

  /** Why there is nothing to link to, in a sentence; `null` where there is. */
  get whyNone(): string | null {
    const { program, main, comparison } = this.#stage;
    const { current, navigation } = program;
    if (current.shown === null) return 'Choose a puzzle first.';
    if (navigation.view === 'puzzle' || navigation.view === 'states') return null;
    const isOpen = navigation.view === 'compare' ? comparison.running.length > 0 : main.player.opened !== null;
    return isOpen ? null : 'No search is open.';
  }

  /** Writes the moment that is on the screen now. */
  async write(): Promise<void> {
    const moment = momentOf(this.#stage); // of now, and not of when the rest is there
    const { wordless, writeLink } = await linkText();
    this.written = await writeLink(wordless(moment));
  }

  /** Copies `text`, which has the moment that was written last, and keeps its `address` for the next one. Resolves to whether it is done. */
  copy(address: string, text: string): Promise<boolean> {
    const { notices, settings } = this.#stage.program;
    settings.remember({ linkAddress: address });
    return notices.attempt(async () => {
      await copyText(text);
      notices.tell('Copied. It leads to this moment.');
    });
  }

  /** Opens the moment that is on the screen in a tab of its own, with all of the program. */
  async openWhole(): Promise<void> {
    await this.write();
    const opened = window.open(location.pathname + this.written, '_blank');
    if (opened === null) throw new Error('The page around this one does not let it open a tab.');
    opened.opener = null;
  }

  /**
   * Opens a link that is pasted where no text is edited, or into a field that says what to open (`data-opens`), or says what is wrong with
   * it; any other text is left to the view.
   */
  takePasted(event: ClipboardEvent): void {
    const field = event.target instanceof Element ? event.target.closest('[data-opens]') : null;
    const text = field ? (event.clipboardData?.getData('text/plain') ?? null) : pastedText(event, isMeantAsLink);
    if (text === null || !isMeantAsLink(text)) return;
    event.preventDefault();
    field?.closest<HTMLElement>('[popover]')?.hidePopover();
    field?.closest('dialog')?.close();
    void linkText()
      .then(({ readLink }) => readLink(text))
      .then((link) => this.open(link));
  }

  /** Shows the moment of a link, or says what is wrong with it. Resolves when it is there, with its question. */
  async open(link: ReadLink): Promise<void> {
    const { notices } = this.#stage.program;
    if (link.ok) await notices.attempt(() => this.#show(link.moment, link.picture));
    else notices.complain(new Error(link.message));
  }

  async #show(moment: LinkedMoment, picture: TilePicture | undefined): Promise<void> {
    const { program } = this.#stage;
    if (program.notices.disconnected) return;
    const hides = moment.hides || program.settings.now.hidesNext;
    await showStop(this.#stage, { ...moment, hides, isGuest: true, picture });
    if (moment.question) askingIn(this.#stage)?.begin(moment.question);
  }
}

export const [getLinks, setLinks] = createContext<Links>();
