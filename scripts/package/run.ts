/** `npm run package -- …`: reads what is wanted, and makes it. */
import { checkPackages } from './check.ts';
import { makeDeb } from './deb.ts';
import { makeInstallers, OWN_TARGET } from './electron/installers.ts';
import { makeIcons } from './icons.ts';
import { writeMaterials } from './materials.ts';
import { makePage } from './page.ts';
import { writePageNotices } from './pageNotices.ts';
import { makePortable } from './portable.ts';
import { PackageFault } from './packageFault.ts';
import { TARGETS, type Target } from './targets.ts';

interface Kind {
  /** What it makes, for the help. */
  readonly makes: string;
  readonly targets: readonly string[];
  make(target: Target): Promise<unknown>;
}

/** The kinds of packages. */
const KINDS: Readonly<Record<string, Kind>> = {
  portable: {
    makes: 'a zip of the program with its own Node, which needs no installation',
    targets: Object.keys(TARGETS),
    make: makePortable,
  },
  deb: {
    makes: 'a Debian package of the same, with a menu entry, a man page and the command searchlight',
    targets: Object.values(TARGETS)
      .filter(({ platform }) => platform === 'linux')
      .map(({ name }) => name),
    make: makeDeb,
  },
  electron: {
    makes: 'the installers of the Electron program, for this system: where Electron can be fetched',
    targets: OWN_TARGET === undefined ? [] : [OWN_TARGET.name],
    make: makeInstallers,
  },
};

/** What else can be done, without a target. */
const TASKS: Readonly<Record<string, { readonly does: string; run(): Promise<void> }>> = {
  page: { does: 'makes the page without a host: its folder as a zip, and the same in one file', run: makePage },
  materials: { does: 'writes the bill of materials: all packages that some package contains', run: writeMaterials },
  check: { does: 'tries what is in dist: a minute or two, with a browser', run: checkPackages },
  notices: { does: 'writes the licences anew that About shows', run: writePageNotices },
  icons: { does: "draws the icons of all sizes anew from the page's own", run: makeIcons },
};

const USAGE = `Usage: npm run package -- KIND [TARGET ...]

Makes packages of the program in dist/. Without a TARGET: for all of them.

${Object.entries(KINDS)
  .map(([kind, { makes, targets }]) => `  ${kind.padEnd(10)} ${makes}\n${' '.repeat(13)}${targets.join(', ')}`)
  .join('\n')}
${Object.entries(TASKS)
  .map(([task, { does }]) => `  ${task.padEnd(10)} ${does}`)
  .join('\n')}
`;

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof PackageFault)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function run([name, ...wanted]: readonly string[]): Promise<void> {
  if (name === undefined || name === '--help' || name === '-h') return console.log(USAGE);
  if (Object.hasOwn(TASKS, name)) return TASKS[name]!.run();
  const kind = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
  if (kind === undefined)
    throw new PackageFault(`There is no kind “${name}”: one of ${Object.keys(KINDS).join(', ')}.`);
  const unknown = wanted.find((target) => !kind.targets.includes(target));
  if (unknown !== undefined)
    throw new PackageFault(`There is no ${name} for “${unknown}”: one of ${kind.targets.join(', ')}.`);
  for (const target of wanted.length > 0 ? wanted : kind.targets) await kind.make(TARGETS[target]!);
}
