import { build } from 'vite';
import { inProject, say } from '../bootstrap/project.mjs';

await build({ configFile: inProject('vite.page.config.ts'), logLevel: 'warn' });
say('dist/page is there: put its files on any web server, at any path.');
