/** Makes the state of the program of what the host answers, and shows it. */
import { mount } from 'svelte';
import type { AppDescription } from '../../shared/contract/types.ts';
import type { Host } from '../host/askHost.ts';
import type { ReadLink } from '../link/linkText.ts';
import { firstSteps, openApp, readPlace, workOf } from './openApp.ts';

/** Read while the host works on what is to be shown. */
const components = Promise.all([import('./App.svelte'), import('./Unreachable.svelte')]);

const target = document.querySelector('#app')!;

export interface ProgramSource {
  /** The host that the page talks to; a rejection says what the user can do. */
  readonly host: Promise<Host>;
  /** The link that the page was opened with. */
  readonly followed: Promise<ReadLink | null>;
  readonly isEmbedded: boolean;
}

/** Shows the program; where its host cannot be reached, why. */
export async function show(source: ProgramSource): Promise<void> {
  await showProgram(source).catch(async (error: unknown) => {
    const [, { default: Unreachable }] = await components;
    const reason = error instanceof Error ? error.message : String(error);
    mount(Unreachable, { target, props: { reason } });
  });
}

async function showProgram({ host, followed, isEmbedded }: ProgramSource): Promise<void> {
  const { port, api, description, settings, gone } = await host;
  const linked = (await followed) ?? momentOf(description);
  const app = openApp(api, description, settings, isEmbedded, await workOf(description, isEmbedded));
  const { notices } = app;
  void gone.then(() => notices.disconnect());
  port.onEnding?.((sentence) => notices.warn(sentence));
  const open = await readPlace(app, linked?.ok);
  const opened = notices.attempt(open);
  await firstSteps(app, opened);
  const [{ default: App }] = await components;
  const { menu, onOpened, waker, classScreen: hostScreen } = port;
  mount(App, { target, props: { app, menu, onOpened, waker, hostScreen, opened, linked } });
  await opened;
}

/** An exported page may open at a moment, as one with a link does. */
function momentOf({ brings }: AppDescription): ReadLink | null {
  if (!brings?.moment) return null;
  const { moment, picture } = brings;
  return { ok: true, moment, ...(picture && { picture }) };
}
