import { join } from 'node:path';

/**
 * Environment variables that put the caches of a host of a test into its own folder, so that they are removed with the
 * test.
 */
export function ownCaches(dataFolder: string): NodeJS.ProcessEnv {
  return process.platform === 'win32' ? {} : { XDG_CACHE_HOME: join(dataFolder, 'caches') };
}
