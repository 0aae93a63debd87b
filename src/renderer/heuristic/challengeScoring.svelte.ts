import type { Api } from '../../shared/contract/api.ts';
import type { ScoredPuzzle, ScoreProgress } from '../../shared/contract/challenges.ts';
import type { OverestimatedState } from '../../shared/contract/heuristics.ts';
import type { OwnHeuristic } from '../../shared/puzzle/heuristics/own.ts';
import { MAX_GRAPH_CELLS } from '../../shared/puzzle/states/stateGraph.ts';
import { isClosed } from '../../shared/contract/errors.ts';
import type { OwnHeuristics } from '../program/ownHeuristics.svelte.ts';

const PULL_EVERY_MS = 120;

/** States on a path: no listable board has a longer one. */
const MAX_ON_PATH = 100;

interface Scored {
  readonly challengeId: number;
  readonly own: OwnHeuristic;
}

export class ChallengeScoring {
  progress = $state.raw<ScoreProgress | null>(null);
  scored = $state.raw<Scored | null>(null);
  isScoring = $state(false);
  /** By puzzle: the states of a shortest path that the heuristic overestimates, where that lost the score. */
  blamed = $state.raw<ReadonlyMap<number, readonly OverestimatedState[]>>(new Map());
  failure = $state<string | null>(null);

  readonly #api: Pick<Api, 'challenges' | 'heuristics'>;
  readonly #owns: OwnHeuristics;
  #turn = 0;

  constructor(api: Pick<Api, 'challenges' | 'heuristics'>, owns: OwnHeuristics) {
    this.#api = api;
    this.#owns = owns;
  }

  /** Scores a heuristic that the user has written or approved; the newest call wins. */
  async score(challengeId: number, own: OwnHeuristic): Promise<void> {
    const turn = ++this.#turn;
    [this.progress, this.failure, this.isScoring, this.blamed] = [null, null, true, new Map()];
    this.scored = { challengeId, own };
    try {
      await this.#owns.agree(own);
      this.progress = await this.#api.challenges.start({ challengeId, own });
      await this.#pull(() => turn === this.#turn);
      if (turn === this.#turn) await this.#blame(own, turn);
    } catch (error) {
      if (turn === this.#turn && !isClosed(error))
        this.failure = error instanceof Error ? error.message : String(error);
    } finally {
      if (turn === this.#turn) this.isScoring = false;
    }
  }

  /** Stops scoring and discards the score. */
  async cancel(): Promise<void> {
    this.#turn++;
    [this.progress, this.isScoring, this.scored] = [null, false, null];
    await this.#api.challenges.stop({});
  }

  async #pull(isWanted: () => boolean): Promise<void> {
    while (isWanted() && this.progress?.score === null) {
      if (this.progress.fault !== null) throw new Error(this.progress.fault);
      await new Promise((resolve) => setTimeout(resolve, PULL_EVERY_MS));
      if (!isWanted()) return;
      const progress = await this.#api.challenges.progress({});
      if (isWanted()) this.progress = progress;
    }
  }

  async #blame(own: OwnHeuristic, turn: number): Promise<void> {
    for (const { puzzleId, puzzle } of this.progress?.score?.puzzles.filter(isTooLong) ?? []) {
      const { states } = await this.#api.heuristics.overestimated({ own, puzzle, offset: 0, limit: MAX_ON_PATH, onPath: true }); // prettier-ignore
      if (turn !== this.#turn) return;
      this.blamed = new Map([...this.blamed, [puzzleId, states]]);
    }
  }
}

function isTooLong({ ending, puzzle }: ScoredPuzzle): boolean {
  return ending === 'longer' && puzzle.goal.length <= MAX_GRAPH_CELLS;
}
