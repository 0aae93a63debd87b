/** What the worker that thinks about one puzzle can do. */
import type { Puzzle } from '../../shared/contract/types.ts';
import { MOVE_LETTERS, MOVES } from '../../shared/puzzle/geometry.ts';
import { IdaStar } from '../../shared/puzzle/idaStar.ts';
import { OptimalSolver } from '../../shared/puzzle/optimalSolver.ts';
import type { Methods } from '../../shared/rpc/rpc.ts';
import { findExamples, type ExampleProgress } from './examples.ts';
import type { HintProgress, PuzzleApi } from './puzzleApi.ts';

type Params<M extends keyof PuzzleApi> = Parameters<PuzzleApi[M]>[0];

/** A search for a shortest solution that can go on. */
interface Thinking {
  advance(nodes: number): void;
  readonly progress: HintProgress;
}

/** Nodes between two looks at the clock. */
const SLICE_NODES = 200_000;

/** The methods of one worker. `now`: a clock that never goes back, in milliseconds. */
export function puzzleMethods(now: () => number): Methods {
  let thinking: Thinking | null = null;
  let looking: Iterator<ExampleProgress, void> | null = null;
  let seen: ExampleProgress = { tried: 0, total: 0, found: [], ended: false };

  function hint({ millis, ...puzzle }: Params<'hint'>): HintProgress {
    thinking ??= thinkAbout(puzzle);
    const end = now() + millis;
    do thinking.advance(SLICE_NODES);
    while (thinking.progress.solution === null && now() < end);
    return thinking.progress;
  }

  function examples({ millis, ...quest }: Params<'examples'>): ExampleProgress {
    looking ??= findExamples(quest);
    const end = now() + millis;
    do seen = looking.next().value ?? { ...seen, ended: true };
    while (!seen.ended && now() < end);
    return seen;
  }

  return {
    'puzzle.hint': (params) => hint(params as Params<'hint'>),
    'puzzle.examples': (params) => examples(params as Params<'examples'>),
  };
}

/** The 15-puzzle has a solver of its own; every other board is searched with Manhattan. */
function thinkAbout(puzzle: Puzzle): Thinking {
  if (puzzle.rows === 4 && puzzle.cols === 4) return optimally(new OptimalSolver(puzzle, null));
  const search = new IdaStar(puzzle, 'manhattan', [...MOVES.keys()]);
  return {
    advance: (nodes) => search.advance(nodes),
    get progress() {
      const { bound, generated, status, solution } = search;
      return { bound, generated, solution: status === 'solved' ? solution : null };
    },
  };
}

function optimally(solver: OptimalSolver): Thinking {
  return {
    advance: (nodes) => solver.advance(nodes),
    get progress() {
      const { bound, generated, solution } = solver;
      return { bound, generated, solution: solution === null ? null : actionsOf(solution) };
    },
  };
}

function actionsOf(letters: string): number[] {
  return Array.from(letters, (letter) => MOVE_LETTERS.indexOf(letter));
}
