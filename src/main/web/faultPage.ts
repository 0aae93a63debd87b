/** Shows in the browser why the program could not start: a start from a menu or a folder has no terminal. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How long the browser may take to ask for the page. */
const FAULT_PAGE_MS = 60_000;

const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
  'Cache-Control': 'no-store',
  Connection: 'close',
};

/** Serves the sentence at an address that `open` gets, until it is read, or for `FAULT_PAGE_MS`. */
export async function showFault(sentence: string, open: (address: string) => unknown): Promise<void> {
  const server = createServer((request, response) => {
    if (request.url !== '/') return void response.writeHead(404, { Connection: 'close' }).end();
    response.writeHead(200, HEADERS).end(pageOf(sentence), () => server.close());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const ended = once(server, 'close');
  const timer = setTimeout(() => server.close(), FAULT_PAGE_MS);
  await open(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await ended;
  clearTimeout(timer);
}

function pageOf(sentence: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="color-scheme" content="light dark">
<title>Searchlight could not start</title>
<style>body { max-width: 40rem; margin: 15vh auto; padding: 0 1.5rem; font: 1.25rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere }</style>
<h1>Searchlight could not start</h1>
<p style="white-space: pre-line">${escaped(sentence)}</p>
<p>Nothing was changed. You can close this page.</p>
</html>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
