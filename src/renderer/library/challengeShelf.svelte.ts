/** The challenges of the library: their list, and every change of them. */
import type { Challenge, ChallengesApi, SavedChallenge } from '../../shared/contract/challenges.ts';
import type { Damaged } from '../../shared/contract/types.ts';
import { latest } from '../program/latest.ts';

export class ChallengeShelf {
  entries = $state.raw<readonly SavedChallenge[]>([]);
  damaged = $state.raw<readonly Damaged[]>([]);
  /** The one that heuristics are scored in; `null` while none is. */
  chosenId = $state<number | null>(null);
  readonly #api: ChallengesApi;
  /** Reads the list again. */
  readonly reload = latest(
    () => this.#api.list({}),
    ({ challenges, damaged }) => ([this.entries, this.damaged] = [challenges, damaged]),
  );

  constructor(api: ChallengesApi) {
    this.#api = api;
  }

  /** The one that heuristics are scored in, as long as it is there. */
  get chosen(): SavedChallenge | null {
    return this.entries.find(({ challengeId }) => challengeId === this.chosenId) ?? null;
  }

  ofSet(setId: number): SavedChallenge[] {
    return this.entries.filter((entry) => entry.setId === setId);
  }

  async create(setId: number, challenge: Challenge): Promise<void> {
    await this.#api.create({ setId, challenge });
    await this.reload();
  }

  async write(challengeId: number, challenge: Challenge): Promise<void> {
    await this.#api.write({ challengeId, challenge });
    await this.reload();
  }

  async delete(challengeId: number): Promise<void> {
    await this.#api.delete({ challengeId });
    await this.reload();
  }

  async restore(challengeId: number): Promise<void> {
    await this.#api.restore({ challengeId });
    await this.reload();
  }
}
