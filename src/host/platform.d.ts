/** What the code under every host needs of its platform: `package.json` maps `#platform` to Node or a browser. */

/** SHA-256, in hexadecimal, of bytes or of the UTF-8 of a text. */
export function sha256(content: string | Uint8Array): string;

export function toBase64(bytes: Uint8Array): string;

/** Skips anything that is not base64. */
export function fromBase64(text: string): Uint8Array;

/** Whether `packed` is a single zlib stream that unpacks to at most `mostBytes`, with nothing after it. */
export function isOneStream(packed: Uint8Array, mostBytes: number): boolean;
