import type { Api } from '../../shared/contract/api.ts';
import type { Puzzle, SearchSpec } from '../../shared/contract/types.ts';
import type { NodeColouring } from './colouring.ts';
import type { TreeLook } from './treeViewState.svelte.ts';

export type SearchRequest = Parameters<Api['searches']['start']>[0];

/** In place of a node: every one. */
export const ALL_NODES = -2;

/** Whether the number of a node is hidden. */
export function isUnkeyed({ unkeyed }: Pick<AskedLook, 'unkeyed'>, node: number): boolean {
  return unkeyed === ALL_NODES || unkeyed === node;
}

/** Of the number that a search chooses by. */
export type KeyTerm = 'g' | 'h';

/** How a run looks while a question about it is open. */
export interface AskedLook {
  /** While the class thinks; the step cannot move. */
  readonly isWaiting: boolean;
  readonly signs: ReadonlyMap<number, string>;
  /** The node whose number is hidden because the question asks for it, `ALL_NODES`, or `NONE`. */
  readonly unkeyed: number;
  /** The terms of hidden numbers that are told all the same; default: g. */
  readonly told?: readonly KeyTerm[];
  /** Takes a node that is pointed at; without it, the node is selected. */
  point?(node: number): void;
}

export interface RunOwner {
  /** Default: the puzzle on the board. */
  readonly puzzle?: Puzzle;
  readonly search: SearchSpec;
  readonly treeLook: TreeLook;
  /** Whether everything after the moment shown is hidden. */
  readonly hidesNext: boolean;
  readonly asked?: AskedLook | null;

  // What a comparison decides for its searches; a search alone decides it by itself.
  /** The node that the camera follows while none is selected; `NONE` before the first. */
  readonly followed?: number;
  /** Steps per second while playing; 0 while standing. */
  readonly pace?: number;
  /** A node to highlight besides the one on the board, or `NONE`. */
  readonly pointedAt?: number;
  readonly colouring?: NodeColouring | null;
  jump?(step: number): void;
}
