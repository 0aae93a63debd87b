import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * One short text that changes when any of the files does: SHA-256 over names and contents.
 * @param {string} root
 * @param {readonly string[]} names files and folders under `root`; those that do not exist count as absent
 * @param {(name: string) => boolean} [counts] which files of a folder count
 */
export function fingerprint(root, names, counts = () => true) {
  const hash = createHash('sha256');
  for (const name of names.flatMap((each) => filesUnder(root, each)).filter(counts)) {
    const content = readFileSync(join(root, name));
    hash.update(`${name}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** @param {string} root @param {string} name @returns {string[]} with slashes, sorted */
function filesUnder(root, name) {
  const stats = statSync(join(root, name), { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return [name];
  return readdirSync(join(root, name))
    .sort()
    .flatMap((entry) => filesUnder(root, `${name}/${entry}`));
}
