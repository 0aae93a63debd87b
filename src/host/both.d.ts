/** The globals that Node and browsers have alike, as far as the program under every host uses them. */

declare function setTimeout(work: (value?: unknown) => void, ms: number): unknown;

declare function clearTimeout(timer: unknown): void;

declare const performance: { now(): number };

declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>;
}
