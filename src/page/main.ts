/** Entry of the page without a server: its host is a worker. */
import quickJS from '@jitl/quickjs-wasmfile-release-sync/wasm?url';
import sqliteWasm from '@sqlite.org/sqlite-wasm/sqlite3.wasm?url';
import { start } from '../renderer/start.ts';
import { submitByScript } from './frameForms.ts';
import { stayOffline } from './offline.ts';
import { oneFile } from './oneFile.ts';
import { openPagePort } from './pagePort.ts';
import type { QuickJS } from './threads/programs.ts';
import { startThreads } from './threads/startThreads.ts';
import tables from './tables.ts?worker&url';
import counter from './threads/counter.ts?worker&url';
import solver from './threads/solver.ts?worker&url';
import worker from './worker.ts?worker&url';

const interpreter = async (): Promise<QuickJS> =>
  oneFile === undefined ? new URL(quickJS, location.href).href : (await fetch(quickJS)).blob();

/** `?embed`: the page shows one moment in the frame of another page. */
const isEmbedded = new URLSearchParams(location.search).has('embed');

if (parent !== self) submitByScript(document);
start(
  (hasLink) =>
    openPagePort({
      hasLink,
      worker,
      startThreads: (requests) => startThreads(requests, { counter, solver, tables }, interpreter),
      wasm: fetch(sqliteWasm).then((response) => response.arrayBuffer()),
      isEmbedded,
    }),
  isEmbedded,
);
void stayOffline();
