import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * A path inside the project.
 * @param {...string} parts
 */
export const inProject = (...parts) => join(ROOT, ...parts);

/** Whether a file is a test, or there for tests only. @param {string} name */
export const isForTests = (name) => /\.(test|fixture)\.ts$/.test(name);

/** The project's own Node: the one that everything but the bootstrap runs on. It is there once packages are installed. */
export const OWN_NODE = inProject('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** Arguments for a Node process with an IPC channel that is to end when its parent does. */
export const END_WITH_PARENT = ['--import', new URL('./endWithParent.mjs', import.meta.url).href];

/**
 * One line to the person who waits.
 * @param {string} sentence
 */
export const say = (sentence) => console.error(sentence);
