/**
 * By itself the C library of Linux begins to keep large blocks for later use once some were freed, so that the columns of searches that
 * were closed stay in the process. With a fixed threshold each block of at least so many bytes goes back to the system when it is freed.
 * It reads this at the start of a process, and never again.
 */
export const GIVING_BACK: Readonly<Record<string, string>> = {
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_ARENA_MAX: '2',
};

/**
 * Starts this process again, in its place, if it would keep large blocks: whoever has started it knew nothing of this. What a parent says over a
 * channel of Node would be lost, so a process that has one stays as it is.
 */
export function giveBackFromNowOn(started: NodeJS.Process = process): void {
  const { platform, env, connected, execPath, execArgv, argv } = started;
  const isAsked = Object.keys(GIVING_BACK).every((name) => env[name] !== undefined);
  if (platform !== 'linux' || isAsked || connected) return;
  started.execve?.(execPath, [execPath, ...execArgv, ...argv.slice(1)], { ...GIVING_BACK, ...env });
}
