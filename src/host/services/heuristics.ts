import type { Api } from '../../shared/contract/api.ts';
import { learnProof } from '../../shared/puzzle/heuristics/ownProofs.ts';
import type { SolverApi } from '../solver/startSolver.ts';
import type { Agreements } from './agreements.ts';

/** Heuristics of the user's own. */
export function heuristicsService(agreements: Agreements, solver: SolverApi): Api['heuristics'] {
  return {
    agree: async ({ own }) => agreements.agree(own),
    async judge(params) {
      const judgement = await solver.judge(params);
      const { found } = judgement;
      if (found?.kind === 'all') learnProof(params.own, params.puzzle, found.proof);
      return judgement;
    },
    rest: (params) => solver.judgeRest(params),
    overestimated: (params) => solver.overestimated(params),
  };
}
