/** The globals that Node and browsers have alike, as far as the program under every host uses them. */

declare function setTimeout(work: (value?: unknown) => void, ms: number): unknown;

declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>;
}
