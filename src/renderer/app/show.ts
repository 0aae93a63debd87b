import { mount } from 'svelte';
import type { AppDescription } from '../../shared/contract/description.ts';
import type { Host } from '../host/askHost.ts';
import type { ReadLink } from '../link/linkText.ts';
import { firstSteps, openApp, readPlace, workOf } from './openApp.ts';

/** Loaded while the host works. */
const components = Promise.all([import('./App.svelte'), import('./Unreachable.svelte')]);

const target = document.querySelector('#app')!;

export interface ProgramSource {
  /** Rejects with a sentence on what the user can do. */
  readonly host: Promise<Host>;
  readonly followed: Promise<ReadLink | null>;
  readonly isEmbedded: boolean;
}

/** Shows the program, or why its host cannot be reached. */
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
  mount(App, { target, props: { app, port, opened, linked } });
  await opened;
}

/** An exported page may open at a moment, as a link does. */
function momentOf({ brings }: AppDescription): ReadLink | null {
  if (!brings?.moment) return null;
  const { moment, picture } = brings;
  return { ok: true, moment, ...(picture && { picture }) };
}
