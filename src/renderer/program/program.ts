/** What every view shares, in parts. */
import { createContext } from 'svelte';
import type { Api } from '../../shared/contract/api.ts';
import type { AppDescription } from '../../shared/contract/types.ts';
import type { Answers } from './answers.svelte.ts';
import type { Commands } from './commands.svelte.ts';
import type { CurrentPuzzle } from './currentPuzzle.svelte.ts';
import type { Navigation } from './navigation.svelte.ts';
import type { Notices } from './notices.svelte.ts';
import type { OwnHeuristics } from './ownHeuristics.svelte.ts';
import type { SettingsStore } from './settings.svelte.ts';
import type { Shelf } from './shelf.ts';

export interface Program {
  readonly api: Api;
  readonly description: AppDescription;
  readonly notices: Notices;
  readonly settings: SettingsStore;
  readonly navigation: Navigation;
  readonly current: CurrentPuzzle;
  readonly shelf: Shelf;
  readonly commands: Commands;
  readonly own: OwnHeuristics;
  /** What was answered in an exported page, which somebody does alone; `null` in any other. */
  readonly answers: Answers | null;
}

export const [getProgram, setProgram] = createContext<Program>();
