/** One worker at a time: a new task ends the one before. */
import { connect } from '../../shared/rpc/rpc.ts';
import type { Port } from '../../shared/rpc/port.ts';
import type { Notices } from '../program/notices.svelte.ts';
import type { RefereeServices } from './refereeMethods.ts';

export class Judging {
  isOn = $state(false);
  readonly #startWorker: () => Port;
  readonly #notices: Pick<Notices, 'attempt'>;
  #port: Port | null = null;

  /** `startWorker`: starts `app/refereeWorker.ts`. */
  constructor(notices: Pick<Notices, 'attempt'>, startWorker: () => Port) {
    this.#notices = notices;
    this.#startWorker = startWorker;
  }

  /** Ends the worker, whatever it is doing. */
  cancel(): void {
    this.#port?.close();
    this.#port = null;
    this.isOn = false;
  }

  /** `isWanted`: whether nobody has cancelled it, or asked for something else. */
  async run(work: (referee: RefereeServices['referee'], isWanted: () => boolean) => Promise<void>): Promise<void> {
    this.cancel();
    const port = this.#startWorker();
    this.#port = port;
    this.isOn = true;
    const isWanted = (): boolean => this.#port === port;
    await this.#notices.attempt(() => work(connect<RefereeServices>(port).referee, isWanted));
    if (isWanted()) this.cancel();
  }
}
