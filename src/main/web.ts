/** The local web host. */
import { join, resolve } from 'node:path';
import './requireNode.ts';

// Everything else comes after the guard: a bundler may move imports ahead of it, but not an awaited one.
const [{ openProgram, usualDataFolder }, { keepToUser }, { runWebHost }] = await Promise.all([
  import('./openProgram.ts'),
  import('./privacy.ts'),
  import('./web/run.ts'),
]);

keepToUser();
await runWebHost(process.argv.slice(2), {
  pageFolder: join(import.meta.dirname, '../renderer'),
  dataFolder: (named) => (named === undefined ? usualDataFolder() : resolve(named)),
  open: (dataFolder, destination) =>
    openProgram({ host: 'web', destination, dataFolder, solver: new URL('./solver.js', import.meta.url) }),
});
