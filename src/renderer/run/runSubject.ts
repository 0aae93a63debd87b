import type { Api } from '../../shared/contract/api.ts';
import type { Puzzle, SearchSpec, Theme } from '../../shared/contract/types.ts';
import type { OwnHeuristic } from '../../shared/puzzle/heuristics/own.ts';
import type { MoveNaming } from '../../shared/puzzle/geometry.ts';
import type { NodeColouring } from './colouring.ts';
import type { TreeLook } from './treeLook.svelte.ts';

/** What is searched, and what the host is told about it. */
export type SearchRequest = Parameters<Api['searches']['start']>[0];

/** How a run looks while a question about it is open. */
export interface AskedLook {
  /** Whether the class is to think: the step stands still. */
  readonly isWaiting: boolean;
  /** Signs that stand at nodes of the tree. */
  readonly signs: ReadonlyMap<number, string>;
  /** The node whose number nothing tells, because it is asked for; `NONE` for none. */
  readonly unkeyed: number;
  /** Takes a node that is pointed at, instead of selecting it; not given where nodes are selected. */
  point?(node: number): void;
}

/** What a run view shows, and how. The optional members replace what a search on its own does. */
export interface RunSubject {
  readonly puzzle: Puzzle | null;
  readonly search: SearchSpec;
  /** How the tree is drawn. */
  readonly treeLook: TreeLook;
  /** The theme in force. */
  readonly theme: Exclude<Theme, 'system'>;
  /** What moves are named for. */
  readonly moveNaming: MoveNaming;
  /** Whether what comes after the moment shown is hidden. */
  readonly hidesNext: boolean;
  /** What a question to the class makes of it; `null` while none is open. */
  readonly asked?: AskedLook | null;
  complain(error: unknown): void;
  /** Shows a heuristic that came from elsewhere. Returns whether the user wants it to run. */
  agree?(own: OwnHeuristic): Promise<boolean>;
  /** Node that the picture is about where the user has selected none; the one taken last where it is not given. */
  readonly followed?: number;
  /** Steps per second that it is going on with by itself, 0 while it stands; those of its player where it is not given. */
  readonly pace?: number;
  /** The node that is to stand out beside the one on the board, `NONE` for none; the hovered one where it is not given. */
  readonly pointedAt?: number;
  /** What colours the nodes, `null` for what they are; the scale that the user has chosen where it is not given. */
  readonly colouring?: NodeColouring | null;
  /** Goes to a step at once; the player does where it is not given. */
  jump?(step: number): void;
}
