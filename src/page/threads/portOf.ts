import type { Port } from '../../shared/rpc/port.ts';

/** A message port as a port. Nobody tells it that the other side is gone: whoever started a thread hears that elsewhere. */
export function portOf(port: MessagePort): Port {
  return {
    post: (message, transfer = []) => port.postMessage(message, transfer),
    onMessage: (receive) => {
      port.onmessage = ({ data }) => receive(data);
    },
    onClose: () => {},
    close: () => port.close(),
  };
}
