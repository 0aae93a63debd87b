/**
 * Runs the built Electron host with the stand-in, searches Case 1 through its preload, and prints a report as JSON.
 * Arguments: the folder of the build, the folder of the library.
 */
import type { Api } from '../../../shared/contract/api.ts';
import type { SearchSpec } from '../../../shared/contract/types.ts';
import { connect } from '../../../shared/rpc/rpc.ts';
import { app, journal } from './electron.fixture.ts';
import { openPage, quit } from './load.fixture.ts';

const [, , out, dataFolder] = process.argv as [string, string, string, string];
const { window, port } = await openPage(out, dataFolder);
const nameless = await new Promise((resolve) => {
  port.onMessage(resolve);
  port.post({ id: 'nobody', method: 'library.delete' });
});
const api = connect<Api>(port);

const search: SearchSpec = {
  algorithm: 'astar',
  heuristic: 'manhattan',
  order: 'UDLR',
  ties: 'low-h',
  goalTest: 'expansion',
};
const first = { filter: {}, sort: 'set', descending: false, offset: 0, limit: 10 } as const;
const { puzzles } = await api.library.list({ puzzles: first });
const { puzzle, puzzleId } = puzzles.rows.find(({ title }) => title === 'Case 1')!;
const { searchId } = await api.searches.start({ puzzle, search });
const batches: string[] = [];
const tooEarly = await api.runs
  .keep({ searchId, keepAs: { puzzleId, title: 'Case 1' } })
  .catch(({ code }: { code: string }) => code);
for (const expansions of [1, 3, 1000]) {
  const batch = await api.searches.advance({ searchId, expansions, millis: 1000 });
  batches.push(Buffer.from(batch).toString('base64'));
}
const run = await api.runs.keep({ searchId, keepAs: { puzzleId, title: 'Case 1' } });

window.minimized = true;
app.emit('second-instance', {}, [], '', { file: dataFolder });

const taken = await api.exchange.takeOpened({}).catch(({ message }: Error) => message);

await quit();
const report = {
  journal,
  taken,
  nameless,
  webPreferences: window.options.webPreferences,
  exposed: Object.entries(window.exposed).map(([name, members]) => [name, Object.keys(members)]),
  page: { status: window.page!.status, headers: [...window.page!.headers], body: await window.page!.text() },
  search: { puzzle, search, batches, run, tooEarly },
};
process.stdout.write(JSON.stringify(report));
