/** The web sockets of the host: who proves to be our page gets a port, and who is gone is noticed. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Port } from '../../shared/rpc/port.ts';
import { Heartbeat } from './heartbeat.ts';
import { socketPort } from './port.ts';
import { isToken } from './token.ts';

/** Web sockets at the same time, those that have not said the token yet included. */
export const MAX_CONNECTIONS = 4;
/** Bytes of one message from the page. */
export const MAX_INCOMING_BYTES = 1024 * 1024;
/** How long a new socket has to say the token. */
export const TOKEN_TIMEOUT_MS = 2000;
/** The server's answer to the right token. */
export const WELCOME = 'welcome';

const FAREWELL_MS = 1000;
const POLICY_VIOLATION = 1008;
const GOING_AWAY = 1001;

export interface Sockets {
  readonly isFull: boolean;
  /** Makes a web socket of a request that has passed the gate. */
  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void;
  close(): void;
}

export interface SocketsOptions {
  readonly token: string;
  /** Gets the port of every page that knew the token. */
  readonly accept: (port: Port) => void;
  /** Hears how many such pages there are, whenever that changes. */
  readonly onPages: (count: number) => void;
}

export function openSockets({ token, accept, onPages }: SocketsOptions): Sockets {
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_INCOMING_BYTES, perMessageDeflate: false });
  const heartbeat = new Heartbeat(server.clients);
  let pages = 0;

  function enter(socket: WebSocket): void {
    onPages(++pages);
    socket.on('close', () => onPages(--pages));
    accept(socketPort(socket));
    socket.send(WELCOME);
  }

  return {
    get isFull() {
      return server.clients.size >= MAX_CONNECTIONS;
    },
    upgrade(request, stream, head) {
      server.handleUpgrade(request, stream, head, (socket) => {
        socket.on('error', () => {}); // `close` follows, and says all that matters
        heartbeat.listenTo(socket);
        askForToken(socket, token, () => enter(socket));
      });
    },
    close() {
      heartbeat.stop();
      server.clients.forEach((socket) => dismiss(socket, GOING_AWAY));
    },
  };
}

/** The first frame must be the token, as text, and soon. */
function askForToken(socket: WebSocket, token: string, enter: () => void): void {
  const timer = setTimeout(() => dismiss(socket, POLICY_VIOLATION), TOKEN_TIMEOUT_MS);
  socket.once('close', () => clearTimeout(timer));
  socket.once('message', (data, isBinary) => {
    clearTimeout(timer);
    if (!isBinary && isToken(String(data), token)) enter();
    else dismiss(socket, POLICY_VIOLATION);
  });
}

/** Closes politely, and soon after in any case. */
function dismiss(socket: WebSocket, code: number): void {
  socket.close(code);
  const timer = setTimeout(() => socket.terminate(), FAREWELL_MS);
  socket.once('close', () => clearTimeout(timer));
}
