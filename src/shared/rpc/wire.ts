/**
 * Messages as bytes, for pipes that carry nothing else. All numbers are 32-bit unsigned and little endian:
 *
 *     length of the head · number of attachments · length of each attachment · head · attachments
 *
 * The head is JSON in ASCII, `{ message, at }`: the message with `null` in place of each ArrayBuffer, and the path to each
 * of these places. Paths lie outside the message, so that nothing a message contains can be taken for an attachment.
 * What JSON cannot say (dates, maps, typed arrays) does not cross.
 */

/** Per message: its attachments, and its bytes. More is refused on arrival. */
export const MAX_ATTACHMENTS = 16;
export const MAX_MESSAGE_BYTES = 16 * 1024 * 1024;

/** Nesting of a message: a cyclic value exceeds it. */
export const MAX_DEPTH = 100;

export class WireError extends Error {
  override readonly name = 'WireError';
}

type Path = readonly (string | number)[];

interface Attachment {
  readonly path: Path;
  readonly buffer: ArrayBuffer;
}

const WORD = 4;

/** Throws a `TypeError` for a value that JSON cannot carry, or that is nested too deeply. */
export function encodeMessage(message: unknown): Uint8Array<ArrayBuffer> {
  const attachments: Attachment[] = [];
  const head = toAscii(JSON.stringify({ message: lift(message, [], attachments), at: attachments.map((a) => a.path) }));
  const lengths = [head.length, attachments.length, ...attachments.map((a) => a.buffer.byteLength)];
  const parts = [words(lengths), head, ...attachments.map((a) => new Uint8Array(a.buffer))];
  return concatenate(parts);
}

/** Parses untrusted bytes. Throws a `WireError` that says what is wrong with them. */
export function decodeMessage(bytes: Uint8Array): unknown {
  // A plain view: the `slice` of a subclass (Node's Buffer) does not copy.
  const plain = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [head, ...attachments] = split(plain, readLengths(plain));
  const { message, at } = readHead(head!);
  if (at.length !== attachments.length) throw new WireError('Paths and attachments differ in number.');
  const root = { message };
  attachments.forEach((attachment, i) => place(root, ['message', ...at[i]!], attachment.slice().buffer));
  return root.message;
}

/** A copy of `value` with `null` in place of each buffer; adds the buffers and their paths to `found`. */
function lift(value: unknown, path: Path, found: Attachment[]): unknown {
  if (value instanceof ArrayBuffer) {
    found.push({ path, buffer: value });
    return null;
  }
  if (path.length > MAX_DEPTH) throw new TypeError('The message is nested too deeply, or contains itself.');
  if (Array.isArray(value)) return value.map((part, i) => lift(part, [...path, i], found));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, lift(part, [...path, key], found)]));
}

/** Puts `buffer` at `path`, where a `null` must be. Walks only own members. */
function place(root: object, path: Path, buffer: ArrayBuffer): void {
  const last = path.at(-1)!;
  const parent = path.slice(0, -1).reduce(member, root) as Record<string | number, unknown>;
  if (member(parent, last) !== null) throw new WireError('An attachment has no place.');
  parent[last] = buffer;
}

function member(value: unknown, key: string | number): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) {
    throw new WireError('A path leads nowhere.');
  }
  return (value as Record<string | number, unknown>)[key];
}

function readLengths(bytes: Uint8Array): number[] {
  if (bytes.length > MAX_MESSAGE_BYTES) throw new WireError('The message is too long.');
  if (bytes.length < 2 * WORD) throw new WireError('The message is too short.');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const attachments = view.getUint32(WORD, true);
  if (attachments > MAX_ATTACHMENTS) throw new WireError('The message has too many attachments.');
  if (bytes.length < (2 + attachments) * WORD) throw new WireError('The message is too short.');
  const lengths = Array.from({ length: attachments }, (_, i) => view.getUint32((2 + i) * WORD, true));
  return [view.getUint32(0, true), ...lengths];
}

/** The head and the attachments, as views; `lengths` must account for every byte. */
function split(bytes: Uint8Array, lengths: readonly number[]): Uint8Array[] {
  let end = (1 + lengths.length) * WORD;
  const parts = lengths.map((length) => bytes.subarray(end, (end += length)));
  if (end !== bytes.length) throw new WireError('The lengths do not add up.');
  return parts;
}

function readHead(ascii: Uint8Array): { message: unknown; at: Path[] } {
  const head = parseJson(fromAscii(ascii));
  if (typeof head !== 'object' || head === null) throw new WireError('The head is not an object.');
  const { message, at } = head as { message?: unknown; at?: unknown };
  if (!Array.isArray(at) || !at.every(isPath)) throw new WireError('The paths are not paths.');
  return { message, at };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new WireError('The head is not JSON.');
  }
}

function isPath(value: unknown): value is Path {
  return Array.isArray(value) && value.every((key) => typeof key === 'string' || Number.isSafeInteger(key));
}

/** JSON in ASCII: escapes everything else, so that no encoding can go wrong on the way. */
function toAscii(json: string): Uint8Array {
  const escaped = json.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return Uint8Array.from(escaped, (unit) => unit.charCodeAt(0));
}

const CHUNK = 8192; // arguments of one call; engines set a limit to them

function fromAscii(bytes: Uint8Array): string {
  if (bytes.some((byte) => byte > 0x7f)) throw new WireError('The head is not ASCII.');
  let text = '';
  for (let i = 0; i < bytes.length; i += CHUNK) text += String.fromCharCode(...bytes.subarray(i, i + CHUNK));
  return text;
}

function words(values: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(values.length * WORD));
  values.forEach((value, i) => view.setUint32(i * WORD, value, true));
  return new Uint8Array(view.buffer);
}

function concatenate(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
