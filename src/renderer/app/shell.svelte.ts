/** State around the views: present mode, the tour, and the dialogs of the whole program. */
import { tick } from 'svelte';
import { TOPICS } from '../help/topics.ts';
import { Tour } from '../help/tour.svelte.ts';
import type { PageKind } from '../paper/paperCommands.ts';
import { PenPlace } from '../scribble/penPlace.svelte.ts';
import { closeMenus, hasDialogInFront } from '../ui/keys.ts';
import type { ClassScreen } from './classScreen.ts';
import type { Features } from './features.ts';
import type { NotesWindow } from './notesWindow.svelte.ts';
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
  | 'lesson-map'
  | 'about'
  | 'report'
  | 'answers'
  | 'link'
  | 'second-screen';

/** Dialogs without input: closing them loses nothing. */
const READ_ONLY: readonly ShellDialog[] = ['keys', 'help', 'welcome', 'about', 'report'];

interface OnScreen {
  readonly lessons: Held;
  readonly comparison: { readonly clock: { readonly time: number } };
}

/** While a lesson is held, it chooses the view and has notes. */
interface Held {
  readonly lesson: unknown;
  readonly isAsking: boolean;
  showsNote: boolean;
}

export interface BesideView {
  /** The class's screen, if not the window's. */
  readonly screen: ClassScreen;
  /** `isPresented`: whether a class looks now. */
  notes(shell: Shell): NotesWindow;
}

/** What the notes window shows. */
export interface NotesProps {
  readonly app: App;
  readonly features: Features;
  readonly shell: Shell;
}

const NO_LEAVE = 'The browser does not allow the other screen: drag this window there and press F11.';

export class Shell {
  dialog = $state<ShellDialog | null>(null);
  topic = $state<string>(TOPICS[0].id);
  pages = $state<PageKind>('worksheet');
  readonly presentation: Presentation;
  readonly tour: Tour;
  readonly pen = new PenPlace();
  readonly screen: ClassScreen;
  readonly notes: NotesWindow;
  readonly #app: App;
  readonly #lessons: Held;

  constructor(app: App, page: Document, { lessons, comparison }: OnScreen, stage: BesideView) {
    this.#app = app;
    this.#lessons = lessons;
    this.screen = stage.screen;
    this.notes = stage.notes(this);
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
        return {
          ...{ view: navigation.view, step, algorithm: main.search.algorithm, isPresented: presentation.on },
          compared: comparison.clock.time,
          ...{ isHeld: lessons.lesson !== null, isAsked: lessons.isAsking || main.hand.isOn },
        };
      },
      show: (view) => navigation.show(view),
      markOffered: () => settings.remember({ welcome: false }),
    });
  }

  /** Toggles presenting; offers a second screen where there is one. */
  present(): void {
    if (this.presentation.on || !this.screen.isThere) this.presentation.toggle();
    else if (this.notes.isOpen) void this.presentation.enter(this.screen);
    else this.dialog = 'second-screen';
  }

  /** Presents on the second screen, with the notes where the window is now. */
  async presentOnOther(): Promise<void> {
    this.notes.keepPlace();
    if (!(await this.screen.mayFill())) {
      this.notes.open();
      return this.#app.notices.tell(NO_LEAVE);
    }
    await this.presentation.enter(this.screen); // first: browsers let a window follow a screen that is filled, not the other way round
    if (this.presentation.on) this.notes.open();
  }

  watchScreens(): () => void {
    return this.screen.watch({ left: () => this.presentation.leave(), lost: () => this.#loseScreen() });
  }

  /** One screen is left, and who sees it is unknown, so the notes stay hidden until requested. */
  #loseScreen(): void {
    const { notes, presentation } = this;
    if (!notes.isOpen && !presentation.on) return;
    presentation.leave();
    if (notes.isOpen) this.#lessons.showsNote = false;
    notes.close();
    this.#app.notices.tell('Only one screen is left. The presentation has ended, and the notes are closed.');
  }

  /** Shows the first page at the first start, after news about the library or a file opened with the program. */
  welcome(): void {
    const { isReadOnly, notices, isFileWaiting } = this.#app.description;
    if (this.#app.settings.now.welcome && !isReadOnly && notices.length === 0 && !isFileWaiting)
      this.dialog = 'welcome';
  }

  get isTourShown(): boolean {
    return this.tour.isInView && this.#app.current.shown !== null && !this.presentation.on;
  }

  /** Toggles the palette. It closes menus and read-only dialogs; behind a dialog with input, the key does nothing. */
  async togglePalette(): Promise<void> {
    closeMenus();
    const { dialog } = this;
    const isClosed = dialog !== null && !hasDialogInFront(); // by Escape: the browser reports it a moment later
    if (isClosed || dialog === 'palette' || (dialog !== null && READ_ONLY.includes(dialog))) {
      this.dialog = null;
      await tick(); // returns the focus, which the palette remembers
    }
    if ((isClosed || dialog !== 'palette') && !hasDialogInFront()) this.dialog = 'palette';
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
