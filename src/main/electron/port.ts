import type { WebContents } from 'electron';
import {
  isClassScreenMessage,
  isMenuMessage,
  isPresentingMessage,
  parseMenu,
  type ChoiceMessage,
  type ClassScreenMessage,
  type EndingMessage,
  type MenuItem,
  type OpenedMessage,
} from '../../shared/contract/windowMenu.ts';
import type { Port } from '../../shared/rpc/port.ts';
import { isTrustedSender } from './decisions.ts';

/** The only channel. The preload, which may import nothing of ours, repeats its name. */
export const CHANNEL = 'searchlight';

export type Contents = Pick<WebContents, 'ipc' | 'mainFrame' | 'send' | 'on'>;

/** What the page asks of its window, apart from requests. */
export interface WindowHabits {
  /** Shows commands of the page in the menu bar; `choose` receives the chosen one. */
  showMenu(items: readonly MenuItem[], choose: (id: string) => void): void;
  /** Whether a class looks at the page. */
  keepAwake(isAwake: boolean): void;
  /** Whether the window should fill the screen that the class sees. */
  fillClassScreen(isFilled: boolean): void;
}

const NO_HABITS: WindowHabits = { showMenu() {}, keepAwake() {}, fillClassScreen() {} };

/** The way to the loaded page. */
export interface Pages {
  /** Sends an unrequested message; without a page, does nothing. */
  tell(message: OpenedMessage | ClassScreenMessage | EndingMessage): void;
}

/**
 * Calls `accept` with a port for every load of the page in `contents`. A load begins with its first message, and ends
 * with the first message of the next one or with the page's process. Drops messages of other senders.
 */
export function acceptPages(contents: Contents, accept: (port: Port) => void, habits: WindowHabits = NO_HABITS): Pages {
  let current: PagePort | undefined;

  contents.ipc.on(CHANNEL, (event, page: unknown, message: unknown) => {
    if (!isTrustedSender(event.senderFrame, contents.mainFrame)) return;
    current = current && current.page === page ? current : replace(current, page);
    if (isMenuMessage(message)) return hearMenu(page, message);
    if (isPresentingMessage(message)) return habits.keepAwake(message.presenting);
    if (isClassScreenMessage(message)) return habits.fillClassScreen(message.classScreen);
    current.receive(message);
  });

  function hearMenu(page: unknown, message: unknown): void {
    const items = parseMenu(message);
    const choose = (command: string): void => contents.send(CHANNEL, page, { command } satisfies ChoiceMessage);
    if (items) habits.showMenu(items, choose);
  }

  function replace(old: PagePort | undefined, page: unknown): PagePort {
    end(old);
    const port = new PagePort(page, (reply) => contents.send(CHANNEL, page, reply));
    accept(port);
    return port;
  }
  function end(port: PagePort | undefined): void {
    current = undefined;
    habits.keepAwake(false);
    habits.fillClassScreen(false);
    port?.end();
  }
  contents.on('render-process-gone', () => end(current));
  contents.on('destroyed', () => end(current));
  return {
    tell(message) {
      if (current) contents.send(CHANNEL, current.page, message);
    },
  };
}

class PagePort implements Port {
  readonly page: unknown;
  receive: (message: unknown) => void = () => {};
  private readonly send: (message: unknown) => void;
  private open = true;
  private hearClose: () => void = () => {};

  constructor(page: unknown, send: (message: unknown) => void) {
    this.page = page;
    this.send = send;
  }

  post(message: unknown): void {
    if (this.open) this.send(message);
  }

  onMessage(receive: (message: unknown) => void): void {
    this.receive = (message) => this.open && receive(message);
  }

  onClose(receive: () => void): void {
    this.hearClose = receive;
  }

  close(): void {
    this.open = false;
  }

  end(): void {
    if (!this.open) return;
    this.open = false;
    this.hearClose();
  }
}
