import { AppError } from '../../shared/contract/errors.ts';
import { MAX_TABS, REFUSED, sessionOf } from '../../shared/contract/webSocket.ts';
import type { Port } from '../../shared/rpc/port.ts';
import { decodeMessage, encodeMessage } from '../../shared/rpc/wire.ts';

/** What the user can do, by the host's close code. */
const REFUSALS: Readonly<Record<number, string>> = {
  [REFUSED.badKey]:
    'This address has been used, or Searchlight has been started again since. Go back to the tab that it opened, or open the newest address that Searchlight has printed.',
  [REFUSED.tooManyTabs]: `Searchlight is open in ${MAX_TABS} tabs, the most that it serves. Close one of them, then reload this page.`,
};
const NO_ANSWER = 'Searchlight does not answer. If it has ended, start it again and open the address that it prints.';

/** The page's web socket as a port, once the host accepts `keys`; `keep` gets a secret. Rejects with an `AppError`. */
export function openSocketPort(
  socket: WebSocket,
  keys: string,
  keep: (session: string) => void = () => {},
): Promise<Port> {
  socket.binaryType = 'arraybuffer';
  return new Promise((resolve, reject) => {
    const enter = ({ data }: MessageEvent): void => {
      const session = sessionOf(data);
      if (session !== null) keep(session);
      resolve(socketPort(socket));
    };
    socket.addEventListener('open', () => socket.send(keys), { once: true });
    socket.addEventListener('message', enter, { once: true });
    socket.addEventListener('close', ({ code }) => reject(refusal(code)), { once: true });
  });
}

function socketPort(socket: WebSocket): Port {
  let closedHere = false;
  return {
    post(message) {
      if (socket.readyState === socket.OPEN) socket.send(encodeMessage(message));
    },
    onMessage(receive) {
      socket.addEventListener('message', ({ data }) => {
        if (data instanceof ArrayBuffer) receive(decodeMessage(new Uint8Array(data)));
      });
    },
    onClose(receive) {
      socket.addEventListener('close', () => closedHere || receive());
    },
    close() {
      closedHere = true;
      socket.close();
    },
  };
}

function refusal(code: number): AppError {
  return new AppError('closed', REFUSALS[code] ?? NO_ANSWER);
}
