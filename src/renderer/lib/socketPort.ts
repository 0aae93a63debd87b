import { AppError } from '../../shared/contract/errors.ts';
import type { Port } from '../../shared/rpc/port.ts';
import { decodeMessage, encodeMessage } from '../../shared/rpc/wire.ts';

/** Close code of the web host for a wrong or missing token. */
const POLICY_VIOLATION = 1008;

/** The page's end of a web socket as a port, once the host has accepted `token`. Rejects with an `AppError`. */
export function openSocketPort(socket: WebSocket, token: string): Promise<Port> {
  socket.binaryType = 'arraybuffer';
  return new Promise((resolve, reject) => {
    socket.addEventListener('open', () => socket.send(token), { once: true });
    socket.addEventListener('message', () => resolve(socketPort(socket)), { once: true });
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
  return code === POLICY_VIOLATION
    ? new AppError('closed', 'Searchlight has been started anew. Open the address that it printed this time.')
    : new AppError('closed', 'Searchlight does not answer. Is it still running?');
}
