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

/** What the preload exposes. */
export interface HostBridge {
  post(message: unknown): void;
  listen(receive: (message: unknown) => void): void;
}

/** The menu bar of a window. */
export interface WindowMenu {
  /** Shows these commands, instead of those before. */
  show(items: readonly MenuItem[]): void;
  /** `choose` is told which one was chosen. */
  onChoice(choose: (id: string) => void): void;
}

/** The screen of the class, as far as the host fills it. */
export interface HostScreen {
  /** Brings the window there, or back. */
  fill(isFilled: boolean): void;
  /** `hear` is told when the window has come back. */
  onLeft(hear: () => void): void;
}

/** A port to a host that has a window of its own. */
export interface BridgePort extends Port {
  readonly menu: WindowMenu;
  /** Keeps the screen awake, or lets it sleep again. */
  readonly waker: { keep(isAwake: boolean): void };
  readonly classScreen: HostScreen;
  /** `hear` is told whenever a file waits that the user has opened with the program. */
  onOpened(hear: () => void): void;
  /** `hear` is told, in a sentence, what the end of the program takes seconds for. */
  onEnding(hear: (sentence: string) => void): void;
}

/** Electron's bridge as a port. It never closes: where the host is gone, so is the window. */
export function bridgePort(bridge: HostBridge): BridgePort {
  let open = true;
  let choose: (id: string) => void = () => {};
  let hearOpened = (): void => {};
  let hearLeft = (): void => {};
  let hearEnding: (sentence: string) => void = () => {};
  return {
    post(message) {
      if (open) bridge.post(plain(message));
    },
    onMessage(receive) {
      bridge.listen((message) => {
        if (isMessage<ChoiceMessage>(message, 'command')) choose(message.command);
        else if (isMessage<OpenedMessage>(message, 'opened')) hearOpened();
        else if (isMessage<EndingMessage>(message, 'ending')) hearEnding(message.ending);
        else if (isMessage<ClassScreenMessage>(message, 'classScreen')) hearLeft();
        else if (open) receive(message);
      });
    },
    menu: {
      show: (menu) => bridge.post({ menu: menu.map((item) => ({ ...item })) } satisfies MenuMessage),
      onChoice(receive) {
        choose = receive;
      },
    },
    waker: { keep: (presenting) => bridge.post({ presenting } satisfies PresentingMessage) },
    classScreen: {
      fill: (classScreen) => bridge.post({ classScreen } satisfies ClassScreenMessage),
      onLeft(hear) {
        hearLeft = hear;
      },
    },
    onOpened(hear) {
      hearOpened = hear;
    },
    onEnding(hear) {
      hearEnding = hear;
    },
    onClose() {},
    close() {
      open = false;
    },
  };
}

/** Whether `message` is the one that has `member`, and no answer to a request. */
function isMessage<Message>(message: unknown, member: keyof Message & string): message is Message {
  return typeof message === 'object' && message !== null && member in message;
}

/** The form in which a web socket would deliver `message`: reactive proxies cannot be cloned, and both hosts shall get the same. */
export function plain(message: unknown): unknown {
  return decodeMessage(encodeMessage(message));
}
