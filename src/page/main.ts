/** The page without a host: its host is a worker of its own. */
import sqliteWasm from '@sqlite.org/sqlite-wasm/sqlite3.wasm?url';
import { start } from '../renderer/start.ts';
import { stayOffline } from './offline.ts';
import { openPagePort } from './pagePort.ts';
import tables from './tables.ts?worker&url';
import worker from './worker.ts?worker&url';

const absolute = (url: string): string => new URL(url, location.href).href;

/** `?embed`: the page shows one moment in the frame of another page. */
const isEmbedded = new URLSearchParams(location.search).has('embed');

start(
  () =>
    openPagePort({
      worker,
      tables: absolute(tables),
      wasm: fetch(sqliteWasm).then((response) => response.arrayBuffer()),
      isEmbedded,
    }),
  isEmbedded,
);
void stayOffline();
