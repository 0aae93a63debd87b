/**
 * Remote calls over any `Port`: `serve` on the side that has the methods, `connect` on the side that calls them.
 * The layering (pipe, calls, typed service) follows VS Code's `base/parts/ipc`; the machinery does not.
 */
import { CodedError, pipeError } from './codedError.ts';
import { buffersIn, errorOf, errorReply, idOf, isRequest, type Request } from './message.ts';
import type { Port } from './port.ts';
import { methodsOf, trusting, type Parsers, type RemoteMethod, type ServicesTaking } from './services.ts';

/** Running calls of one connection; the next one is refused as `too-many`. */
export const MAX_CALLS_IN_FLIGHT = 64;

/** Calls waiting on the calling side; the next one is refused as `too-many`. */
export const MAX_CALLS_WAITING = 10_000;

/**
 * Replies in a row to messages without a usable id. A request resets the count: so a flood of invalid messages gets
 * this many short replies, then silence, without a clock.
 */
export const MAX_NAMELESS_REPLIES = 16;

export interface Served {
  /** Messages without a reply, since too many without a usable id came in a row. */
  readonly dropped: number;
}

/** Serves a trusted thread of this program: every own method of `services` exists, and parameters are not parsed. */
export function serveOwn<P>(port: Port, services: ServicesTaking<P>, log?: (error: unknown) => void): Served {
  return serve(port, services, trusting(services), log);
}

/**
 * Answers the calls that arrive on `port` with `services`. Only the methods of `parsers` exist ('searches.advance'), and each
 * gets what its parser has made of the parameters.
 * Every message with a usable id gets exactly one reply, and one without it gets a `bad-message` with the id `null`, up to
 * `MAX_NAMELESS_REPLIES`; nothing that arrives makes this throw. Buffers in a result change hands. Errors that are not `CodedError`s cross as `internal`, and go to `log` as they are.
 */
export function serve<P>(
  port: Port,
  services: ServicesTaking<P>,
  parsers: Parsers<P>,
  log: (error: unknown) => void = () => {},
): Served {
  const methods = methodsOf(services, parsers);
  const served = { dropped: 0 };
  let inFlight = 0;
  let namelessReplies = 0;

  function answer(request: Request): void {
    inFlight++;
    call(methods, request)
      .finally(() => inFlight--) // before the reply: who has it may ask again
      .then((result) => port.post({ id: request.id, result }, [...buffersIn(result)]))
      .catch((error: unknown) => refuse(request.id, error));
  }

  function refuse(id: number | null, error: unknown): void {
    if (!(error instanceof CodedError)) log(error);
    port.post(errorReply(id, error));
  }

  function refuseNameless(): void {
    if (namelessReplies++ < MAX_NAMELESS_REPLIES) refuse(null, noRequest());
    else served.dropped++;
  }

  function receive(id: number, message: unknown): void {
    namelessReplies = 0;
    if (!isRequest(message)) refuse(id, noRequest());
    else if (inFlight >= MAX_CALLS_IN_FLIGHT) refuse(id, pipeError('too-many', 'Too many calls at the same time.'));
    else answer({ ...message, id });
  }

  port.onMessage((message) => {
    const id = idOf(message);
    if (id === undefined) refuseNameless();
    else receive(id, message);
  });
  return served;
}

interface Call {
  readonly method: string;
  readonly params: unknown;
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** A service on the other side of a pipe. */
export type Connected<A> = A & {
  close(): void;
  /** Sets the only receiver of unrequested messages. */
  onMessage(receive: (message: unknown) => void): void;
};

/**
 * The service on the other side of `port`: `connected.searches.advance(params)` calls its method 'searches.advance'
 * with `params`. A call rejects with the `CodedError` of the other side; once the port has closed, with the port's
 * reason, or `closed`. Calls beyond `MAX_CALLS_IN_FLIGHT` wait, and those beyond `MAX_CALLS_WAITING` are refused.
 * `onClosed` is called once when the other side closes, not after `close`.
 */
export function connect<A extends object>(port: Port, onClosed: () => void = () => {}): Connected<A> {
  const pending = new Map<number, Call>();
  const waiting: Call[] = [];
  let lastId = 0;
  let closed: CodedError | null = null;
  let receiver: (message: unknown) => void = () => {};

  function request(method: string, params: unknown): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (closed !== null) throw closed;
      if (waiting.length >= MAX_CALLS_WAITING) throw pipeError('too-many', 'Too many calls wait for their turn.');
      waiting.push({ method, params, resolve, reject });
      sendWaiting();
    });
  }

  function sendWaiting(): void {
    while (waiting.length > 0 && pending.size < MAX_CALLS_IN_FLIGHT) send(waiting.shift()!);
  }

  function send(call: Call): void {
    try {
      port.post({ id: ++lastId, method: call.method, params: call.params });
      pending.set(lastId, call);
    } catch (error) {
      call.reject(error as Error); // the parameters cannot cross
    }
  }

  function settle(reply: unknown): void {
    const id = idOf(reply);
    const call = id === undefined ? undefined : pending.get(id);
    if (id === undefined) return receiver(reply);
    if (call === undefined) return; // no reply to a call of ours
    pending.delete(id);
    const error = errorOf(reply);
    if (error) call.reject(error);
    else call.resolve((reply as { result?: unknown }).result);
    sendWaiting();
  }

  function end(reason = closedError()): void {
    closed = reason;
    for (const call of [...pending.values(), ...waiting.splice(0)]) call.reject(reason);
    pending.clear();
  }

  port.onMessage(settle);
  port.onClose((reason) => {
    if (closed !== null) return;
    end(reason);
    onClosed();
  });
  const close = (): void => {
    end();
    port.close();
  };
  const own = { close, onMessage: (receive: typeof receiver) => void (receiver = receive) };
  return members((namespace) =>
    Object.hasOwn(own, namespace)
      ? own[namespace as keyof typeof own]
      : members((name) => (params: unknown) => request(`${namespace}.${name}`, params)),
  ) as Connected<A>;
}

async function call(methods: ReadonlyMap<string, RemoteMethod>, { method, params }: Request): Promise<unknown> {
  const asked = methods.get(method);
  if (asked === undefined) throw pipeError('unknown-method', 'There is no such method.');
  return asked(params);
}

function noRequest(): CodedError {
  return pipeError('bad-message', 'This is not a request.');
}

function closedError(): CodedError {
  return pipeError('closed', 'The connection to Searchlight is closed.');
}

/** An object that creates members on access. It has no `then`, so that `await` can return it. */
function members(make: (name: string) => unknown): object {
  return new Proxy(Object.create(null) as object, {
    get: (_target, name) => (typeof name === 'string' && name !== 'then' ? make(name) : undefined),
  });
}
