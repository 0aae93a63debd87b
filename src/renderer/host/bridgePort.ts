import type { Port } from '../../shared/rpc/port.ts';
import { decodeMessage, encodeMessage } from '../../shared/rpc/wire.ts';

/** What the preload exposes. */
export interface HostBridge {
  post(message: unknown): void;
  listen(receive: (message: unknown) => void): void;
}

/** Electron's bridge as a port. It never closes: where the host is gone, so is the window. */
export function bridgePort(bridge: HostBridge): Port {
  let open = true;
  return {
    post(message) {
      if (open) bridge.post(plain(message));
    },
    onMessage(receive) {
      bridge.listen((message) => open && receive(message));
    },
    onClose() {},
    close() {
      open = false;
    },
  };
}

/** The form in which a web socket would deliver `message`: reactive proxies cannot be cloned, and both hosts shall get the same. */
function plain(message: unknown): unknown {
  return decodeMessage(encodeMessage(message));
}
