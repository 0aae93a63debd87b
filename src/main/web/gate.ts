/**
 * Decides which requests are answered. Any page in any browser of this computer can send requests to a loopback port,
 * and with DNS rebinding under a host name of its own: so every request must name us exactly, and its Origin is
 * compared with our own address, never with its Host.
 */
import type { IncomingMessage } from 'node:http';

const SOCKET_PATH = '/socket';

const MISDIRECTED = 421;
export const FORBIDDEN = 403;
const NOT_ALLOWED = 405;
const NOT_FOUND = 404;

/** The HTTP status of a refusal; `null` for none. `authority`: our `127.0.0.1:PORT`, without a port of 80. */
export function refuseRequest(request: IncomingMessage, authority: string): number | null {
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  return refuseStranger(request, authority) ?? (isReading ? null : NOT_ALLOWED);
}

/**
 * The same for a request for a web socket, which must come from our page. Browsers send the true Origin; another
 * program can forge ours, but lacks the key.
 */
export function refuseUpgrade(request: IncomingMessage, authority: string): number | null {
  const stranger = refuseStranger(request, authority);
  if (stranger !== null) return stranger;
  if (only(request, 'origin') !== `http://${authority}`) return FORBIDDEN;
  return request.url === SOCKET_PATH ? null : NOT_FOUND;
}

/** The same for a request that does not name us, or that comes from a page of another site. */
export function refuseStranger(request: IncomingMessage, authority: string): number | null {
  if (only(request, 'host') !== authority) return MISDIRECTED;
  const site = only(request, 'sec-fetch-site') ?? 'none'; // absent: not a browser, or an old one
  return site === 'same-origin' || site === 'none' ? null : FORBIDDEN;
}

/** The value of a header that must not repeat; `undefined` for none. */
function only(request: IncomingMessage, header: string): string | undefined {
  const values = request.headersDistinct[header];
  return values === undefined || values.length === 1 ? values?.[0] : '(several)';
}
