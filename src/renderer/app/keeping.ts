/** Whether the run of a search that has ended came into the history, as it does by itself. */
import { AppError } from '../../shared/contract/errors.ts';
import type { Session } from '../program/session.svelte.ts';

export class Keeping {
  readonly #session: Session;
  #failed = false;

  constructor(session: Session) {
    this.#session = session;
  }

  /** Asks for the run of the search that is open and has ended. That it is not kept is told once, and not at every search. */
  async check(): Promise<void> {
    const { api, description, player, run, shown } = this.#session;
    if (!player.opened || !shown || run || description.isReadOnly) return; // a run of the history is in it already
    const { searchId } = player.opened;
    const { puzzleId, title } = shown;
    try {
      await api.runs.keep({ searchId, keepAs: { puzzleId, title } });
      this.#failed = false;
    } catch (error) {
      if (isOver(error)) return;
      if (!this.#failed) this.#session.complain(error, 'No run is kept.');
      this.#failed = true;
    }
  }
}

/** The search was closed meanwhile, or the host is gone: there is nothing to tell. */
function isOver(error: unknown): boolean {
  return error instanceof AppError && ['not-found', 'closed'].includes(error.code);
}
