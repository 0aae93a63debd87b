/**
 * The first of the three scripts that the first tree waits for. It asks the host; meanwhile the browser reads the state of the
 * program (`app/show.ts`) and its components (`app/App.svelte`).
 */
import { askHost } from './host/askHost.ts';
import type { HostPort } from './host/hostPort.ts';
import { takeLink } from './link/takeLink.ts';
import './theme/base.css';

/**
 * Shows the program once `openPort` has opened the pipe to its host; where that fails, the sentence that it rejects with.
 * `openPort` gets whether the page was opened with a link. `isEmbedded`: in another page, showing one view alone.
 */
export function start(openPort: (hasLink: boolean) => Promise<HostPort>, isEmbedded = false): void {
  const followed = takeLink(location, history); // before the pipe is opened, which may take what is left of the address
  const host = followed.then((link) => askHost(() => openPort(link !== null)));
  host.catch(() => {}); // it is shown
  void import('./app/show.ts').then(({ show }) => show({ host, followed, isEmbedded }));
}
