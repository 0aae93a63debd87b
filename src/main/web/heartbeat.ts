import type { WebSocket } from 'ws';

const INTERVAL_MS = 15_000;

export type Beating = Pick<WebSocket, 'isPaused' | 'ping' | 'terminate' | 'on'>;

/** Closes sockets whose other end has vanished: those that have not answered a ping by the next one. */
export class Heartbeat {
  readonly #silent = new Set<Beating>();
  readonly #timer: NodeJS.Timeout;

  constructor(sockets: Iterable<Beating>) {
    this.#timer = setInterval(() => {
      for (const socket of sockets) this.#beat(socket);
    }, INTERVAL_MS);
  }

  listenTo(socket: Beating): void {
    socket.on('pong', () => this.#silent.delete(socket));
    socket.on('close', () => this.#silent.delete(socket));
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #beat(socket: Beating): void {
    if (socket.isPaused) return; // we do not read from it, so its answer may wait
    if (this.#silent.has(socket)) return socket.terminate();
    this.#silent.add(socket);
    socket.ping();
  }
}
