/** The whole program with its commands, without a window. */
import { onTestFinished } from 'vitest';
import { loopback } from '../../shared/rpc/loopback.ts';
import { setUp } from './app.fixture.ts';
import { addCommands } from './appCommands.ts';
import { createFeatures } from './features.ts';
import { Shell } from './shell.svelte.ts';

/** What present mode needs of a page. */
const PAGE = { documentElement: {}, fullscreenElement: null } as unknown as Document;

export async function opened() {
  const { open, way } = setUp();
  const app = await open();
  const noWorker = () => loopback(structuredClone)[0];
  const features = createFeatures(app, { puzzle: noWorker, space: noWorker, lab: noWorker });
  const shell = new Shell(app, PAGE, features.lessons);
  addCommands(app, features, shell);
  onTestFinished(() => app.main.view.closeSearch());
  return { app, way, features, shell, press: (id: string) => app.commands.press(id) };
}
