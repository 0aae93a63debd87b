/** Entry of the worker that reads or builds one pattern database, and ends. */
import type { BuilderMessage } from '../host/solver/databases.ts';
import { buildPatternDatabase, type PatternDatabase } from '../shared/puzzle/heuristics/patternDatabase.ts';
import type { FrameBlank } from '../shared/puzzle/square.ts';
import { dieOf } from './threads/dieOf.ts';
import { keepDatabase, keptDatabase } from './tablesKept.ts';

export interface TablesRequest {
  readonly blank: FrameBlank;
  readonly isKept: boolean;
}

/** The share of building in the work; the rest is packing and storing. */
const BUILDING = 0.95;

self.addEventListener('message', ({ data }: MessageEvent<TablesRequest>) => void give(data).catch(dieOf), {
  once: true,
});

async function give({ blank, isKept }: TablesRequest): Promise<void> {
  const database = (isKept ? await keptDatabase(blank) : null) ?? (await built(blank, isKept));
  const transfer = database.tables.map(({ buffer }) => buffer as ArrayBuffer);
  self.postMessage({ done: 1, database } satisfies BuilderMessage, { transfer });
  self.close();
}

async function built(blank: FrameBlank, isKept: boolean): Promise<PatternDatabase> {
  const building = buildPatternDatabase(blank);
  let step = building.next();
  for (; !step.done; step = building.next()) self.postMessage({ done: step.value * BUILDING } satisfies BuilderMessage);
  if (isKept) await keepDatabase(step.value);
  return step.value;
}
