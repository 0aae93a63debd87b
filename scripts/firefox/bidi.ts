/** Firefox, driven over WebDriver BiDi: https://www.w3.org/TR/webdriver-bidi/. Playwright needs a Firefox of its own, which is a download. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { WebSocket } from 'ws';

/** An event of the browser. */
export interface BidiEvent {
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
}

interface Waiting {
  resolve(result: Record<string, unknown>): void;
  reject(error: Error): void;
}

/** What is told of a page's script: a value, or what it threw. */
interface Evaluated {
  readonly type: 'success' | 'exception';
  readonly result?: { readonly value?: unknown };
  readonly exceptionDetails?: { readonly text: string };
}

const GONE = 'Firefox has ended.';

/** How long `until` waits. */
const PATIENCE_MS = 60_000;

export class Firefox {
  readonly #process: ChildProcess;
  readonly #socket: WebSocket;
  readonly #profile: string;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;
  #tab = '';
  /** What is asked and gets the keys: the tab, or a frame in it. */
  #context = '';

  private constructor(process: ChildProcess, socket: WebSocket, profile: string, onEvent: (event: BidiEvent) => void) {
    this.#process = process;
    this.#socket = socket;
    this.#profile = profile;
    socket.on('close', () => this.#refuseAll());
    socket.on('message', (data: Buffer) => this.#hear(JSON.parse(data.toString()) as Record<string, unknown>, onEvent));
  }

  /** Starts `executable` without a window, with a profile that is deleted at the end. `onEvent` hears of requests and messages. */
  static async start(executable: string, onEvent: (event: BidiEvent) => void): Promise<Firefox> {
    const profile = mkdtempSync(join(tmpdir(), 'searchlight-firefox-'));
    const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'];
    const process = spawn(executable, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    const socket = new WebSocket(`${await addressTold(process)}/session`, { perMessageDeflate: false });
    await once(socket, 'open');
    const firefox = new Firefox(process, socket, profile, onEvent);
    await firefox.send('session.new', { capabilities: {} });
    await firefox.send('session.subscribe', { events: ['log.entryAdded', 'network.beforeRequestSent'] });
    return firefox;
  }

  send(method: string, params: Readonly<Record<string, unknown>>): Promise<Record<string, unknown>> {
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      if (this.#socket.readyState !== WebSocket.OPEN) throw new Error(GONE);
      this.#waiting.set(id, { resolve, reject });
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  /** Opens a page in a tab of its own, in place of the one before it. */
  async open(url: string): Promise<void> {
    const before = this.#tab;
    this.#tab = this.#context = (await this.send('browsingContext.create', { type: 'tab' }))['context'] as string;
    if (before !== '') await this.send('browsingContext.close', { context: before });
    await this.send('browsingContext.navigate', { context: this.#tab, url, wait: 'complete' });
  }

  /** From now on, what is asked is asked in the frame of the page. */
  async enterFrame(): Promise<void> {
    const told = await this.send('browsingContext.getTree', { root: this.#tab });
    const [{ children }] = told['contexts'] as readonly [
      { readonly children: readonly [{ readonly context: string }] },
    ];
    this.#context = children[0].context;
  }

  async reload(): Promise<void> {
    await this.send('browsingContext.reload', { context: this.#tab, wait: 'complete' });
  }

  /** The value of an expression in the page: a text, a number or a truth value. */
  async value(expression: string): Promise<unknown> {
    const target = { context: this.#context };
    const told = await this.send('script.evaluate', {
      expression,
      target,
      awaitPromise: true,
      resultOwnership: 'none',
    });
    const { type, result, exceptionDetails } = told as unknown as Evaluated;
    if (type === 'exception') throw new Error(`${exceptionDetails!.text}: ${expression.slice(0, 200)}`);
    return result?.value;
  }

  /** Waits until an expression holds in the page. */
  async until(expression: string): Promise<void> {
    const end = performance.now() + PATIENCE_MS;
    while (!(await this.value(`(async () => Boolean(await (${expression})))()`))) {
      if (performance.now() > end)
        throw new Error(`The page did not come to this: ${expression}\n${await this.text()}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** All text on the page. */
  async text(): Promise<string> {
    return String(await this.value('document.body.innerText'));
  }

  /** Presses keys, one after the other. */
  async press(...keys: readonly string[]): Promise<void> {
    const actions = keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    const source = { type: 'key', id: 'keys', actions };
    await this.send('input.performActions', { context: this.#context, actions: [source] });
  }

  async end(): Promise<void> {
    await this.send('browser.close', {}).catch(() => this.#process.kill());
    if (this.#process.exitCode === null) await once(this.#process, 'exit');
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 3 });
  }

  /** Nothing that was asked is answered any more. */
  #refuseAll(): void {
    for (const { reject } of this.#waiting.values()) reject(new Error(GONE));
    this.#waiting.clear();
  }

  #hear(message: Record<string, unknown>, onEvent: (event: BidiEvent) => void): void {
    if (message['type'] === 'event') return onEvent(message as unknown as BidiEvent);
    const waiting = this.#waiting.get(message['id'] as number);
    this.#waiting.delete(message['id'] as number);
    if (message['type'] === 'success') waiting?.resolve(message['result'] as Record<string, unknown>);
    else waiting?.reject(new Error(`${String(message['error'])}: ${String(message['message'])}`));
  }
}

/** The address at which it listens, which it prints. */
async function addressTold({ stderr }: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: stderr! })) {
    const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
    if (address !== undefined) {
      stderr!.resume();
      return address;
    }
  }
  throw new Error('Firefox ended before it listened.');
}
