import { createContext } from 'svelte';
import type { HeuristicPlace } from './heuristicPlace.svelte.ts';

export const [getHeuristicPlace, setHeuristicPlace] = createContext<HeuristicPlace>();
