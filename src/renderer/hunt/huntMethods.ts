/** What the worker does: runs the searches of a hunt, and tries all starts. */
import {
  BugHunt,
  differ,
  figuresOf,
  type HuntFigures,
  type HuntRun,
  type Refutation,
} from '../../shared/referee/hunt/hunt.ts';
import type { BugId } from '../../shared/referee/bugs/bugs.ts';
import { HUNTED } from '../../shared/referee/hunt/hunted.ts';
import type { Remote } from '../../shared/rpc/services.ts';
import { encodeBatch } from '../../shared/trace/batch.ts';

/** Steps in a tree: those of a search that goes in circles say no more. */
export const MOST_DRAWN_STEPS = 400;

export interface HuntResult extends HuntFigures {
  /** Of its first steps. */
  readonly batch: ArrayBuffer;
  /** The step before which the tree ends, as no move leads to its state; `null` for none. */
  readonly endsBefore: number | null;
}

export interface SeenStart {
  /** Of a shortest solution. */
  readonly moves: number;
  readonly right: HuntResult;
  readonly wrong: HuntResult;
  /** `null` where the figures are the same. */
  readonly exposed: {
    readonly isSmallest: boolean;
    /** How many starts are nearer to the goal than this one; none of them exposes the bug if this is a smallest. */
    readonly nearer: number;
  } | null;
}

interface HuntedStart {
  /** From 1. */
  readonly hunt: number;
  readonly start: readonly number[];
}

export type HuntServices = Remote<ReturnType<typeof huntServices>>;

export function huntServices() {
  const begun = new Map<number, BugHunt>();

  function huntOf(hunt: number): BugHunt {
    const known = begun.get(hunt);
    if (known !== undefined) return known;
    const made = new BugHunt(HUNTED[hunt - 1]);
    begun.set(hunt, made);
    return made;
  }

  function look({ hunt, start }: HuntedStart): SeenStart | 'goal' | 'unreachable' {
    const bugHunt = huntOf(hunt);
    const seen = bugHunt.look(start);
    if (typeof seen === 'string') return seen;
    const { moves, right, wrong } = seen;
    const isExposed = differ(right, wrong);
    return {
      moves,
      right: resultOf(bugHunt, start, right),
      wrong: resultOf(bugHunt, start, wrong),
      exposed: isExposed ? { isSmallest: moves === bugHunt.smallest.moves, nearer: bugHunt.smallest.nearer } : null,
    };
  }

  return {
    hunt: {
      look,
      smallest: ({ hunt }: Pick<HuntedStart, 'hunt'>): readonly number[] => huntOf(hunt).smallest.start,
      against: ({ hunt, start, bug }: HuntedStart & { readonly bug: BugId }): Refutation | null =>
        huntOf(hunt).against(bug, start),
    },
  };
}

function resultOf(hunt: BugHunt, start: readonly number[], run: HuntRun): HuntResult {
  const { trace, endsBefore } = hunt.drawn(start, run, MOST_DRAWN_STEPS);
  return { ...figuresOf(run), batch: encodeBatch(trace, 0, 0), endsBefore };
}
