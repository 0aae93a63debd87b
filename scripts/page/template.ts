/** Writes the page in one file into the built program, which exports pages with it. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { PAGE_TEMPLATE } from '../bootstrap/build.mjs';
import { inProject } from '../bootstrap/project.mjs';
import { ICON_SVG } from '../package/icons.ts';
import { singleFile } from './single.ts';

const file = await singleFile(readFileSync(ICON_SVG, 'utf8'));
mkdirSync(inProject('out', 'page'), { recursive: true });
// Whole or not at all: a program that is open may be waiting for it.
const unfinished = `${inProject(PAGE_TEMPLATE)}.unfinished`;
writeFileSync(unfinished, file);
renameSync(unfinished, inProject(PAGE_TEMPLATE));
