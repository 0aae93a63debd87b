import type { RawData, WebSocket } from 'ws';
import type { Port } from '../../shared/rpc/port.ts';
import { decodeMessage, encodeMessage, WireError } from '../../shared/rpc/wire.ts';

/**
 * Bytes that may wait in a socket. Beyond that, nothing more is read from it: a page that takes no answers gets to ask
 * nothing.
 */
export const MAX_BUFFERED_BYTES = 1024 * 1024;

/** Messages of one page that may wait for their turn; beyond that, nothing more is read from it. */
const MAX_WAITING = 64;

/**
 * The server's end of a web socket as a port. A frame that is no message arrives as `undefined`. Of each socket one message is heard in a
 * turn of the event loop, so that a page that asks thousands of times does not hold the others.
 */
export function socketPort(socket: WebSocket): Port {
  let closedHere = false;
  let isTurnOver = false;
  const waiting: (() => void)[] = [];

  /** Hears the next message in the next turn. */
  function endTurn(): void {
    isTurnOver = true;
    setImmediate(() => {
      const hear = waiting.shift();
      isTurnOver = false;
      if (hear === undefined) return;
      endTurn();
      hear();
      regulate();
    });
  }

  function hearInTurn(hear: () => void): void {
    if (isTurnOver) {
      waiting.push(hear);
      return regulate();
    }
    endTurn();
    hear();
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
      socket.on('message', (data, isBinary) => hearInTurn(() => receive(isBinary ? readFrame(data) : undefined)));
    },
    onClose(receive) {
      socket.on('close', () => {
        for (const hear of waiting.splice(0)) hear(); // what a page has said last counts
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
