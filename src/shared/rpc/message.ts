/** What crosses a pipe: a request, and the one reply to it. */
import { CodedError, pipeError } from './codedError.ts';

/** `method`: 'namespace.name'; `id`: chosen by the caller, repeated in the reply. */
export interface Request {
  readonly id: number;
  readonly method: string;
  readonly params: unknown;
}

export interface ErrorReply {
  /** `null`: the reply to a message without a usable id. */
  readonly id: number | null;
  readonly error: { readonly code: string; readonly message: string };
}

export type Reply = { readonly id: number; readonly result: unknown } | ErrorReply;

const INTERNAL = 'Something went wrong inside Searchlight. Your library is not affected.';

/** The id of any message; `undefined` where none is usable. */
export function idOf(message: unknown): number | undefined {
  const id = isRecord(message) && Object.hasOwn(message, 'id') ? message['id'] : undefined;
  return Number.isSafeInteger(id) && (id as number) >= 0 ? (id as number) + 0 : undefined; // −0 is 0, as in JSON
}

/** Whether `message`, whose id is usable, is a request. */
export function isRequest(message: unknown): message is Request {
  return isRecord(message) && Object.hasOwn(message, 'method') && typeof message['method'] === 'string';
}

/** Only a `CodedError` keeps its message: others could reveal private data. */
export function errorReply(id: ErrorReply['id'], error: unknown): ErrorReply {
  const { code, message } = error instanceof CodedError ? error : pipeError('internal', INTERNAL);
  return { id, error: { code, message } };
}

/** The error of a reply; `undefined` where the reply carries a result. */
export function errorOf(reply: unknown): CodedError | undefined {
  if (!isRecord(reply) || !Object.hasOwn(reply, 'error')) return undefined;
  const error = isRecord(reply['error']) ? reply['error'] : {};
  const { code, message } = error;
  return new CodedError(typeof code === 'string' ? code : 'internal', typeof message === 'string' ? message : INTERNAL);
}

/**
 * The distinct buffers anywhere in a plain value, typed arrays included: a pipe may transfer these instead of copying.
 */
export function buffersIn(value: unknown, found = new Set<ArrayBuffer>()): Set<ArrayBuffer> {
  if (value instanceof ArrayBuffer) found.add(value);
  else if (ArrayBuffer.isView(value)) found.add(value.buffer as ArrayBuffer);
  else if (typeof value === 'object' && value !== null) Object.values(value).forEach((part) => buffersIn(part, found));
  return found;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
