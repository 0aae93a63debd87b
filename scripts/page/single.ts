/** The page without a host in one file, which needs no network and no server. */
import { deflateSync } from 'node:zlib';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { toBase85 } from '../../src/page/single/base85.ts';
import { inProject } from '../bootstrap/project.mjs';
import { pageConfig } from './config.ts';
import { hashOf, policyOf } from './policy.ts';

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css',
  js: 'text/javascript',
  svg: 'image/svg+xml',
  wasm: 'application/wasm',
  woff2: 'font/woff2',
};

/** A part of the file: its content, and as what the browser takes it. */
interface Part {
  readonly type: string;
  readonly bytes: Buffer;
}

/** The content of `searchlight.html`. `iconSvg`: that of `icon.svg`. */
export async function singleFile(iconSvg: string): Promise<string> {
  const config = pageConfig([], 'iife');
  const output = await built({
    ...config,
    build: {
      ...config.build,
      write: false,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: { input: inProject('src/renderer/index.html'), output: { codeSplitting: false } },
    },
  });
  const parts = partsOf(output);
  const loader = await loaderScript();
  return page({ parts, loader, iconSvg });
}

async function built(config: InlineConfig): Promise<Rolldown.RolldownOutput['output']> {
  const result = await build({ configFile: false, logLevel: 'warn', ...config });
  const [first] = Array.isArray(result) ? result : [result];
  if (!first || !('output' in first)) throw new Error('Nothing was built.');
  return first.output;
}

async function loaderScript(): Promise<string> {
  const [chunk] = await built({
    build: {
      write: false,
      lib: {
        entry: inProject('src/page/single/loader.ts'),
        formats: ['iife'],
        name: 'searchlight',
        fileName: () => 'loader.js',
      },
    },
  });
  return chunk.code.trim();
}

/** `main` and `style`, and every file that they name. */
function partsOf(output: Rolldown.RolldownOutput['output']): ReadonlyMap<string, Part> {
  const [main, ...others] = output.filter(({ type }) => type === 'chunk') as Rolldown.OutputChunk[];
  if (!main || others.length > 0) throw new Error('The page in one file has one script.');
  const files = new Map(
    output.flatMap((file) => (file.type === 'asset' ? [[nameOf(file.fileName), Buffer.from(file.source)]] : [])) as [
      string,
      Buffer,
    ][],
  );
  const isFont = (name: string): boolean => name.endsWith('.woff2');
  const [style = ''] = [...files.keys()].filter((name) => name.endsWith('.css'));
  const css = withFonts(files.get(style)!.toString(), files);
  const parts = new Map<string, Part>([
    ['main', { type: TYPES.js!, bytes: Buffer.from(withParts(main.code)) }],
    ['style', { type: TYPES.css!, bytes: Buffer.from(css) }],
  ]);
  for (const [name, bytes] of files)
    if (name !== style && !isFont(name) && !name.endsWith('.html')) parts.set(name, { type: typeOf(name), bytes });
  return parts;
}

/** How the built script names a file of its own. */
const NAMED = /new URL\(([`'"])([^`'"]+)\1,\s*import\.meta\.url\)\.href/g;

/** The script, in which files of its own are parts. */
function withParts(code: string): string {
  const named = code.replaceAll(NAMED, 'searchlightPart("$2")');
  if (/new URL\([`'"][^`'"]+\.(?:js|wasm|svg)[`'"],\s*import\.meta\.url\)/.test(named))
    throw new Error('The page names a file of its own in another way: see NAMED.');
  return named;
}

/** The style sheet with its fonts in it. */
function withFonts(css: string, files: ReadonlyMap<string, Buffer>): string {
  return css.replaceAll(/url\(\.?\/?(?:assets\/)?([\w.-]+\.woff2)\)/g, (_whole, name: string) => {
    return `url(data:font/woff2;base64,${files.get(name)!.toString('base64')})`;
  });
}

function page({
  parts,
  loader,
  iconSvg,
}: {
  parts: ReadonlyMap<string, Part>;
  loader: string;
  iconSvg: string;
}): string {
  const index: Record<string, readonly [string, number, number]> = {};
  let at = 0;
  for (const [name, { type, bytes }] of parts) {
    index[name] = [type, at, bytes.length];
    at += bytes.length;
  }
  const packed = deflateSync(Buffer.concat(Array.from(parts.values(), ({ bytes }) => bytes)), { level: 9 });
  const scripts = [loader, parts.get('main')!.bytes.toString()].map(hashOf);
  const policy = policyOf({
    'script-src': `${scripts.join(' ')} 'wasm-unsafe-eval'`,
    'style-src': hashOf(parts.get('style')!.bytes.toString()),
    'font-src': 'data:',
    'connect-src': 'blob:',
    'worker-src': 'blob:',
    'trusted-types': 'svelte-trusted-html searchlight-workers searchlight-parts',
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>Searchlight</title>
<link rel="icon" href="data:image/svg+xml;base64,${Buffer.from(iconSvg).toString('base64')}">
</head>
<body>
<div id="app"></div>
<script type="application/json" id="searchlight-index">${JSON.stringify(index)}</script>
<script type="text/plain" id="searchlight-parts">${toBase85(packed)}</script>
<script>${loader}</script>
</body>
</html>
`;
}

function nameOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1);
}

function typeOf(name: string): string {
  const type = TYPES[name.slice(name.lastIndexOf('.') + 1)];
  if (type === undefined) throw new Error(`The page in one file does not know what ${name} is.`);
  return type;
}
