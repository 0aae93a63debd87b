import type { RawData, WebSocket } from 'ws';
import type { Port } from '../../shared/rpc/port.ts';
import { decodeMessage, encodeMessage, WireError } from '../../shared/rpc/wire.ts';

/**
 * Bytes that may wait in a socket. Beyond that, nothing more is read from it: a page that takes no answers cannot ask.
 */
export const MAX_BUFFERED_BYTES = 1024 * 1024;

/** Messages of one page that may wait for their turn; beyond that, nothing more is read, either. */
const MAX_WAITING = 64;

/**
 * The server's end of a web socket. An invalid frame arrives as `undefined`. Each socket handles one message per turn
 * of the event loop, so that a page with thousands of calls does not block the others.
 */
export function socketPort(socket: WebSocket): Port {
  let closedHere = false;
  let isTurnOver = false;
  const waiting: (() => void)[] = [];

  function endTurn(): void {
    isTurnOver = true;
    setImmediate(() => {
      const handle = waiting.shift();
      isTurnOver = false;
      if (handle === undefined) return;
      endTurn();
      handle();
      regulate();
    });
  }

  function handleInTurn(handle: () => void): void {
    if (isTurnOver) {
      waiting.push(handle);
      return regulate();
    }
    endTurn();
    handle();
  }

  function regulate(): void {
    const full = socket.bufferedAmount > MAX_BUFFERED_BYTES || waiting.length > MAX_WAITING;
    if (full && !socket.isPaused) socket.pause();
    if (!full && socket.isPaused) socket.resume();
  }

  return {
    post(message) {
      const bytes = encodeMessage(message);
      if (socket.readyState !== socket.OPEN) return;
      socket.send(bytes, regulate);
      regulate();
    },
    onMessage(receive) {
      socket.on('message', (data, isBinary) => handleInTurn(() => receive(isBinary ? readFrame(data) : undefined)));
    },
    onClose(receive) {
      socket.on('close', () => {
        for (const handle of waiting.splice(0)) handle(); // the last messages of a page count
        if (!closedHere) receive();
      });
    },
    close() {
      closedHere = true;
      socket.close();
    },
  };
}

function readFrame(data: RawData): unknown {
  try {
    return decodeMessage(data as Buffer); // what `ws` gives for its binary type 'nodebuffer'
  } catch (error) {
    if (error instanceof WireError) return undefined;
    throw error;
  }
}
