/**
 * The bill of materials of a release, in the form of CycloneDX 1.6 (https://cyclonedx.org/docs/1.6/json). `npm sbom` knows packages that
 * run, and not those that are built into the page, nor which packages only build others.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { INTERPRETERS } from '../bootstrap/interpreters.mjs';
import { inProject } from '../bootstrap/project.mjs';
import { bundledPackages } from './notices.ts';
import { DIST, VERSION } from './portable.ts';
import { runningPackages } from './productionPackages.ts';

interface Locked {
  readonly version: string;
  readonly license?: string;
  /** As the registry gives it: the name of a hash, and the hash in base64. */
  readonly integrity: string;
}

/** The names of all packages that some package of a release contains. */
function shippedPackages(): string[] {
  const names = [...runningPackages(inProject()), ...bundledPackages(), ...Object.values(INTERPRETERS), 'electron'];
  return [...new Set(names)].sort();
}

/** The bill: each package with its version, its licence and the hash of what the registry gave. */
export function materials() {
  const lock = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8')) as { packages: Record<string, Locked> };
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name: 'searchlight', version: VERSION } },
    components: shippedPackages().map((name) => component(name, lock.packages[`node_modules/${name}`]!)),
  };
}

function component(name: string, { version, license, integrity }: Locked) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    ...(license !== undefined && { licenses: [{ expression: license }] }),
    hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex') }],
  };
}

/** Writes the bill beside the packages. */
export async function writeMaterials(): Promise<void> {
  mkdirSync(DIST, { recursive: true });
  writeFileSync(join(DIST, `searchlight-${VERSION}.cdx.json`), `${JSON.stringify(materials(), null, 2)}\n`);
}
