/** A file system with little room, for tests of a full disk. */
import { spawnSync } from 'node:child_process';
import { temporaryFolder } from './disk/temporaryFolder.fixture.ts';

/** Its default size. */
export const SMALL_DISK_BYTES = 256 * 1024;

/**
 * The folder of a file system of that size; `null` where none can be made: it takes Linux, and the right to mount.
 * `onFinished` receives what removes it.
 */
export function smallDisk(onFinished: (clean: () => void) => void, bytes = SMALL_DISK_BYTES): string | null {
  if (process.platform !== 'linux') return null;
  const folder = temporaryFolder(onFinished);
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', folder]);
  if (status !== 0) return null;
  onFinished(() => void spawnSync('umount', [folder]));
  return folder;
}
