/**
 * The stand-in with a real page: windows are Chromium pages opened by the parent process. They load the program through
 * its own protocol handler, from an address of this process instead of `app://bundle/`, and the preload runs before the
 * page. Messages to and from the page go through a web socket.
 */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { CLOSED, fromText, OPEN, PAGE_SIDE, toText } from './crossing.fixture.ts';
import { app, BrowserWindow, dialog, menuItem, schemes } from './electron.fixture.ts';

/** Messages to the parent process. */
export type ToldByShell =
  | { readonly open: number; readonly url: string; readonly before: string }
  | { readonly close: number }
  | { readonly saved: string }
  | { readonly complaint: string }
  | { readonly left: true };

/** Messages from the parent process. */
export type SaidToShell =
  { readonly closed: number } | { readonly click: string } | { readonly start: { readonly file: string | null } };

const tell = (message: ToldByShell): void => void process.send!(message);

/** Makes every window a page. Call it before the host is loaded. */
export async function showWindowsInBrowser(): Promise<void> {
  const server = createServer((request, response) =>
    request.url!.startsWith(OPEN) ? answerOpen(request, response) : void answerPage(request, response),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  carryMessages(server);
  const shown = new Set<BrowserWindow>();
  BrowserWindow.show = (window, url) => {
    shown.add(window);
    const { webPreferences } = window.options;
    const preload = readFileSync(webPreferences.preload, 'utf8');
    const before = `(${PAGE_SIDE})(${window.id}, (require, exports) => {${preload}\n});`;
    window.webContents.mainFrame.url = url;
    tell({ open: window.id, url: `${origin}${new URL(url).pathname}${new URL(url).hash}`, before });
  };
  /** The browser closes what this process has opened; a page takes its own windows along. */
  BrowserWindow.shut = (window) => (shown.has(window) ? tell({ close: window.id }) : window.gone());
  dialog.onSave = (path) => tell({ saved: path });
  dialog.onComplaint = (complaint) => tell({ complaint });
  app.exit = (status) => process.exit(status as number);
  process.on('message', (said: SaidToShell) => hear(said));
  process.on('SIGTERM', () => app.quit());
  process.on('disconnect', () => process.exit());
}

function hear(said: SaidToShell): void {
  if ('closed' in said) BrowserWindow.fromId(said.closed)?.gone();
  if ('click' in said) menuItem(said.click).click();
  if ('start' in said) app.emit('second-instance', {}, [], '', said.start);
}

/** The page of a window opens another one, and waits for the answer: the number of the new window, or nothing. */
function answerOpen({ url }: IncomingMessage, response: ServerResponse): void {
  const { searchParams } = new URL(url!, 'http://page');
  const [window, wanted, name] = ['window', 'url', 'name'].map((key) => searchParams.get(key)!);
  response.end(String(BrowserWindow.fromId(Number(window))?.open(wanted!, name!)?.id ?? ''));
}

/** Through the program's own handler. */
async function answerPage({ url, method = '' }: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, headers, body } = await schemes.get('app')!({ url: `app://bundle${url}`, method });
  const bytes = body === null ? null : Buffer.from(await new Response(body).arrayBuffer());
  response.writeHead(status, Object.fromEntries(headers)).end(bytes);
}

/** Between the preload of a window and the host's side of it. */
function carryMessages(server: Server): void {
  const sockets = new WebSocketServer({ server, maxPayload: 64 * 1024 * 1024 });
  sockets.on('connection', (socket, { url }) => {
    const window = BrowserWindow.fromId(Number(new URL(url!, 'ws://page').searchParams.get('window')));
    if (!window) return socket.close();
    const { webContents } = window;
    const forward = (channel: string, ...args: unknown[]): void => {
      if (socket.readyState === WebSocket.OPEN) socket.send(toText({ channel, args }));
    };
    webContents.send = forward;
    webContents.reload = () => forward('reload');
    socket.on('close', () => window.emit('unloaded'));
    socket.on('message', (text) => {
      const { channel, args } = fromText(String(text)) as { channel: string; args: unknown[] };
      if (channel === 'did-finish-load') webContents.emit(channel);
      else if (channel === CLOSED) BrowserWindow.fromId(args[0] as number)?.gone();
      else webContents.ipc.emit(channel, { senderFrame: webContents.mainFrame }, ...args);
    });
  });
}
