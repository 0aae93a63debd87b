/** What lies around the views: present mode, the first two minutes, and the dialogs of the whole program. */
import { tick } from 'svelte';
import { TOPICS } from '../help/topics.ts';
import { Tour } from '../help/tour.svelte.ts';
import type { PageKind } from '../paper/pageKinds.ts';
import { closeMenus, hasDialogInFront } from '../ui/keys.ts';
import type { App } from './openApp.ts';
import { Presentation } from './presentation.svelte.ts';

export type ShellDialog =
  | 'save-puzzle'
  | 'keys'
  | 'help'
  | 'palette'
  | 'run-code'
  | 'paper'
  | 'welcome'
  | 'add-moment'
  | 'about'
  | 'report'
  | 'link';

/** Dialogs that are only read: nothing is lost with them. */
const READ_ONLY: readonly ShellDialog[] = ['keys', 'help', 'welcome', 'about', 'report'];

export class Shell {
  dialog = $state<ShellDialog | null>(null);
  /** The topic that Help opens at. */
  topic = $state<string>(TOPICS[0].id);
  /** Which pages are to be printed. */
  pages = $state<PageKind>('worksheet');
  readonly presentation: Presentation;
  readonly tour: Tour;
  readonly #app: App;

  /** `lessons`: while a lesson is held, it says which view is open. */
  constructor(app: App, page: Document, lessons: { readonly lesson: unknown }) {
    this.#app = app;
    const { navigation, settings, main } = app;
    const presentation = new Presentation(page, {
      get view() {
        return navigation.view;
      },
      show: (view) => {
        if (lessons.lesson === null) navigation.show(view);
      },
    });
    this.presentation = presentation;
    this.tour = new Tour({
      get seen() {
        const { step } = main.player;
        return { view: navigation.view, step, algorithm: main.search.algorithm, isPresented: presentation.on };
      },
      show: (view) => navigation.show(view),
      markOffered: () => settings.remember({ welcome: false }),
    });
  }

  /** Shows the first page at the first start; what happened to the library comes first, and a file that was opened with the program. */
  welcome(): void {
    const { isReadOnly, notices, isFileWaiting } = this.#app.description;
    if (this.#app.settings.now.welcome && !isReadOnly && notices.length === 0 && !isFileWaiting)
      this.dialog = 'welcome';
  }

  get isTourShown(): boolean {
    return this.tour.isInView && this.#app.current.shown !== null && !this.presentation.on;
  }

  /**
   * Opens the palette, or closes it. Menus and the dialogs that are only read make way for it; one in which something is being
   * done stays, and the key does nothing.
   */
  async togglePalette(): Promise<void> {
    closeMenus();
    const { dialog } = this;
    if (dialog === 'palette' || (dialog !== null && READ_ONLY.includes(dialog))) {
      this.dialog = null;
      await tick(); // it gives back the focus, which the palette remembers
    }
    if (dialog !== 'palette' && !hasDialogInFront()) this.dialog = 'palette';
  }

  print(pages: PageKind): void {
    this.pages = pages;
    this.dialog = 'paper';
  }

  help(topic: string = TOPICS[0].id): void {
    this.topic = topic;
    this.dialog = 'help';
  }
}
