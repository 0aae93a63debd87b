import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { OWN_NODE, ROOT } from './project.mjs';

/**
 * How a script runs.
 * @typedef {object} Running
 * @property {AbortSignal} [signal] ends it
 * @property {number} [priority] as `os.constants.priority` has them
 */

/**
 * Runs a script on the project's own Node to its end and collects what it prints.
 * @param {readonly string[]} args script and arguments
 * @param {Running} [running]
 * @returns {Promise<{ status: number | null, output: string }>} `status` is null when a signal ended it
 */
export function collect(args, { signal, priority } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(OWN_NODE, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], signal });
    if (priority !== undefined && child.pid !== undefined) setPriority(child.pid, priority);
    let output = '';
    const keep = (/** @type {string} */ text) => (output += text);
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', keep);
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, output: stripVTControlCharacters(output) }));
  });
}
