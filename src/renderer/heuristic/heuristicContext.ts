import { createContext } from 'svelte';
import type { ChallengeDesk } from './challengeDesk.svelte.ts';
import type { HeuristicDesk } from './heuristicDesk.svelte.ts';

/** Where the desk stays while other views are open; the view makes it, because what it needs is loaded with the view. */
export interface HeuristicPlace {
  desk: HeuristicDesk | null;
  challenge: ChallengeDesk | null;
}

export const [getHeuristicPlace, setHeuristicPlace] = createContext<HeuristicPlace>();
