import { createContext } from 'svelte';
import type { HeuristicDesk } from './heuristicDesk.svelte.ts';

export const [getHeuristicDesk, setHeuristicDesk] = createContext<HeuristicDesk>();
