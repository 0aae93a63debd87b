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

/** What the page asks of its window, besides requests. */
export interface WindowHabits {
  /** Shows commands of the page in the menu bar; `choose` receives the chosen one. */
  showMenu(items: readonly MenuItem[], choose: (id: string) => void): void;
  /** Whether a class sees the page. */
  keepAwake(isAwake: boolean): void;
  /** Whether the window should fill the screen that the class sees. */
  fillClassScreen(isFilled: boolean): void;
}

/**
 * Calls `accept` with a port for every load of the page in `contents`. A load begins with its first message, and ends
 * with the first message of the next one or with the page's process. Drops messages of other senders.
 */
export function acceptPages(contents: Contents, accept: (port: Port) => void, habits: WindowHabits) {
  let current: ReturnType<typeof pagePort> | undefined;

  contents.ipc.on(CHANNEL, (event, page: unknown, message: unknown) => {
    if (!isTrustedSender(event.senderFrame, contents.mainFrame)) return;
    if (!current || current.page !== page) begin(page);
    if (isMenuMessage(message)) return readMenu(page, message);
    if (isPresentingMessage(message)) return habits.keepAwake(message.presenting);
    if (isClassScreenMessage(message)) return habits.fillClassScreen(message.classScreen);
    current!.receive(message);
  });

  function readMenu(page: unknown, message: unknown): void {
    const items = parseMenu(message);
    const choose = (command: string): void => contents.send(CHANNEL, page, { command } satisfies ChoiceMessage);
    if (items) habits.showMenu(items, choose);
  }

  function begin(page: unknown): void {
    end();
    current = pagePort(page, (reply) => contents.send(CHANNEL, page, reply));
    accept(current.port);
  }
  function end(): void {
    const ended = current;
    current = undefined;
    habits.keepAwake(false);
    habits.fillClassScreen(false);
    ended?.end();
  }
  contents.on('render-process-gone', end);
  contents.on('destroyed', end);
  return {
    /** Sends the loaded page an unrequested message; without a page, does nothing. */
    tell(message: OpenedMessage | ClassScreenMessage | EndingMessage): void {
      if (current) contents.send(CHANNEL, current.page, message);
    },
  };
}

/** The port of one load. `end`: the page is gone. */
function pagePort(page: unknown, send: (message: unknown) => void) {
  let isOpen = true;
  let onMessage: (message: unknown) => void = () => {};
  let onClose: () => void = () => {};
  const port: Port = {
    post(message) {
      if (isOpen) send(message);
    },
    onMessage: (listener) => void (onMessage = listener),
    onClose: (listener) => void (onClose = listener),
    close: () => void (isOpen = false),
  };
  function receive(message: unknown): void {
    if (isOpen) onMessage(message);
  }
  function end(): void {
    if (!isOpen) return;
    isOpen = false;
    onClose();
  }
  return { page, port, receive, end };
}
