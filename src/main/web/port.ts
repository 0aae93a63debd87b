import type { RawData, WebSocket } from 'ws';
import type { Port } from '../../shared/rpc/port.ts';
import { decodeMessage, encodeMessage, WireError } from '../../shared/rpc/wire.ts';

/**
 * Bytes that may wait in a socket. Beyond that, nothing more is read from it: a page that takes no answers gets to ask
 * nothing.
 */
export const MAX_BUFFERED_BYTES = 1024 * 1024;

/** The server's end of a web socket as a port. A frame that is no message arrives as `undefined`. */
export function socketPort(socket: WebSocket): Port {
  let closedHere = false;

  function regulate(): void {
    const full = socket.bufferedAmount > MAX_BUFFERED_BYTES;
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
      socket.on('message', (data, isBinary) => receive(isBinary ? readFrame(data) : undefined));
    },
    onClose(receive) {
      socket.on('close', () => closedHere || receive());
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
