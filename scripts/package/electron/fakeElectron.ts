/** An empty Electron for electron-builder: programs that do nothing, with the fuses and resources of a real one. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { besideBuilder } from './builder.ts';

/** What @electron/fuses looks for, then the version of the switches, their number, and each of them as a digit. */
const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
const SWITCHES = '101100110';
const ENGLISH = { lang: 1033, codepage: 1200 };

/** Writes it for Linux or Windows; the programs of macOS are bundles that only macOS signs. */
export function writeFakeElectron(folder: string, platform: 'linux' | 'win32'): void {
  mkdirSync(folder, { recursive: true });
  const [name, program] = platform === 'linux' ? ['electron', Buffer.alloc(64)] : ['electron.exe', windowsProgram()];
  const wire = Buffer.from([1, SWITCHES.length, ...Buffer.from(SWITCHES)]);
  writeFileSync(join(folder, name), Buffer.concat([program, Buffer.from(SENTINEL), wire, Buffer.alloc(64)]), {
    mode: 0o755,
  });
  for (const licence of ['LICENSE', 'LICENSES.chromium.html']) writeFileSync(join(folder, licence), 'of Electron');
}

interface ResEdit {
  readonly NtExecutable: { createEmpty(is32Bit: boolean, isLibrary: boolean): { generate(): ArrayBuffer } };
  readonly NtExecutableResource: {
    from(
      executable: unknown,
      ignoreCertificate: boolean,
    ): { readonly entries: unknown[]; outputResource(executable: unknown): void };
  };
  readonly Resource: { readonly VersionInfo: { createEmpty(): VersionInfo } };
}

interface VersionInfo {
  setFileVersion(...parts: [major: number, minor: number, micro: number, revision: number, lang: number]): void;
  setStringValues(language: typeof ENGLISH, values: Readonly<Record<string, string>>): void;
  outputToResourceEntries(entries: unknown[]): void;
}

/** An empty program with the resource of its version, which electron-builder changes. */
function windowsProgram(): Buffer {
  const { NtExecutable, NtExecutableResource, Resource } = besideBuilder<ResEdit>('resedit');
  const executable = NtExecutable.createEmpty(false, false);
  const resources = NtExecutableResource.from(executable, true);
  const version = Resource.VersionInfo.createEmpty();
  version.setFileVersion(45, 0, 0, 0, ENGLISH.lang);
  version.setStringValues(ENGLISH, { FileDescription: 'Electron', ProductName: 'Electron' });
  version.outputToResourceEntries(resources.entries);
  resources.outputResource(executable);
  return Buffer.from(executable.generate());
}
