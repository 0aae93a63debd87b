/** Checks that the run of an ended search was added to the history, which happens automatically. */
import { isClosed, isGone } from '../../shared/contract/errors.ts';
import type { App } from './openApp.ts';

export class RunKeeper {
  readonly #app: App;
  #failed = false;

  constructor(app: App) {
    this.#app = app;
  }

  /** Requests the run of the open, ended search. Reports a failure once, not for every search. */
  async check(): Promise<void> {
    const { api, notices, description, current, main } = this.#app;
    const { player, run } = main;
    const { shown } = current;
    if (!player.opened || !shown || shown.isGuest || run || description.isReadOnly) return; // a run from the history is already in it
    const { searchId } = player.opened;
    const { puzzleId, title } = shown;
    try {
      await api.runs.keep({ searchId, keepAs: { puzzleId, title } });
      this.#failed = false;
    } catch (error) {
      if (isGone(error) || isClosed(error)) return; // the search was closed meanwhile, or the host is gone: nothing to report
      if (!this.#failed) notices.complain(error, 'The run is not in the history.');
      this.#failed = true;
    }
  }
}
