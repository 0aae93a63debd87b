import type { Api } from '../../shared/contract/api.ts';
import type { Challenge, SavedChallenge } from '../../shared/contract/challenges.ts';
import type { Damaged } from '../../shared/contract/types.ts';
import type { Lists } from '../program/lists.ts';

export class ChallengeShelf {
  entries = $state.raw<readonly SavedChallenge[]>([]);
  damaged = $state.raw<readonly Damaged[]>([]);
  /** The challenge that heuristics are scored in. */
  chosenId = $state<number | null>(null);
  readonly #api: Api['challenges'];
  readonly #lists: Lists;

  constructor(api: Api['challenges'], lists: Lists) {
    this.#api = api;
    this.#lists = lists;
    lists.holdAll('challenges', {}, ({ rows, damaged }) => ([this.entries, this.damaged] = [rows, damaged]));
  }

  /** `null` also when it was deleted. */
  get chosen(): SavedChallenge | null {
    return this.entries.find(({ challengeId }) => challengeId === this.chosenId) ?? null;
  }

  ofSet(setId: number): SavedChallenge[] {
    return this.entries.filter((entry) => entry.setId === setId);
  }

  async create(setId: number, challenge: Challenge): Promise<void> {
    await this.#lists.after(this.#api.create({ setId, challenge }));
  }

  async write(challengeId: number, challenge: Challenge): Promise<void> {
    await this.#lists.after(this.#api.write({ challengeId, challenge }));
  }
}
