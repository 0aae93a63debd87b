/** The web sockets of the host: an authenticated page gets a port, and a vanished one is noticed. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { MAX_TABS, REFUSED, welcomeOf } from '../../shared/contract/webSocket.ts';
import type { Port } from '../../shared/rpc/port.ts';
import { Heartbeat } from './heartbeat.ts';
import { socketPort } from './port.ts';
import type { Keys } from './keys.ts';

/** Bytes of one message from the page. */
export const MAX_INCOMING_BYTES = 1024 * 1024;
/** How long a new socket has to send its key. */
const KEY_TIMEOUT_MS = 2000;

const FAREWELL_MS = 1000;
const GOING_AWAY = 1001;

export interface SocketsOptions {
  readonly keys: Keys;
  /** Called with the port of every authenticated page. */
  readonly accept: (port: Port) => void;
  /** Called with the number of such pages, whenever it changes. */
  readonly onPages: (count: number) => void;
}

/** `welcome` is called for every admitted page. */
export function openSockets({ keys, accept, onPages }: SocketsOptions, welcome: (stream: Duplex) => void) {
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_INCOMING_BYTES, perMessageDeflate: false });
  const heartbeat = new Heartbeat(server.clients);
  let pages = 0;

  function enter(socket: WebSocket): void {
    onPages(++pages);
    socket.on('close', () => onPages(--pages));
    accept(socketPort(socket));
    socket.send(welcomeOf(keys.session));
  }

  /** Why a page that sends `key` is not admitted; `null` if it is. One tab too many uses up no ticket. */
  function refusalOf(key: string | null): number | null {
    if (key !== null && pages >= MAX_TABS) return REFUSED.tooManyTabs;
    return key !== null && keys.admit(key) ? null : REFUSED.badKey;
  }

  return {
    /** Makes a web socket of a request that has passed the gate. */
    upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
      server.handleUpgrade(request, stream, head, (socket) => {
        socket.on('error', () => {}); // `close` follows
        heartbeat.listenTo(socket);
        askForKey(socket, (key) => {
          const refusal = refusalOf(key);
          if (refusal !== null) return void dismiss(socket, refusal);
          welcome(stream);
          enter(socket);
        });
      });
    },
    /** Resolves when every socket is closed, and the last messages are handled. */
    async close(): Promise<void> {
      heartbeat.stop();
      await Promise.all(Array.from(server.clients, (socket) => dismiss(socket, GOING_AWAY)));
    },
  };
}

/** The first frame must be a key, as text, and in time; `null` for anything else. */
function askForKey(socket: WebSocket, decide: (key: string | null) => void): void {
  const timer = setTimeout(() => void dismiss(socket, REFUSED.badKey), KEY_TIMEOUT_MS);
  socket.once('close', () => clearTimeout(timer));
  socket.once('message', (data, isBinary) => {
    clearTimeout(timer);
    decide(isBinary ? null : String(data));
  });
}

/** Closes politely, and soon after in any case. Resolves when it is closed. */
function dismiss(socket: WebSocket, code: number): Promise<void> {
  socket.close(code);
  const timer = setTimeout(() => socket.terminate(), FAREWELL_MS);
  return new Promise((resolve) => {
    socket.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
