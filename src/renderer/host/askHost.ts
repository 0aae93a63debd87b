import type { Api } from '../../shared/contract/api.ts';
import type { Settings } from '../../shared/contract/settings.ts';
import type { AppDescription } from '../../shared/contract/description.ts';
import { connect, type Connected } from '../../shared/rpc/rpc.ts';
import type { HostPort } from './hostPort.ts';

export interface Host {
  readonly port: HostPort;
  readonly api: Connected<Api>;
  readonly description: AppDescription;
  readonly settings: Settings;
  /** Resolves when the connection closes. */
  readonly gone: Promise<void>;
}

/** Connects and asks for what the page needs first. Rejects with a sentence that says what the user can do. */
export async function askHost(openPort: () => Promise<HostPort>): Promise<Host> {
  const port = await openPort();
  let tellGone!: () => void;
  const gone = new Promise<void>((resolve) => (tellGone = resolve));
  const api = connect<Api>(port, tellGone);
  const [description, settings] = await Promise.all([api.app.describe({}), api.settings.read({})]);
  return { port, api, description, settings, gone };
}
