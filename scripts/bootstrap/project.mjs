import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { executableIn, interpreterOf } from './interpreters.mjs';

/** The folder of the project. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * A path inside the project.
 * @param {...string} parts
 */
export const inProject = (...parts) => join(ROOT, ...parts);

/** Whether a file is a test, or there for tests only. @param {string} name */
export const isForTests = (name) => /\.(test|fixture)\.ts$/.test(name);

/** The package with the Node of this platform, as the lock file names its folder. Platforms without one are refused before it is looked for. */
export const OWN_NODE_PACKAGE = `node_modules/${interpreterOf(process.platform, process.arch) ?? 'node-of-no-platform'}`;

/** The project's own Node: the one that everything but the bootstrap runs on. It is there once packages are installed. */
export const OWN_NODE = inProject(OWN_NODE_PACKAGE, executableIn(process.platform));

/** Arguments for a Node process with an IPC channel that is to end when its parent does. */
export const END_WITH_PARENT = ['--import', new URL('./endWithParent.mjs', import.meta.url).href];

/**
 * One line to the person who waits.
 * @param {string} sentence
 */
export const say = (sentence) => console.error(sentence);
