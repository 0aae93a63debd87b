import wasm from '@jitl/quickjs-wasmfile-release-sync/wasm?url';
import type { Port } from '../../../shared/rpc/port.ts';
import { openWorker } from '../../ui/worker.ts';
import sandboxWorker from './sandboxWorker.ts?worker&url';

/** The thread of one run, and its interpreter, which it may not fetch itself. */
export interface SearchThread {
  readonly port: Port;
  readonly wasm: Promise<ArrayBuffer>;
}

export function openSandbox(): SearchThread {
  return { port: openWorker(sandboxWorker), wasm: fetch(wasm).then((response) => response.arrayBuffer()) };
}
