/** Whether the run of a search that has ended came into the history, as it does by itself. */
import { AppError } from '../../shared/contract/errors.ts';
import type { App } from './openApp.ts';

export class Keeping {
  readonly #app: App;
  #failed = false;

  constructor(app: App) {
    this.#app = app;
  }

  /** Asks for the run of the search that is open and has ended. That it is not kept is told once, and not at every search. */
  async check(): Promise<void> {
    const { api, notices, description, current, main } = this.#app;
    const { player, run } = main;
    const { shown } = current;
    if (!player.opened || !shown || shown.isGuest || run || description.isReadOnly) return; // a run of the history is in it already
    const { searchId } = player.opened;
    const { puzzleId, title } = shown;
    try {
      await api.runs.keep({ searchId, keepAs: { puzzleId, title } });
      this.#failed = false;
    } catch (error) {
      if (isOver(error)) return;
      if (!this.#failed) notices.complain(error, 'No run is kept.');
      this.#failed = true;
    }
  }
}

/** The search was closed meanwhile, or the host is gone: there is nothing to tell. */
function isOver(error: unknown): boolean {
  return error instanceof AppError && ['not-found', 'closed'].includes(error.code);
}
