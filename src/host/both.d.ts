/** The globals of both Node and browsers that `src/host` uses. */

declare function setTimeout(work: (value?: unknown) => void, ms: number): unknown;

declare function clearTimeout(timer: unknown): void;

declare const performance: { now(): number };

declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>;
}

declare class AbortController {
  readonly signal: AbortSignal;
  abort(): void;
}

declare interface AbortSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', hear: () => void, options: { once: true }): void;
}
