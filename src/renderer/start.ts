/** Connects to a host, then shows the program. */
import { mount } from 'svelte';
import type { Api } from '../shared/contract/api.ts';
import type { AppDescription } from '../shared/contract/types.ts';
import { connect } from '../shared/rpc/rpc.ts';
import App from './app/App.svelte';
import { firstSteps, openApp, readPlace } from './app/openApp.ts';
import type { Notices } from './program/notices.svelte.ts';
import type { ReadLink } from './link/linkText.ts';
import { takeLink } from './link/takeLink.ts';
import type { HostPort } from './host/hostPort.ts';
import Unreachable from './app/Unreachable.svelte';
import './theme/base.css';

const target = document.querySelector('#app')!;

async function open(openPort: () => Promise<HostPort>, isEmbedded: boolean): Promise<void> {
  let notices: Notices | undefined;
  const followed = await takeLink(location, history);
  const port = await openPort();
  const api = connect<Api>(port, () => notices?.disconnect());
  const [description, settings] = await Promise.all([api.app.describe({}), api.settings.read({})]);
  const linked = followed ?? momentOf(description);
  const app = openApp(api, description, settings, isEmbedded);
  notices = app.notices;
  port.onEnding?.((sentence) => app.notices.warn(sentence));
  const open = await readPlace(app, linked?.ok);
  const opened = notices.attempt(open);
  await firstSteps(app, opened);
  mount(App, {
    target,
    props: {
      app,
      menu: port.menu,
      onOpened: port.onOpened,
      waker: port.waker,
      hostScreen: port.classScreen,
      opened,
      linked,
    },
  });
  await opened;
}

/** An exported page may open at a moment, as one with a link does. */
function momentOf({ brings }: AppDescription): ReadLink | null {
  if (!brings?.moment) return null;
  const { moment, picture } = brings;
  return { ok: true, moment, ...(picture && { picture }) };
}

/**
 * Shows the program once `openPort` has opened the pipe to its host; where that fails, the sentence that it rejects with.
 * `isEmbedded`: the page stands in another one, and shows one view alone.
 */
export function start(openPort: () => Promise<HostPort>, isEmbedded = false): void {
  open(openPort, isEmbedded).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    mount(Unreachable, { target, props: { reason } });
  });
}
