/** The web host's server: the files of the page and what is downloaded over HTTP, and one web socket path. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { PageFiles } from '../hosts/pageFiles.ts';
import { pageHeaders } from '../hosts/pageHeaders.ts';
import type { Downloads } from './downloads.ts';
import { FORBIDDEN, refuseRequest, refuseUpgrade } from './gate.ts';
import { Guests } from './guests.ts';
import { isOtherUser } from './peer.ts';
import { answerStart, isStart, type Starts } from './secondStart.ts';
import { openSockets, type SocketsOptions } from './sockets.ts';

// An import of this module would read all that it exports, and so load Node's own client of HTTP: a fifth of the host's start.
const { createServer, STATUS_CODES } = process.getBuiltinModule('node:http');

/** The only address that is bound: no other machine can reach it. Not `localhost`, which may mean something else. */
const LOOPBACK = '127.0.0.1';

const MAX_HEADER_BYTES = 8 * 1024;
const REQUEST_TIMEOUT_MS = 5000;
/** How long nothing may move: longer than a request may take, which is refused with its own answer. */
const STILL_TIMEOUT_MS = 8000;
/** How often the timeouts of requests are looked at. */
const TIMEOUT_CHECK_MS = 1000;

const NOT_FOUND = 404;

export interface WebServerOptions extends SocketsOptions {
  readonly files: PageFiles;
  readonly downloads: Downloads;
  readonly starts: Starts;
  /** 0: any free port. */
  readonly port: number;
  /** The longest idle time of a connection, in milliseconds. */
  readonly stillMs?: number;
}

export interface WebServer {
  /** `http://127.0.0.1:PORT` */
  readonly origin: string;
  /** Resolves when nothing more arrives, and all that came is handled: then the library may be closed. */
  close(): Promise<void>;
}

/** The port is not available; the message is a sentence for the user. */
export class PortError extends Error {}

/** Rejects with a `PortError` where the port is unavailable for one of the usual reasons. */
export async function startWebServer({
  files,
  downloads,
  starts,
  port,
  stillMs = STILL_TIMEOUT_MS,
  ...options
}: WebServerOptions): Promise<WebServer> {
  const server = createServer({
    maxHeaderSize: MAX_HEADER_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    headersTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: REQUEST_TIMEOUT_MS,
    connectionsCheckingInterval: TIMEOUT_CHECK_MS,
    requireHostHeader: false, // the gate does it, with its own answer
  });
  server.setTimeout(stillMs); // who does not read is cut off; a web socket has its heartbeat
  const guests = new Guests();
  server.on('connection', (socket) => guests.add(socket));
  const { host: authority, origin } = new URL(`http://${LOOPBACK}:${await listen(server, port)}`); // without 80
  const sockets = openSockets(options, (stream) => guests.welcome(stream));
  const headers = pageHeaders([`ws://${authority}`]);

  server.on('request', (request, response) => {
    if (isStart(request)) return void answerStart(request, response, authority, starts);
    const refusal = refuseRequest(request, authority);
    if (refusal !== null) response.writeHead(refusal, headers).end();
    else if (request.method !== 'GET' || !downloads.send(request.url!, response, headers))
      sendFile(request, response, files, headers);
    else takesItsTime(request.socket);
  });
  server.on('upgrade', (request, stream, head) => {
    const refusal = refuseUpgrade(request, authority) ?? (isOtherUser(request.socket) ? FORBIDDEN : null);
    if (refusal === null) sockets.upgrade(request, stream, head);
    else refuseStream(stream, refusal);
  });

  /** The browser may ask the user where the download is to go. Its address was a secret of our page. */
  function takesItsTime(socket: Socket): void {
    guests.welcome(socket);
    socket.setTimeout(0);
  }

  return {
    origin,
    async close() {
      const heard = sockets.close();
      server.closeAllConnections(); // not the web sockets, which are told before
      await new Promise<void>((resolve) => server.close(() => resolve()));
      await heard; // a connection may be gone while its last messages wait for their turn
    },
  };
}

const PORT_FAULTS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'That port is in use by another program. Choose another one with --port, or leave --port out.',
  EACCES: 'This system does not let Searchlight use that port. Choose one above 1023 with --port.',
};

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException): void => {
      const sentence = PORT_FAULTS[error.code ?? ''];
      reject(sentence === undefined ? error : new PortError(sentence));
    };
    server.once('error', refuse);
    server.listen(port, LOOPBACK, () => {
      server.off('error', refuse);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  files: PageFiles,
  headers: Record<string, string>,
): void {
  const file = files.get(request.url!.replace(/\?.*$/s, ''));
  if (file === undefined) return void response.writeHead(NOT_FOUND, headers).end();
  response.writeHead(200, { ...headers, 'Content-Type': file.type, 'Content-Length': file.bytes.length });
  response.end(request.method === 'HEAD' ? undefined : file.bytes);
}

/** An answer on the bare stream of an upgrade request, and the end of it. */
function refuseStream(stream: Duplex, status: number): void {
  stream.on('error', () => {});
  stream.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
