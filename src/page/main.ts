/** Entry of the page without a server: its host is a worker. */
import quickJS from '@jitl/quickjs-wasmfile-release-sync/wasm?url';
import sqliteWasm from '@sqlite.org/sqlite-wasm/sqlite3.wasm?url';
import { start } from '../renderer/start.ts';
import type { ThreadParts } from './beginning.ts';
import { submitByScript } from './frameForms.ts';
import { stayOffline } from './offline.ts';
import { oneFile } from './oneFile.ts';
import { openPagePort } from './pagePort.ts';
import type { ThreadPart } from './threads/threadPart.ts';
import tables from './tables.ts?worker&url';
import counter from './threads/counter.ts?worker&url';
import solver from './threads/solver.ts?worker&url';
import worker from './worker.ts?worker&url';

const part = async (url: string): Promise<ThreadPart> =>
  oneFile === undefined ? new URL(url, location.href).href : (await fetch(url)).blob();

async function threadParts(): Promise<ThreadParts> {
  const urls = { tables, solver, counter, quickJS };
  const parts = Object.entries(urls).map(async ([name, url]) => [name, await part(url)] as const);
  return Object.fromEntries(await Promise.all(parts)) as Record<keyof typeof urls, ThreadPart>;
}

/** `?embed`: the page shows one moment in the frame of another page. */
const isEmbedded = new URLSearchParams(location.search).has('embed');

if (parent !== self) submitByScript(document);
start(
  (hasLink) =>
    openPagePort({
      hasLink,
      worker,
      parts: threadParts(),
      wasm: fetch(sqliteWasm).then((response) => response.arrayBuffer()),
      isEmbedded,
    }),
  isEmbedded,
);
void stayOffline();
