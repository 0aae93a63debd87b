import type { Port } from '../../shared/rpc/port.ts';

/** A message port as a `Port`. It does not notice the end of the other side; the thread's starter does. */
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
