import { createContext } from 'svelte';
import type { ChallengeScoring } from './challengeScoring.svelte.ts';
import type { HeuristicEditor } from './heuristicEditor.svelte.ts';

/** Keeps the editor while other views are open. The view creates it, so that its code loads with the view. */
export interface HeuristicPlace {
  editor: HeuristicEditor | null;
  scoring: ChallengeScoring | null;
}

export const [getHeuristicPlace, setHeuristicPlace] = createContext<HeuristicPlace>();
