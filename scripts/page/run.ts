import { readFileSync, writeFileSync } from 'node:fs';
import { build } from 'vite';
import { isBuilt, PAGE_TEMPLATE } from '../bootstrap/build.mjs';
import { inProject, say } from '../bootstrap/project.mjs';
import { ICON_SVG } from '../package/icons.ts';
import { pageConfig } from './config.ts';
import { asSite, besides, offline } from './plugins.ts';
import { singleFile } from './single.ts';
import { leavePageStamp } from './stamp.mjs';

const file = isBuilt(['page'])
  ? readFileSync(inProject(PAGE_TEMPLATE), 'utf8')
  : await singleFile(readFileSync(ICON_SVG, 'utf8'));
const plugins = [asSite(), besides('searchlight.html', file), offline()];
await build({ configFile: false, logLevel: 'warn', ...pageConfig(plugins) });
writeFileSync(inProject('dist', 'searchlight.html'), file);
leavePageStamp();
say(`dist/page: put its files on any web server, at any path.
dist/searchlight.html (${(Buffer.byteLength(file) / 1e6).toFixed(1)} MB): the same in one file.`);
