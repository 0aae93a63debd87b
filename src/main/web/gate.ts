/**
 * Who may come in. Any page that is open in any browser of this computer can send requests to a loopback port, and DNS
 * rebinding lets it do so under a name of its own: so every request must name us exactly, and the Origin is compared
 * with what we know, never with the Host that came along.
 */
import type { IncomingMessage } from 'node:http';

/** The path of the web socket. */
const SOCKET_PATH = '/socket';

const MISDIRECTED = 421;
export const FORBIDDEN = 403;
const NOT_ALLOWED = 405;
const NOT_FOUND = 404;

/** The HTTP status to refuse a request with, or `null` if it may be answered. `authority` is our `127.0.0.1:PORT`, or without the port where that is 80. */
export function refuseRequest(request: IncomingMessage, authority: string): number | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuseStranger(request, authority) ?? NOT_ALLOWED;
  return refuseStranger(request, authority);
}

/**
 * The same for a request to become a web socket, which must come from our page. A browser tells its Origin truly; another
 * program can claim ours, and is stopped by the key that it lacks.
 */
export function refuseUpgrade(request: IncomingMessage, authority: string): number | null {
  const stranger = refuseStranger(request, authority);
  if (stranger !== null) return stranger;
  if (only(request, 'origin') !== `http://${authority}`) return FORBIDDEN;
  return request.url === SOCKET_PATH ? null : NOT_FOUND;
}

/** The status for a request that does not name us, or that a page of another site has sent; `null` for any other. */
export function refuseStranger(request: IncomingMessage, authority: string): number | null {
  if (only(request, 'host') !== authority) return MISDIRECTED;
  const site = only(request, 'sec-fetch-site') ?? 'none'; // absent: not a browser, or an old one
  return site === 'same-origin' || site === 'none' ? null : FORBIDDEN;
}

/** The value of a header that must not be there twice; `undefined` where it is missing. */
function only(request: IncomingMessage, header: string): string | undefined {
  const values = request.headersDistinct[header];
  return values === undefined || values.length === 1 ? values?.[0] : '(several)';
}
