import type { Features } from './features.ts';
import type { App } from './openApp.ts';
import type { Shell } from './shell.svelte.ts';

export interface NotesProps {
  readonly app: App;
  readonly features: Features;
  readonly shell: Shell;
}
