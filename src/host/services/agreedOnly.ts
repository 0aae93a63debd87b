/**
 * Guards both ways from the services to what runs heuristics, so that only those the user has agreed to can run,
 * whatever method of the `Api` is called.
 */
import type { SearchSpec } from '../../shared/contract/types.ts';
import type { OwnHeuristic } from '../../shared/puzzle/heuristics/own.ts';
import type { SolverApi } from '../solver/startSolver.ts';
import type { Agreements } from './agreements.ts';
import type { CountExperiment } from './services.ts';

type Params<Method extends keyof SolverApi> = Parameters<SolverApi[Method]>[0];

/**
 * The agreement that a method needs, by its parameters; `null`: it runs no heuristic, or one agreed to when it was
 * opened.
 */
type Needs = {
  readonly [Method in keyof SolverApi]: ((agreements: Agreements, params: Params<Method>) => void) | null;
};

const search = (agreements: Agreements, { search }: { readonly search: SearchSpec }): void =>
  agreements.require(search);
const program = (agreements: Agreements, { own }: { readonly own: OwnHeuristic }): void =>
  agreements.requireProgram(own);

const NEEDS: Needs = {
  prepare: search,
  open: search,
  judge: program,
  judgeRest: program,
  value: program,
  overestimated: program,
  advance: null,
  outcome: null,
  time: null,
  shortest: null,
  close: null,
};

/** The solver, rejecting with `not-agreed` what nobody has agreed to. */
export function agreedSolver(solver: SolverApi, agreements: Agreements): SolverApi {
  const guarded = Object.entries(NEEDS).map(([name, need]) => {
    const require = need as ((agreements: Agreements, params: unknown) => void) | null;
    const call = async (params: unknown) => {
      require?.(agreements, params);
      return (solver[name as keyof SolverApi] as (params: unknown) => Promise<unknown>)(params);
    };
    return [name, call] as const;
  });
  return Object.fromEntries(guarded) as unknown as SolverApi;
}

/** `count`, throwing where nobody has agreed to one of the searches. */
export function agreedCounting(count: CountExperiment, agreements: Agreements): CountExperiment {
  return (work, onProgress, part) => {
    for (const search of work.recipe.searches) agreements.require(search);
    return count(work, onProgress, part);
  };
}
