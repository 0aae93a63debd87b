/** The notes window; its drawing code is loaded on demand. */
import type { NotesProps } from './notesProps.ts';
import { NotesWindow } from './notesWindow.svelte.ts';

export function createNotes(about: NotesProps): NotesWindow {
  const { app, shell } = about;
  return new NotesWindow({
    page: window,
    draw: async (child) => (await import('./drawNotes.ts')).drawNotes(child, about),
    isPresented: () => shell.presentation.on,
    hasSecondScreen: () => shell.screen.isThere,
    tell: (sentence) => app.notices.warn(sentence),
  });
}
