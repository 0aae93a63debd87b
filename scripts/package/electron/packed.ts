/** The Electron program as it was packed, before it becomes an installer: where it lies, and whether all of it is right. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OWN_NODE } from '../../bootstrap/project.mjs';
import { requireThat } from '../drive.ts';
import type { Target } from '../targets.ts';
import { besideBuilder } from './builder.ts';
import { FUSES, packedPackages, THREADS } from './builderConfig.ts';

/** Below the folder of electron-builder's output: the program, and what is packed into it. */
const PLACES = {
  linux: { program: '{linux-unpacked,linux-*-unpacked}/searchlight', resources: 'resources' },
  win32: { program: '{win-unpacked,win-*-unpacked}/Searchlight.exe', resources: 'resources' },
  darwin: { program: '{mac,mac-*}/Searchlight.app/Contents/MacOS/Searchlight', resources: '../Resources' },
} as const;

/** Files that the program cannot do without. */
const BUILT = [
  'main/index.js',
  ...THREADS.map((name) => `main/${name}.js`),
  'preload/index.cjs',
  'page/searchlight.html',
  'renderer/index.html',
];
/** Endings and folders that no running program reads. */
const USELESS = /\.(md|map|gyp|d\.[cm]?ts|cpp|h)$|\/(deps|src|test|docs)\//;

/** The path of the program that was packed into `output`. */
export function packedProgram({ platform }: Target, output: string): string {
  const [program] = globSync(PLACES[platform].program, { cwd: output });
  requireThat(program !== undefined, `electron-builder has packed no program into ${output}`);
  return join(output, program);
}

/** Throws a `PackageFault` with a sentence if a packed program is wrong. */
export async function checkPacked(target: Target, output: string): Promise<void> {
  const program = packedProgram(target, output);
  const archive = join(program, '..', PLACES[target.platform].resources, 'app.asar');
  checkList(
    target,
    besideBuilder<Asar>('@electron/asar')
      .listPackage(archive, { isPack: false })
      .map((name) => name.replaceAll('\\', '/')),
  );
  checkUnpacked(`${archive}.unpacked`);
  await checkFuses(program);
  if (target.platform === 'win32') checkIntegrity(program, archive);
}

/** What is loaded by a path lies in a folder, with all that it imports: threads read no archive. */
function checkUnpacked(folder: string): void {
  for (const kind of ['**/prebuilds/*.node', '**/*.wasm', 'out/page/searchlight.html'])
    requireThat(globSync(kind, { cwd: folder }).length === 1, `Beside the archive there is not one ${kind}`);
  requireThat(!existsSync(join(folder, 'out', 'main', 'index.js')), 'The entry of the program is not in the archive');
  for (const thread of THREADS) {
    const { status, stderr } = spawnSync(OWN_NODE, ['-e', IMPORT, join(folder, 'out', 'main', `${thread}.js`)]);
    requireThat(status === 0, `Beside the archive, ${thread}.js does not find what it imports: ${String(stderr)}`);
  }
}

/** Loads a module and all that it imports; it may fail after that, because it is in no thread. */
const IMPORT = `import(require('node:url').pathToFileURL(process.argv[1])).then(() => process.exit(), (error) => {
  if (error.code === 'ERR_MODULE_NOT_FOUND') console.error(error.message);
  process.exit(error.code === 'ERR_MODULE_NOT_FOUND' ? 1 : 0);
})`;

interface Asar {
  listPackage(archive: string, options: { isPack: boolean }): string[];
  getRawHeader(archive: string): { headerString: string };
}

function checkList({ platform, cpu }: Target, names: readonly string[]): void {
  for (const name of BUILT) requireThat(names.includes(`/out/${name}`), `The archive lacks ${name}`);
  requireThat(!names.includes('/out/main/web.js'), 'The archive has the web host');
  const manifests = names.filter((name) => name.startsWith('/node_modules/') && name.endsWith('/package.json'));
  const packages = packedPackages().map((name) => `/node_modules/${name}/package.json`);
  requireThat(
    packages.every((name) => manifests.includes(name)),
    `The archive lacks one of ${packages.join(', ')}`,
  );
  requireThat(
    manifests.length === packages.length,
    `The archive has packages that nothing loads: ${manifests.join(', ')}`,
  );
  const compiled = names.filter((name) => name.endsWith('.node'));
  requireThat(
    compiled.join() === `/node_modules/better-sqlite3/prebuilds/${platform}-${cpu}.node`,
    `The archive has the compiled modules ${compiled.join(', ')}`,
  );
  const useless = names.filter((name) => USELESS.test(name));
  requireThat(useless.length === 0, `The archive has what nothing reads: ${useless.join(', ')}`);
}

interface Fuses {
  getCurrentFuseWire(program: string): Promise<Readonly<Record<number, number>>>;
  readonly FuseV1Options: Readonly<Record<string, number>>;
  readonly FuseState: { readonly ENABLE: number; readonly DISABLE: number };
}

/** Reads back what was switched. */
async function checkFuses(program: string): Promise<void> {
  const { getCurrentFuseWire, FuseV1Options, FuseState } = besideBuilder<Fuses>('@electron/fuses');
  const wire = await getCurrentFuseWire(program);
  for (const [name, wanted] of Object.entries(FUSES)) {
    const fuse = FuseV1Options[name[0]!.toUpperCase() + name.slice(1)]!;
    requireThat(wire[fuse] === (wanted ? FuseState.ENABLE : FuseState.DISABLE), `The fuse ${name} is not as wanted`);
  }
}

interface ResEdit {
  readonly NtExecutable: { from(bytes: Buffer): unknown };
  readonly NtExecutableResource: {
    from(executable: unknown): { readonly entries: readonly { readonly id: unknown; readonly bin: ArrayBuffer }[] };
  };
}

/** Windows' program names the hash of the archive's header, with which Electron compares it at the start. */
function checkIntegrity(program: string, archive: string): void {
  const { NtExecutable, NtExecutableResource } = besideBuilder<ResEdit>('resedit');
  const { entries } = NtExecutableResource.from(NtExecutable.from(readFileSync(program)));
  const found = entries.find(({ id }) => id === 'ELECTRONASAR');
  const { headerString } = besideBuilder<Asar>('@electron/asar').getRawHeader(archive);
  const hash = createHash('sha256').update(headerString).digest('hex');
  const [named] = found === undefined ? [] : (JSON.parse(Buffer.from(found.bin).toString()) as { value: string }[]);
  requireThat(named?.value === hash, 'The program of Windows does not name the hash of its archive');
}
