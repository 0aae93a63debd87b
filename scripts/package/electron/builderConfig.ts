/** What electron-builder is told; electron.build documents it. Its `${platform}` is the system that builds: paths are written out instead. */
import { APP_ID } from '../../../src/main/electron/window.ts';
import { inProject } from '../../bootstrap/project.mjs';
import { manifestOf, runningPackages, withDependencies } from '../productionPackages.ts';
import type { Target } from '../targets.ts';

/** Switches in Electron's binary; https://www.electronjs.org/docs/latest/tutorial/fuses explains them. */
export const FUSES = {
  runAsNode: false,
  enableNodeOptionsEnvironmentVariable: false,
  enableNodeCliInspectArguments: false,
  grantFileProtocolExtraPrivileges: false,
  onlyLoadAppFromAsar: true,
  enableEmbeddedAsarIntegrityValidation: true,
} as const;

/** Packages that only the web host loads. */
const WEB_ONLY = ['ws', 'open'];
/** Of a package, what tells of it or builds it. */
const NOT_RUN = ['*.{md,d.ts,d.mts,d.cts,map,gyp,c,cc,cpp,h,hpp}', '{deps,src,test,docs,include}/**'];
const ICONS = 'scripts/package/icons';
/** As in the Debian package of the portable program, beside which this one cannot be installed: both have the command. */
const MIME_TYPE = 'application/vnd.searchlight+json';
const PORTABLE_DEB = 'searchlight';

/** The built files that are started in threads. */
export const THREADS = ['solver', 'tables', 'experiments', 'sandbox'];
/**
 * What lies beside the archive: all that the system or a thread loads, because only Electron's own process is sure to read an archive.
 * `package.json` says that these are ES modules; the page that is exported is found beside the solver.
 */
const UNPACKED = [
  'package.json',
  `out/main/{${THREADS.join()}}.js`,
  'out/main/chunks/**',
  'out/page/**',
  'node_modules/**',
];

/** Where it finds Electron, and where it puts what it makes. */
export interface BuilderFolders {
  readonly electronDist: string;
  readonly output: string;
}

/** The configuration for `target`. `homepage`: of whoever publishes the program. */
export function builderConfig(target: Target, { electronDist, output }: BuilderFolders, homepage: string) {
  return {
    appId: APP_ID,
    productName: 'Searchlight',
    copyright: 'MIT licence',
    artifactName: `searchlight-\${version}-${target.name}-electron.\${ext}`,
    directories: { output },
    electronDist,
    npmRebuild: false, // the compiled module of SQLite comes with its package
    publish: null, // the program looks for no updates
    extraMetadata: { homepage, author: { name: 'Searchlight contributors', email: 'maintainers@searchlight.invalid' } },
    files: filesFor(target),
    asar: { smartUnpack: false },
    asarUnpack: UNPACKED,
    electronFuses: FUSES,
    fileAssociations: [{ ext: 'searchlight', name: 'Searchlight library', mimeType: MIME_TYPE, role: 'Editor' }],
    ...SYSTEMS,
  };
}

/** Installers of Windows are for all users of a computer, and `/S` or `/qn` installs without a question. */
const SYSTEMS = {
  win: { target: ['nsis', 'msi', 'zip'], icon: `${ICONS}/icon.ico` },
  nsis: { oneClick: false, perMachine: true, deleteAppDataOnUninstall: false },
  msi: { oneClick: false, perMachine: true },
  mac: {
    target: ['dmg', 'zip'],
    icon: `${ICONS}/icon.icns`,
    category: 'public.app-category.education',
    identity: '-', // signed by nobody; without any signature Apple's processors refuse it
    hardenedRuntime: false,
  },
  linux: {
    target: ['deb', 'rpm', 'AppImage'],
    icon: ICONS,
    executableName: 'searchlight',
    category: 'Education',
    synopsis: 'teaches state-space search on sliding-tile puzzles',
    desktop: { entry: { StartupWMClass: 'searchlight', Keywords: 'search;A*;puzzle;heuristic;breadth-first;' } },
  },
  deb: { packageName: 'searchlight-electron', fpm: ['--conflicts', PORTABLE_DEB] },
  rpm: { packageName: 'searchlight-electron' },
} as const;

/** The build without the web host, and of each package that Electron's host loads what runs. */
function filesFor({ platform, cpu }: Target): string[] {
  const packed = new Set(packedPackages());
  const left = installedForProduction().filter((name) => !packed.has(name));
  return [
    'package.json',
    'out/{main,page,preload,renderer}/**',
    '!out/main/web.js',
    ...NOT_RUN.map((pattern) => `!node_modules/**/${pattern}`),
    ...left.map((name) => `!node_modules/${name}/**`),
    '!node_modules/better-sqlite3/prebuilds/*',
    `node_modules/better-sqlite3/prebuilds/${platform}-${cpu}.node`,
  ];
}

/** The packages that Electron's host loads. */
export function packedPackages(): string[] {
  const { dependencies = {} } = manifestOf(inProject());
  return withDependencies(
    inProject(),
    Object.keys(dependencies).filter((name) => !WEB_ONLY.includes(name)),
  );
}

/** All that electron-builder takes to be part of the program: the interpreters, too, which are optional packages. */
function installedForProduction(): string[] {
  const { optionalDependencies = {} } = manifestOf(inProject());
  return [...runningPackages(inProject()), ...Object.keys(optionalDependencies), 'node-addon-api'];
}
