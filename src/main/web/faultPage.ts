/** Why the program could not start, as a page of the browser: whoever started it from a menu or a folder sees no terminal. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How long the browser may take to ask for the page. */
export const FAULT_PAGE_MS = 60_000;

const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
  'Cache-Control': 'no-store',
  Connection: 'close',
};

/** Serves the sentence at an address that `open` gets, and ends once it has been read, or after `FAULT_PAGE_MS`. */
export async function showFault(sentence: string, open: (address: string) => unknown): Promise<void> {
  const server = createServer((request, response) => {
    if (request.url !== '/') return void response.writeHead(404, { Connection: 'close' }).end();
    response.writeHead(200, HEADERS).end(pageOf(sentence), () => server.close());
  });
  const ended = new Promise<void>((resolve) => server.once('close', resolve));
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  const timer = setTimeout(() => server.close(), FAULT_PAGE_MS);
  await open(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await ended;
  clearTimeout(timer);
}

/** Colours and size follow the page of the program. */
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
