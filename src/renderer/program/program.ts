import { createContext } from 'svelte';
import type { Api } from '../../shared/contract/api.ts';
import type { AppDescription } from '../../shared/contract/description.ts';
import type { LibraryPuzzle } from '../../shared/contract/types.ts';
import type { Answers } from './answers.svelte.ts';
import type { Commands } from './commands.svelte.ts';
import type { CurrentPuzzle } from './currentPuzzle.svelte.ts';
import type { Navigation } from './navigation.svelte.ts';
import type { Notices } from './notices.svelte.ts';
import type { OwnHeuristics } from './ownHeuristics.svelte.ts';
import type { SettingsStore } from './settings.svelte.ts';

/** What every view may ask of the library. */
export interface LibraryAccess {
  /** The library puzzle on the board, as stored. */
  readonly kept: LibraryPuzzle | null;
  /** Sets the puzzle on the board; `null`: none of the library. */
  keep(puzzleId: number | null): Promise<void>;
  /** Sets it to a puzzle just saved. */
  keepSaved(puzzle: LibraryPuzzle): void;
  refresh(): Promise<void>;
}

export interface Program {
  readonly api: Api;
  /** The same, with calls that resolve once the lists show what they changed. */
  readonly changes: Api;
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
