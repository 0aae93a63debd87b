/** What lies around the views: present mode, the first two minutes, and the dialogs of the whole program. */
import { TOPICS } from '../help/topics.ts';
import { Tour } from '../help/tour.svelte.ts';
import type { App } from './openApp.ts';
import { Presentation } from './presentation.svelte.ts';

export type ShellDialog = 'save-puzzle' | 'keys' | 'help' | 'palette';

export class Shell {
  dialog = $state<ShellDialog | null>(null);
  /** The topic that Help opens at. */
  topic = $state<string>(TOPICS[0].id);
  readonly presentation: Presentation;
  readonly tour: Tour;
  readonly #app: App;

  constructor(app: App, page: Document) {
    this.#app = app;
    const { navigation, settings, main } = app;
    const presentation = new Presentation(page, navigation);
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

  /** Offers the first two minutes at the first start; what happened to the library comes first. */
  welcome(): void {
    const { isReadOnly, notices } = this.#app.description;
    if (this.#app.settings.now.welcome && !isReadOnly && notices.length === 0) this.tour.begin();
  }

  get isTourShown(): boolean {
    return this.tour.isInView && this.#app.current.shown !== null && !this.presentation.on;
  }

  help(topic: string = TOPICS[0].id): void {
    this.topic = topic;
    this.dialog = 'help';
  }
}
