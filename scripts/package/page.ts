/** The page without a host, as a release has it: its folder as a zip, and the same in one file. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync } from 'node:fs';
import { join, sep } from 'node:path';
import { inProject, OWN_NODE } from '../bootstrap/project.mjs';
import { isPageBuilt } from '../page/stamp.mjs';
import { copy } from './contents.ts';
import { PackageFault } from './packageFault.ts';
import { committed, DIST, tellPackage, VERSION } from './portable.ts';
import { writeZip } from './zip.ts';

/** Builds the page where that is needed, and puts both beside the other packages. Throws a `PackageFault`. */
export async function makePage(): Promise<void> {
  const { status } = isPageBuilt()
    ? { status: 0 }
    : spawnSync(OWN_NODE, [inProject('scripts', 'page', 'run.ts')], { stdio: 'inherit' });
  if (status !== 0) throw new PackageFault('The page could not be built (see above).');
  const [zip, file] = ['page.zip', 'page.html'].map((end) => join(DIST, `searchlight-${VERSION}-${end}`));
  const site = join(DIST, 'page');
  const names = globSync('**/*', { cwd: site, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(site.length + 1))
    .sort();
  const files = names.map((name) => copy(name.split(sep).join('/'), join(site, name)));
  await writeZip(zip!, `searchlight-${VERSION}-page`, files, committed());
  copyFileSync(join(DIST, 'searchlight.html'), file!);
  for (const path of [zip!, file!]) tellPackage(path);
}
