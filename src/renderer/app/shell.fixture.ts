/** The whole program with its commands, without a window. */
import { onTestFinished } from 'vitest';
import type { Port } from '../../shared/rpc/port.ts';
import { loopback } from '../../shared/rpc/loopback.fixture.ts';
import { setUp } from './app.fixture.ts';
import { addCommands } from './appCommands.ts';
import { createFeatures } from './features.ts';
import { NotesWindow } from './notesWindow.svelte.ts';
import { Shell, type BesideView } from './shell.svelte.ts';

/** What present mode needs of a page. */
const PAGE = { documentElement: {}, fullscreenElement: null } as unknown as Document;

/** A computer with one screen, and no window but that of the page. */
const STAGE: BesideView = {
  screen: {
    isThere: false,
    mayFill: async () => false,
    fill: () => Promise.reject(new Error('no screen')),
    leave() {},
    watch: () => () => {},
  },
  notes: () =>
    new NotesWindow({
      page: { open: () => null } as unknown as Window,
      draw: async () => () => {},
      isPresented: () => false,
      hasSecondScreen: () => false,
      tell() {},
    }),
};

function noWorker(): Port {
  return loopback(structuredClone)[0];
}

/** `stage`: what else there is of screens and windows; `lab`: starts the worker of the lab, which nobody answers else. */
export async function opened(stage: Partial<BesideView> = {}, lab = noWorker) {
  const { open, way } = setUp();
  const app = await open();
  const features = createFeatures(app, { puzzle: noWorker, space: noWorker, lab, referee: noWorker });
  const shell = new Shell(app, PAGE, features, { ...STAGE, ...stage });
  addCommands(app, features, shell);
  onTestFinished(() => app.main.view.closeSearch());
  return { app, way, features, shell, press: (id: string) => app.commands.press(id) };
}
