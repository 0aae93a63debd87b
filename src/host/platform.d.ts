/** What the program under every host asks of what it runs on: `#platform`, which `package.json` maps to Node's or a browser's. */

/** SHA-256, in hexadecimal, of bytes or of the UTF-8 of a text. */
export function sha256(content: string | Uint8Array): string;

/** Bytes as base64. */
export function toBase64(bytes: Uint8Array): string;

/** The bytes of base64; anything else in it is skipped. */
export function fromBase64(text: string): Uint8Array;

/** Whether `packed` is one stream of zlib that unpacks to at most `mostBytes`, and nothing follows it. */
export function isOneStream(packed: Uint8Array, mostBytes: number): boolean;
