/** The portable program as a zip. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { inProject, ROOT } from '../bootstrap/project.mjs';
import { bytesOf, contentsOf, type PackedFile } from './contents.ts';
import { manifestOf } from './productionPackages.ts';
import { stagePackages } from './stage.ts';
import type { Target } from './targets.ts';
import { writeZip } from './zip.ts';

/** Where packages are put. */
export const DIST = inProject('dist');
export const { version: VERSION } = manifestOf(inProject());

/** Makes the zip for `target` and returns its path. */
export async function makePortable(target: Target): Promise<string> {
  const files = contentsOf(target, stagePackages(target), VERSION, inProject('out'));
  mkdirSync(DIST, { recursive: true });
  const path = join(DIST, `searchlight-${VERSION}-${target.name}-portable.zip`);
  await writeZip(path, `searchlight-${VERSION}-${target.name}`, files, committed());
  console.log(listing(files).join('\n'));
  tellPackage(path);
  return path;
}

/** Says that a package is there, and how large it is. */
export function tellPackage(path: string): void {
  console.log(`${megabytes(statSync(path).size)}  ${basename(path)}\n`);
}

/** When the sources were committed last; now, where git does not know. */
export function committed(): Date {
  const { stdout } = spawnSync('git', ['log', '-1', '--format=%ct'], { cwd: ROOT, encoding: 'utf8' });
  const seconds = Number(stdout?.trim());
  return seconds > 0 ? new Date(seconds * 1000) : new Date();
}

/** What is in a package, by its parts, with sizes before they are packed. */
function listing(files: readonly PackedFile[]): string[] {
  const sizes = new Map<string, { bytes: number; files: number }>();
  for (const { name, content } of files) {
    const part = partOf(name);
    const bytes = 'path' in content ? statSync(content.path).size : bytesOf(content).length;
    const before = sizes.get(part) ?? { bytes: 0, files: 0 };
    sizes.set(part, { bytes: before.bytes + bytes, files: before.files + 1 });
  }
  return [...sizes].map(
    ([part, { bytes, files }]) => `${megabytes(bytes)}  ${part}${files > 1 ? ` (${files} files)` : ''}`,
  );
}

/** The folder that a file is counted with: a package, a part of the build, or the file itself. */
function partOf(name: string): string {
  return /^app\/(node_modules|out)\/[^/]+/.exec(name)?.[0] ?? name;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(2).padStart(8)} MB`;
}
