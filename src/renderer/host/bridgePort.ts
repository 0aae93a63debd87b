import type {
  ChoiceMessage,
  ClassScreenMessage,
  EndingMessage,
  MenuItem,
  MenuMessage,
  OpenedMessage,
  PresentingMessage,
} from '../../shared/contract/windowMenu.ts';
import type { Port } from '../../shared/rpc/port.ts';
import { decodeMessage, encodeMessage } from '../../shared/rpc/wire.ts';

/** Exposed by the preload script. */
export interface HostBridge {
  post(message: unknown): void;
  listen(receive: (message: unknown) => void): void;
}

export interface WindowMenu {
  /** Replaces the commands in the menu. */
  show(items: readonly MenuItem[]): void;
  /** `listener` gets the id of the chosen one. */
  onChoice(listener: (id: string) => void): void;
}

/** The class's screen, where the host can fill it. */
export interface HostScreen {
  fill(isFilled: boolean): void;
  /** `listener` is called when the window has come back by itself. */
  onLeft(listener: () => void): void;
}

export interface BridgePort extends Port {
  readonly menu: WindowMenu;
  readonly waker: { keep(isAwake: boolean): void };
  readonly classScreen: HostScreen;
  /** `listener` is called whenever a file opened with the program waits. */
  onOpened(listener: () => void): void;
  /** `listener` gets a sentence on why quitting takes seconds. */
  onEnding(listener: (sentence: string) => void): void;
}

type HostNews = ChoiceMessage & OpenedMessage & EndingMessage & ClassScreenMessage;

const NEWS = ['command', 'opened', 'ending', 'classScreen'] as const satisfies readonly (keyof HostNews)[];

/** Electron's bridge as a port. It never closes, because the window closes with the host. */
export function bridgePort(bridge: HostBridge): BridgePort {
  let open = true;
  const listeners: { [Kind in keyof HostNews]?: (news: never) => void } = {};
  const listenTo =
    <Kind extends keyof HostNews>(kind: Kind) =>
    (listener: (news: HostNews[Kind]) => void): void =>
      void (listeners[kind] = listener);
  return {
    post(message) {
      if (open) bridge.post(asPlain(message));
    },
    onMessage(receive) {
      bridge.listen((message) => {
        const kind = NEWS.find((kind) => isNews(message, kind));
        if (kind !== undefined) listeners[kind]?.((message as HostNews)[kind] as never);
        else if (open) receive(message);
      });
    },
    menu: {
      show: (menu) => bridge.post({ menu: menu.map((item) => ({ ...item })) } satisfies MenuMessage),
      onChoice: listenTo('command'),
    },
    waker: { keep: (presenting) => bridge.post({ presenting } satisfies PresentingMessage) },
    classScreen: {
      fill: (classScreen) => bridge.post({ classScreen } satisfies ClassScreenMessage),
      onLeft: listenTo('classScreen'),
    },
    onOpened: listenTo('opened'),
    onEnding: listenTo('ending'),
    onClose() {},
    close() {
      open = false;
    },
  };
}

/** Whether `message` has `member`, and so answers no request. */
function isNews(message: unknown, member: keyof HostNews): boolean {
  return typeof message === 'object' && message !== null && member in message;
}

/** `message` as a web socket would deliver it: reactive proxies cannot be cloned, and both hosts must get the same. */
export function asPlain(message: unknown): unknown {
  return decodeMessage(encodeMessage(message));
}
