/** What makes the page without a host of the renderer. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { build, type Plugin } from 'vite';
import { iconFile } from '../package/icons.ts';
import { inProject } from '../bootstrap/project.mjs';
import { hashOf, policyOf } from './policy.ts';

/** The entry of the renderer, and that of the page alone. */
const [ENTRY, PAGE_ENTRY] = ['src="./main.ts"', 'src="../page/main.ts"'];

/** Takes the entry of `src/page` into the renderer's `index.html`. */
export function asPage(): Plugin {
  return {
    name: 'searchlight-page',
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        if (!html.includes(ENTRY)) throw new Error(`index.html has no ${ENTRY}.`);
        return html.replace(ENTRY, PAGE_ENTRY);
      },
    },
  };
}

/** Modules that name files that we do not use: a bundler would copy them into the page and into every script. */
const UNUSED: readonly (readonly [module: RegExp, files: readonly string[]])[] = [
  [/sqlite-wasm\/dist\/index\.mjs$/, ['sqlite3.wasm', 'sqlite3-opfs-async-proxy.js', 'sqlite3-worker1.mjs']],
  [/quickjs-wasmfile-release-sync\/dist\/emscripten-module\.browser\.mjs$/, ['emscripten-module.wasm']],
];

/** Leaves these files out. WebAssembly gets its code as bytes. */
export function withoutUnusedFiles(): Plugin {
  return {
    name: 'searchlight-unused-files',
    transform(code, id) {
      const [, files = []] = UNUSED.find(([module]) => module.test(id.replaceAll('\\', '/'))) ?? [];
      return files.length === 0 ? null : files.reduce(withoutFile, code);
    },
  };
}

function withoutFile(code: string, name: string): string {
  const named = new RegExp(`new URL\\("${name}",\\s*import\\.meta\\.url\\)`, 'g');
  if (!named.test(code)) throw new Error(`A module names ${name} in another way: see withoutUnusedFiles.`);
  return code.replaceAll(named, 'new URL("about:blank")');
}

/**
 * Its origin is opaque in a frame with a sandbox, and from the disk. There a page loads no modules and no styles of its own, unless its
 * server says so; the page in one file has all of them in it.
 */
const TO_ONE_FILE = `if (self.origin === 'null') {
  stop();
  location.replace('./searchlight.html' + location.search + location.hash);
}`;

const MANIFEST = 'manifest.webmanifest';
/** Sides of the icons of an installed page, in pixels. */
const ICON_SIDES = [128, 256, 512];

/** What a browser has to know to install the page: its policy, its manifest and its icons. */
export function asSite(): Plugin {
  return {
    name: 'searchlight-site',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: {
          'http-equiv': 'Content-Security-Policy',
          content: policyOf({
            'script-src': `'self' ${hashOf(TO_ONE_FILE)}`,
            'manifest-src': "'self'",
            'connect-src': "'self' blob:",
          }),
        },
        injectTo: 'head-prepend',
      },
      { tag: 'script', children: TO_ONE_FILE, injectTo: 'head-prepend' },
      { tag: 'meta', attrs: { name: 'referrer', content: 'no-referrer' }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'manifest', href: `./${MANIFEST}` }, injectTo: 'head' },
    ],
    generateBundle() {
      const icons = ICON_SIDES.map((side) => ({
        src: `./icon-${side}.png`,
        sizes: `${side}x${side}`,
        type: 'image/png',
      }));
      for (const [index, side] of ICON_SIDES.entries())
        this.emitFile({ type: 'asset', fileName: icons[index]!.src.slice(2), source: readFileSync(iconFile(side)) });
      this.emitFile({ type: 'asset', fileName: MANIFEST, source: JSON.stringify(manifest(icons), null, 2) });
    },
  };
}

function manifest(icons: readonly object[]): object {
  const { productName, description } = JSON.parse(readFileSync(inProject('package.json'), 'utf8')) as Record<
    string,
    string
  >;
  const vector = { src: './icon.svg', sizes: 'any', type: 'image/svg+xml' };
  return {
    ...{ id: './', name: productName, short_name: productName, description, start_url: './', scope: './' },
    ...{ display: 'standalone', background_color: '#ffffff', theme_color: '#ffffff', icons: [vector, ...icons] },
  };
}

/** The page in one file beside the page that is a folder: what that exports, and shows where its own modules do not load. */
export function besides(name: string, source: string): Plugin {
  return {
    name: 'searchlight-one-file',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: name, source });
    },
  };
}

const SERVICE_WORKER = 'serviceWorker.js';
/** What lies in the folder of the page and is not named by the build. */
const PUBLIC_FILES = ['icon.svg'];

/** Writes the service worker, which knows all files of the build. */
export function offline(): Plugin {
  return {
    name: 'searchlight-offline',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const files = [...Object.keys(bundle), ...PUBLIC_FILES].sort();
      const digest = createHash('sha256');
      for (const file of Object.values(bundle)) digest.update(file.type === 'chunk' ? file.code : file.source);
      const built = await build({
        configFile: false,
        logLevel: 'warn',
        define: { PAGE_FILES: JSON.stringify(files), PAGE_BUILD: JSON.stringify(digest.digest('hex').slice(0, 16)) },
        build: {
          write: false,
          lib: { entry: inProject('src', 'page', 'serviceWorker.ts'), formats: ['es'], fileName: () => SERVICE_WORKER },
        },
      });
      const [output] = Array.isArray(built) ? built : [built];
      if (!output || !('output' in output)) throw new Error('The service worker was not built.');
      this.emitFile({ type: 'asset', fileName: SERVICE_WORKER, source: output.output[0].code });
    },
  };
}
