/** Connects to the host, then shows the program. */
import { mount } from 'svelte';
import type { Api } from '../shared/contract/api.ts';
import { connect } from '../shared/rpc/rpc.ts';
import App from './app/App.svelte';
import { openHostPort } from './host/hostPort.ts';
import { Session } from './program/session.svelte.ts';
import Unreachable from './app/Unreachable.svelte';
import './theme/base.css';

const target = document.querySelector('#app')!;

async function open(): Promise<void> {
  let session: Session | undefined;
  const api = connect<Api>(await openHostPort(), () => session?.disconnect());
  const [description, settings] = await Promise.all([api.app.describe({}), api.settings.read({})]);
  session = new Session(api, description, settings);
  mount(App, { target, props: { session } });
  const { restore } = session;
  await session.attempt(restore.bind(session));
}

open().catch((error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error);
  mount(Unreachable, { target, props: { reason } });
});
