/** `#platform` on Node: see `src/host/platform.d.ts`. */
import { hash } from 'node:crypto';
import { inflateSync } from 'node:zlib';

export function sha256(content: string | Uint8Array): string {
  return hash('sha256', content);
}

export function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
}

export function fromBase64(text: string): Uint8Array {
  return Buffer.from(text, 'base64');
}

export function isOneStream(packed: Uint8Array, mostBytes: number): boolean {
  try {
    const { engine } = inflateSync(packed, { info: true, maxOutputLength: mostBytes }) as unknown as {
      engine: { bytesWritten: number };
    };
    return engine.bytesWritten === packed.length;
  } catch {
    return false;
  }
}
