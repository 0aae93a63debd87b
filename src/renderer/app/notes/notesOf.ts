/** The window with the notes of this program; what is drawn in it is loaded when it is needed. */
import type { Features } from '../features.ts';
import type { App } from '../openApp.ts';
import type { Shell } from '../shell.svelte.ts';
import { NotesWindow } from './notesWindow.svelte.ts';

export function notesOf(app: App, features: Features, shell: Shell): NotesWindow {
  return new NotesWindow({
    page: window,
    draw: async (child) => (await import('./furnish.ts')).drawNotes(child, { app, features, shell }),
    isPresented: () => shell.presentation.on,
    hasSecondScreen: () => shell.screen.isThere,
    tell: (sentence) => app.notices.warn(sentence),
  });
}
