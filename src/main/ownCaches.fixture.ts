import { join } from 'node:path';

/** The environment of a host of a test, as far as it tells where caches are: what it keeps beside its library goes with the test, too. */
export function ownCaches(dataFolder: string): NodeJS.ProcessEnv {
  return process.platform === 'win32' ? {} : { XDG_CACHE_HOME: join(dataFolder, 'caches') };
}
