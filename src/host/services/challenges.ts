/** Scores heuristics in challenges, one at a time for each connection. */
import type { Api } from '../../shared/contract/api.ts';
import type { LibraryStore } from '../store/database.ts';
import type { Challenge, ScoreProgress } from '../../shared/contract/challenges.ts';
import type { ExperimentRecipe } from '../../shared/contract/experiments.ts';
import { AppError } from '../../shared/contract/errors.ts';
import { faultOfExperiment } from '../../shared/lab/faults.ts';
import { isWeighed } from '../../shared/lab/puzzles.ts';
import { unpackResults } from '../../shared/lab/results.ts';
import { recipeOfChallenge, scoreOf, solvableOf, type ChallengedPuzzle } from '../../shared/lab/score.ts';
import type { OwnHeuristic } from '../../shared/puzzle/heuristics/own.ts';
import { isHeuristicFault } from '../../shared/puzzle/heuristics/ownValue.ts';
import { getDocument } from '../store/documents.ts';
import { documentsOf } from '../store/schemaDocuments.ts';
import { puzzlesOfSet } from '../store/findPuzzles.ts';
import { CountedResults } from './countedResults.ts';
import { COUNTING_PARTS, type CountExperiment, type StartedCounting } from './services.ts';

interface Scoring {
  readonly challenge: Challenge;
  readonly own: OwnHeuristic;
  readonly puzzles: readonly ChallengedPuzzle[];
  readonly unsolvable: number;
  readonly results: CountedResults;
  readonly counting: StartedCounting;
  fault: string | null;
}

export class Challenges {
  readonly api: Api['challenges'];
  readonly #store: LibraryStore;
  readonly #count: CountExperiment;
  #scoring: Scoring | null = null;

  constructor(store: LibraryStore, count: CountExperiment) {
    this.#store = store;
    this.#count = count;
    this.api = {
      start: async ({ challengeId, own }) => this.#start(challengeId, own),
      progress: async () => this.#progress(),
      stop: async () => this.close(),
    };
  }

  close(): void {
    this.#scoring?.counting.stop();
    this.#scoring = null;
  }

  #start(challengeId: number, own: OwnHeuristic): ScoreProgress {
    const { challenge, setId } = this.#store.read((db) => getDocument(db, documentsOf('challenge'), challengeId));
    const all = this.#store.read((db) => puzzlesOfSet(db, setId)).rows;
    const puzzles = solvableOf(all);
    if (puzzles.length === 0) throw new AppError('bad-params', 'This set has no puzzle that can be solved.');
    const recipe = recipeOfChallenge(challenge, own, puzzles);
    const fault = whyNotShortest(challenge, recipe) ?? faultOfExperiment(recipe);
    if (fault !== null) throw new AppError('bad-params', fault);
    const results = new CountedResults(recipe, puzzles.length, []);
    const counting = this.#count(results, () => {}, COUNTING_PARTS.score); // refused, it ends nothing
    this.close();
    const rest = { unsolvable: all.length - puzzles.length, fault: null };
    const scoring: Scoring = { challenge, own, puzzles, results, counting, ...rest };
    this.#scoring = scoring;
    void counting.ended.catch((error: unknown) => (scoring.fault = sentenceOf(error)));
    return this.#progress();
  }

  #progress(): ScoreProgress {
    const scoring = this.#scoring;
    if (scoring === null) throw new AppError('not-found', 'Nothing is being scored.');
    const { results, fault, challenge, own, puzzles, unsolvable } = scoring;
    const { done, tasks: total } = results;
    if (done < total) return { done, total, fault, score: null };
    const all = unpackResults(new Float64Array(results.slice(0, total)));
    return { done, total, fault, score: { ...scoreOf(challenge, own, puzzles, all), unsolvable } };
  }
}

/** A search that heeds costs finds a cheapest solution, which may have more moves than a shortest one. */
function whyNotShortest({ demandsShortest }: Challenge, { puzzles }: ExperimentRecipe): string | null {
  return demandsShortest && isWeighed(puzzles)
    ? 'This challenge demands shortest solutions, and tiles of its set weigh, where the cheapest solution may be longer. Do not demand shortest ones, or take puzzles whose tiles do not weigh.'
    : null;
}

function sentenceOf(error: unknown): string {
  return error instanceof AppError || isHeuristicFault(error) ? error.message : 'The counting stopped unexpectedly.';
}
