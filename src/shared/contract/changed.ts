/** Sent by a host unasked: documents have changed, in whatever window. */
export interface ChangedMessage {
  readonly changed: true;
}

export function isChangedMessage(message: unknown): message is ChangedMessage {
  return typeof message === 'object' && message !== null && 'changed' in message;
}
