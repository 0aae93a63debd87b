/** The web host's server: the page's files and downloads over HTTP, and one web socket path. */
import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { headersFor, pageHeaders, type PageFiles } from '../hosts/pageFiles.ts';
import type { Downloads } from './downloads.ts';
import { FORBIDDEN, refuseRequest, refuseUpgrade } from './gate.ts';
import { isOtherUser } from './peer.ts';
import { answerStart, isStart, type Starts } from './secondStart.ts';
import { openSockets, type SocketsOptions } from './sockets.ts';

// An import would read all exports of this module, and so load Node's client of HTTP: a fifth of the host's start.
const { createServer, STATUS_CODES } = process.getBuiltinModule('node:http');

/** No other machine can reach it. Not `localhost`, which may mean something else. */
const LOOPBACK = '127.0.0.1';

const MAX_HEADER_BYTES = 8 * 1024;
const REQUEST_TIMEOUT_MS = 5000;
/** The longest idle time of a connection: longer than that of a request, which gets an answer of its own. */
const STILL_TIMEOUT_MS = 8000;
/** Between two checks of the timeouts of requests. */
const TIMEOUT_CHECK_MS = 1000;

/** Connections that have not yet proved that they belong to our page. */
export const MAX_GUESTS = 32;

const NOT_FOUND = 404;

export interface WebServerOptions extends SocketsOptions {
  readonly files: PageFiles;
  readonly downloads: Downloads;
  readonly starts: Starts;
  /** 0: any free port. */
  readonly port: number;
  readonly stillMs?: number;
}

export interface WebServer {
  /** `http://127.0.0.1:PORT` */
  readonly origin: string;
  /** Resolves when nothing more arrives and all messages are handled: then the library may be closed. */
  close(): Promise<void>;
}

/** The port is not available; the message is a sentence for the user. */
export class PortError extends Error {}

/** Rejects with a `PortError` if the port is unavailable for one of the usual reasons. */
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
    requireHostHeader: false, // the gate requires it, with its own answer
  });
  server.setTimeout(stillMs); // ends connections that do not read; web sockets have a heartbeat
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
    else allowDelay(request.socket);
  });
  server.on('upgrade', (request, stream, head) => {
    const refusal = refuseUpgrade(request, authority) ?? (isOtherUser(request.socket) ? FORBIDDEN : null);
    if (refusal === null) sockets.upgrade(request, stream, head);
    else refuseStream(stream, refusal);
  });

  /** The browser may ask the user where to put the download. Only our page knows its address. */
  function allowDelay(socket: Socket): void {
    guests.welcome(socket);
    socket.setTimeout(0);
  }

  return {
    origin,
    async close() {
      const closed = sockets.close();
      server.closeAllConnections(); // except the web sockets, which are closed politely
      await new Promise<void>((resolve) => server.close(() => resolve()));
      await closed; // messages of a closed connection may still wait for their turn
    },
  };
}

const PORT_FAULTS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'That port is in use by another program. Choose another one with --port, or leave --port out.',
  EACCES: 'This system does not let Searchlight use that port. Choose one above 1023 with --port.',
};

async function listen(server: Server, port: number): Promise<number> {
  try {
    await once(server.listen(port, LOOPBACK), 'listening');
  } catch (error) {
    const sentence = PORT_FAULTS[(error as NodeJS.ErrnoException).code ?? ''];
    throw sentence === undefined ? error : new PortError(sentence);
  }
  return (server.address() as AddressInfo).port;
}

/** Keeps unproved connections few: one too many ends the oldest, so that idle ones cannot keep the page out. */
class Guests {
  readonly #waiting = new Set<Duplex>();

  add(stream: Duplex): void {
    this.#waiting.add(stream);
    stream.once('close', () => this.#waiting.delete(stream));
    const [oldest] = this.#waiting;
    if (this.#waiting.size > MAX_GUESTS) oldest!.destroy();
  }

  /** Marks a connection as our page's. */
  welcome(stream: Duplex): void {
    this.#waiting.delete(stream);
  }
}

function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  files: PageFiles,
  headers: Record<string, string>,
): void {
  const path = request.url!.replace(/\?.*$/s, '');
  const file = files.get(path);
  if (file === undefined) return void response.writeHead(NOT_FOUND, headers).end();
  response.writeHead(200, {
    ...headersFor(path, headers),
    'Content-Type': file.type,
    'Content-Length': file.bytes.length,
  });
  response.end(request.method === 'HEAD' ? undefined : file.bytes);
}

/** Answers an upgrade request on its bare stream, and ends it. */
function refuseStream(stream: Duplex, status: number): void {
  stream.on('error', () => {});
  stream.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
