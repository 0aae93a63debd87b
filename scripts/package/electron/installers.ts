/** The installers of the Electron program, made by electron-builder on the system that they are for. */
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { electronBinary } from '../../bootstrap/electron.mjs';
import { fetchElectron, NOT_FETCHED } from '../../bootstrap/fetchElectron.mjs';
import { inProject } from '../../bootstrap/project.mjs';
import { PackageFault } from '../packageFault.ts';
import { DIST, tellPackage, VERSION } from '../portable.ts';
import { manifestOf } from '../productionPackages.ts';
import { TARGETS, type Target } from '../targets.ts';
import { runBuilder } from './builder.ts';
import { builderConfig } from './builderConfig.ts';
import { writeFakeElectron } from './fakeElectron.ts';
import { checkPacked } from './packed.ts';

/** The homepage in a package that was not published. */
const NOWHERE = 'https://searchlight.invalid';

/** The target that this computer is, if any: each target's installers are made on its own system. */
export const OWN_TARGET = Object.values(TARGETS).find(
  ({ platform, cpu }) => platform === process.platform && cpu === process.arch,
);

/** Where the program for `target` is packed before the installers are made of it. */
export function packedFolder({ name }: Target): string {
  return inProject('.cache', 'package', `electron-${name}`);
}

/** Makes all installers for `target`, which is this system, and checks what is in them. Throws a `PackageFault`. */
export async function makeInstallers(target: Target): Promise<void> {
  const binary = electronBinary() ?? (await fetchElectron());
  if (binary === undefined) throw new PackageFault(`The installers cannot be made here: ${NOT_FETCHED}.`);
  const output = packedFolder(target);
  rmSync(output, { recursive: true, force: true });
  const electronDist = target.platform === 'darwin' ? dirname(join(binary, '..', '..', '..')) : dirname(binary);
  runBuilder(builderConfig(target, { electronDist, output }, manifestOf(inProject()).homepage ?? NOWHERE), target);
  await checkPacked(target, output);
  mkdirSync(DIST, { recursive: true });
  for (const name of readdirSync(output).filter((each) => each.startsWith(`searchlight-${VERSION}-`))) {
    if (name.endsWith('.blockmap')) continue; // for updates, which the program does not look for
    copyFileSync(join(output, name), join(DIST, name));
    tellPackage(join(DIST, name));
  }
}

/** Packs the program with an empty Electron, and reads it back; only electron-builder needs the network. */
export async function checkConfiguration(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'searchlight-fake-'));
  try {
    for (const target of [TARGETS['linux-x64']!, TARGETS['win-x64']!]) {
      const [electronDist, output] = ['electron', 'output'].map((name) => join(folder, target.name, name)) as [
        string,
        string,
      ];
      writeFakeElectron(electronDist, target.platform as 'linux' | 'win32');
      runBuilder(builderConfig(target, { electronDist, output }, NOWHERE), target, 'dir');
      await checkPacked(target, output);
    }
    return 'electron: packed for Linux and Windows with an empty Electron; archive, compiled module, fuses and hash are right';
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Whether the program has been packed here. */
export function isPacked(target: Target): boolean {
  return existsSync(packedFolder(target));
}
