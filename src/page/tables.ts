/** Entry of the worker that reads or builds one pattern database. */
import type { BuilderMessage } from '../host/solver/databases.ts';
import { buildPatternDatabase, type PatternDatabase } from '../shared/puzzle/heuristics/patternDatabase.ts';
import type { FrameBlank } from '../shared/puzzle/square.ts';
import { dieOf } from './threads/dieOf.ts';
import { onBegin } from './threads/onBegin.ts';
import { keepDatabase, keptDatabase } from './tablesKept.ts';

export interface TablesRequest {
  readonly blank: FrameBlank;
  readonly isKept: boolean;
}

/** The share of building in the work; the rest is packing and storing. */
const BUILDING = 0.95;

onBegin(({ port }) => {
  const tell = (message: BuilderMessage, transfer: Transferable[] = []): void => port.postMessage(message, transfer);
  port.onmessage = ({ data }: MessageEvent<TablesRequest>) => void give(data, tell).catch(dieOf);
});

type Tell = (message: BuilderMessage, transfer?: Transferable[]) => void;

async function give({ blank, isKept }: TablesRequest, tell: Tell): Promise<void> {
  const database = (isKept ? await keptDatabase(blank) : null) ?? (await built(blank, isKept, tell));
  const transfer = database.tables.map(({ buffer }) => buffer as ArrayBuffer);
  tell({ done: 1, database }, transfer);
}

async function built(blank: FrameBlank, isKept: boolean, tell: Tell): Promise<PatternDatabase> {
  const building = buildPatternDatabase(blank);
  let step = building.next();
  for (; !step.done; step = building.next()) tell({ done: step.value * BUILDING });
  if (isKept) await keepDatabase(step.value);
  return step.value;
}
