import type { LibraryStore } from '../store/database.ts';
import type { Api } from '../../shared/contract/api.ts';
import { learnProof } from '../../shared/puzzle/heuristics/ownProofs.ts';
import type { SolverApi } from '../solver/startSolver.ts';
import { keepHeuristic } from '../store/heuristics.ts';
import type { Agreements } from './agreements.ts';

export function heuristicsService(
  { write }: LibraryStore,
  agreements: Agreements,
  solver: SolverApi,
  tellChange: () => void,
): Api['heuristics'] {
  return {
    keep: async ({ own }) => write((db) => keepHeuristic(db, own)),
    async agree({ own, isDraft }) {
      agreements.agree(own, isDraft);
      tellChange(); // the list says which may run
    },
    async judge(params) {
      const judgement = await solver.judge(params);
      const { found } = judgement;
      if (found?.kind === 'all') learnProof(params.own, params.puzzle, found.proof);
      return judgement;
    },
    rest: (params) => solver.judgeRest(params),
    value: (params) => solver.value(params),
    overestimated: (params) => solver.overestimated(params),
  };
}
