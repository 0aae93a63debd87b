/** A Debian package of the portable program: menu entry, icons, MIME type, man page and the command `searchlight`. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { inProject } from '../bootstrap/project.mjs';
import { bytesOf, contentsOf, copy, type PackedFile } from './contents.ts';
import { copyright, debianChangelog, MAINTAINER, manPage, metainfo, source } from './debTexts.ts';
import { ICON_SIZES, ICON_SVG, iconFile } from './icons.ts';
import { PackageFault } from './packageFault.ts';
import { committed, DIST, tellPackage, VERSION } from './portable.ts';
import { stagePackages } from './stage.ts';
import { DEPENDS } from './systemNeeds.ts';
import type { Target } from './targets.ts';

/** Processors as Debian names them. */
const ARCHITECTURES: Readonly<Record<string, string>> = { x64: 'amd64', arm64: 'arm64' };
/** Where the portable program lies. */
const HOME = 'usr/lib/searchlight';
/** Texts of the portable program that have their own places in Debian. */
const ELSEWHERE = ['README.txt', 'LICENSE.txt'];
/** The largest icon that the theme of Linux has a folder for. */
const LARGEST_ICON = 512;
const [FILE, PROGRAM] = [0o644, 0o755];

/** Makes the Debian package for `target` and returns its path. */
export async function makeDeb(target: Target): Promise<string> {
  const files = debFiles(contentsOf(target, stagePackages(target), VERSION, inProject('out')));
  const root = mkdtempSync(join(tmpdir(), 'searchlight-deb-'));
  try {
    for (const file of files) write(root, file);
    link(root, 'usr/bin/searchlight', '../lib/searchlight/searchlight');
    write(root, text('DEBIAN/md5sums', sumsOf(root, files)));
    write(root, text('DEBIAN/control', controlOf(target, installedKilobytes(root, files))));
    return build(root, target);
  } finally {
    rmSync(root, { recursive: true });
  }
}

const pathFor = ({ cpu }: Target): string => join(DIST, `searchlight_${VERSION}_${ARCHITECTURES[cpu]}.deb`);

/** The package for `target`, where it was made. */
export function debOf(target: Target): string | undefined {
  return existsSync(pathFor(target)) ? pathFor(target) : undefined;
}

/** All files of the package but those that describe it, from those of the portable program. */
export function debFiles(portable: readonly PackedFile[]): PackedFile[] {
  return [
    ...portable
      .filter(({ name }) => !ELSEWHERE.includes(name))
      .map((file) => ({ ...file, name: `${HOME}/${file.name}` })),
    text('usr/share/applications/searchlight.desktop', source('searchlight.desktop')),
    text('usr/share/mime/packages/searchlight.xml', source('searchlight.xml')),
    copy('usr/share/icons/hicolor/scalable/apps/searchlight.svg', ICON_SVG),
    ...ICON_SIZES.filter((size) => size <= LARGEST_ICON).map((size) =>
      copy(`usr/share/icons/hicolor/${size}x${size}/apps/searchlight.png`, iconFile(size)),
    ),
    text('usr/share/metainfo/org.searchlight.Searchlight.metainfo.xml', metainfo()),
    text('usr/share/lintian/overrides/searchlight', source('overrides')),
    zipped('usr/share/man/man1/searchlight.1.gz', manPage()),
    zipped('usr/share/doc/searchlight/changelog.gz', debianChangelog()),
    zipped('usr/share/doc/searchlight/CHANGELOG.md.gz', source('../../../CHANGELOG.md')),
    text('usr/share/doc/searchlight/copyright', copyright()),
  ];
}

/** What dpkg reads. The address of the maintainers is none: a package that somebody publishes names who answers for it. */
export function controlOf({ cpu }: Target, kilobytes: number): string {
  return `Package: searchlight
Version: ${VERSION}
Architecture: ${ARCHITECTURES[cpu]}
Maintainer: ${MAINTAINER}
Installed-Size: ${kilobytes}
Depends: ${DEPENDS}
Recommends: chromium | google-chrome-stable | microsoft-edge-stable | www-browser
Section: education
Priority: optional
Description: teaches state-space search on sliding-tile puzzles
 Step through breadth-first search, A* and other searches while the search
 tree grows, compare them, ask a class what comes next, and keep puzzles,
 runs and lessons in a library. It opens in a window of a browser, and uses
 no network.
`;
}

function text(name: string, content: string): PackedFile {
  return { name, content: { text: content }, isExecutable: false };
}

function zipped(name: string, content: string): PackedFile {
  return { name, content: { bytes: gzipSync(content, { level: 9 }) }, isExecutable: false };
}

function write(root: string, { name, content, isExecutable }: PackedFile): void {
  const path = join(root, name);
  mkdirSync(dirname(path), { recursive: true, mode: PROGRAM });
  if ('path' in content) copyFileSync(content.path, path);
  else writeFileSync(path, bytesOf(content));
  chmodSync(path, isExecutable ? PROGRAM : FILE);
}

function link(root: string, name: string, to: string): void {
  mkdirSync(dirname(join(root, name)), { recursive: true, mode: PROGRAM });
  symlinkSync(to, join(root, name));
}

function sumsOf(root: string, files: readonly PackedFile[]): string {
  const sum = (name: string): string =>
    createHash('md5')
      .update(readFileSync(join(root, name)))
      .digest('hex');
  return files.map(({ name }) => `${sum(name)}  ${name}\n`).join('');
}

function installedKilobytes(root: string, files: readonly PackedFile[]): number {
  return files.reduce((sum, { name }) => sum + Math.ceil(statSync(join(root, name)).size / 1024), 0);
}

/** The package out of the tree in `root`. All files belong to root and are as old as the newest commit at the most. */
function build(root: string, target: Target): string {
  for (const folder of foldersIn(root)) chmodSync(folder, PROGRAM);
  mkdirSync(DIST, { recursive: true });
  const path = pathFor(target);
  const env = { ...process.env, SOURCE_DATE_EPOCH: String(Math.floor(committed().getTime() / 1000)) };
  const { status, error, stderr } = spawnSync(
    'dpkg-deb',
    ['--root-owner-group', '-Zxz', '-z3', '--build', root, path],
    {
      env,
      encoding: 'utf8',
    },
  );
  if (error) throw new PackageFault('A Debian package is made by dpkg-deb, which this system does not have.');
  if (status !== 0) throw new PackageFault(`dpkg-deb could not make ${path}: ${stderr.trim()}`);
  tellPackage(path);
  return path;
}

function foldersIn(root: string): string[] {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  return [
    root,
    ...entries.filter((entry) => entry.isDirectory()).map(({ parentPath, name }) => join(parentPath, name)),
  ];
}
