/** Entry of the worker that builds one pattern database. */
import type { BuilderMessage } from '../host/solver/databases.ts';
import { buildPatternDatabase } from '../shared/puzzle/heuristics/patternDatabase.ts';
import type { FrameBlank } from '../shared/puzzle/square.ts';

self.addEventListener('message', ({ data }: MessageEvent<FrameBlank>) => build(data), { once: true });

function build(blank: FrameBlank): void {
  const building = buildPatternDatabase(blank);
  let step = building.next();
  for (; !step.done; step = building.next()) self.postMessage({ done: step.value } satisfies BuilderMessage);
  const transfer = step.value.tables.map(({ buffer }) => buffer as ArrayBuffer);
  self.postMessage({ done: 1, database: step.value } satisfies BuilderMessage, { transfer });
  self.close();
}
