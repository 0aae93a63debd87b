/**
 * The oldest systems that Searchlight runs on. Whoever makes packages reads the figures of Linux and macOS out of the programs
 * in them, and tests hold documents to these; that of Windows is Node's own.
 */
export const OLDEST = { glibc: '2.34', macos: '13.5', windows: '10' };

/** What a Linux must have, for sentences; the distributions are the first ones with that glibc. */
export const OLDEST_LINUX = `glibc ${OLDEST.glibc} or newer, as in Debian 12, Ubuntu 22.04 and Fedora 35`;

/**
 * Whether `version` comes before `other`: 2.4 before 2.34.
 * @param {string} version
 * @param {string} other
 */
export function isOlder(version, other) {
  return version.localeCompare(other, 'en', { numeric: true }) < 0;
}

/**
 * Why Searchlight does not run on a Linux, as a sentence; undefined where it does.
 * @param {string | undefined} glibc its version; undefined where the system has another C library
 */
export function faultOfGlibc(glibc) {
  if (glibc !== undefined && !isOlder(glibc, OLDEST.glibc)) return undefined;
  const here = glibc === undefined ? 'another C library' : `glibc ${glibc}`;
  return `On Linux, Searchlight needs ${OLDEST_LINUX}; this system has ${here}.`;
}

/** The version of glibc on this Linux. @returns {string | undefined} */
export function glibcHere() {
  const { header } = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  return header.glibcVersionRuntime;
}
