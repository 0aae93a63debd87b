import { createContext } from 'svelte';
import type { Api } from '../../shared/contract/api.ts';
import type { AppDescription } from '../../shared/contract/description.ts';
import type { Answers } from './answers.svelte.ts';
import type { Commands } from './commands.svelte.ts';
import type { CurrentPuzzle } from './currentPuzzle.svelte.ts';
import type { LibraryAccess } from './libraryAccess.ts';
import type { Navigation } from './navigation.svelte.ts';
import type { Notices } from './notices.svelte.ts';
import type { OwnHeuristics } from './ownHeuristics.svelte.ts';
import type { SettingsStore } from './settings.svelte.ts';

export interface Program {
  readonly api: Api;
  readonly description: AppDescription;
  readonly notices: Notices;
  readonly settings: SettingsStore;
  readonly navigation: Navigation;
  readonly current: CurrentPuzzle;
  readonly library: LibraryAccess;
  readonly commands: Commands;
  readonly own: OwnHeuristics;
  /** Answers in an exported page; `null` in any other. */
  readonly answers: Answers | null;
}

export const [getProgram, setProgram] = createContext<Program>();
