/**
 * The two ways on which the services reach what runs heuristics, for those alone that the user has agreed to. Whatever method of the `Api` is
 * asked, and by whom, it goes one of these ways.
 */
import type { SearchSpec } from '../../shared/contract/types.ts';
import type { OwnHeuristic } from '../../shared/puzzle/heuristics/own.ts';
import type { SolverApi } from '../solver/startSolver.ts';
import type { Agreements } from './agreements.ts';
import type { CountExperiment } from './services.ts';

type Params<Method extends keyof SolverApi> = Parameters<SolverApi[Method]>[0];

/** What a method needs agreement for, by its parameters; `null`: it runs no heuristic, or one that was agreed to when it was opened. */
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

/** The solver, which refuses as `not-agreed` what nobody has agreed to. */
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

/** The same for what counts experiments: throws where nobody has agreed to one of the searches. */
export function agreedCounting(count: CountExperiment, agreements: Agreements): CountExperiment {
  return (work, onProgress, part) => {
    for (const search of work.recipe.searches) agreements.require(search);
    return count(work, onProgress, part);
  };
}
