import type { OwnKind } from '../../../shared/puzzle/heuristics/own.ts';

/** What is written: a heuristic, or a search. */
export type CodeKind = OwnKind | 'search';
