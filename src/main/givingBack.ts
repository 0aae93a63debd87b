/**
 * By default the C library of Linux keeps large freed blocks, so that the columns of closed searches stay in the process.
 * With a fixed threshold it returns blocks of at least so many bytes to the system. It reads this only when a process
 * starts.
 */
export const GIVING_BACK: Readonly<Record<string, string>> = {
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_ARENA_MAX: '2',
};

/**
 * Replaces this process by one that returns large blocks, unless it does. A process with a channel of Node to its parent
 * stays: its messages would be lost.
 */
export function giveBackFromNowOn(started: NodeJS.Process = process): void {
  const { platform, env, connected, execPath, execArgv, argv } = started;
  const isAsked = Object.keys(GIVING_BACK).every((name) => env[name] !== undefined);
  if (platform !== 'linux' || isAsked || connected) return;
  started.execve?.(execPath, [execPath, ...execArgv, ...argv.slice(1)], { ...GIVING_BACK, ...env });
}
