import type { Api } from '../../shared/contract/api.ts';
import { learnProof } from '../../shared/puzzle/heuristics/ownProofs.ts';
import type { SolverApi } from '../solver/startSolver.ts';
import type { Store } from '../store/database.ts';
import { deleteHeuristic, keepHeuristic, listHeuristics, restoreHeuristic } from '../store/heuristics.ts';
import type { Agreements } from './agreements.ts';

/** The user's own heuristics. */
export function heuristicsService(
  { read, write }: Store,
  agreements: Agreements,
  solver: SolverApi,
): Api['heuristics'] {
  return {
    list: async () => {
      const { heuristics, damaged } = read(listHeuristics);
      return { heuristics: heuristics.map((kept) => ({ ...kept, mayRun: agreements.has(kept.own) })), damaged };
    },
    keep: async ({ own }) => write((db) => keepHeuristic(db, own)),
    delete: async (params) => write((db) => deleteHeuristic(db, { ...params, nowMs: Date.now() })),
    restore: async (params) => write((db) => restoreHeuristic(db, params)),
    agree: async ({ own, isDraft }) => agreements.agree(own, isDraft),
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
