/**
 * Runs the built Electron host with the stand-in, imports files into its library, and prints its exports as JSON.
 * Arguments: the folder of the build, the folder of the library, a file with the texts of the files as JSON.
 */
import { readFileSync } from 'node:fs';
import type { Api } from '../../../shared/contract/api.ts';
import { connect } from '../../../shared/rpc/rpc.ts';
import { roundTrip } from '../../roundTrip.fixture.ts';
import { openPage, quit } from './load.fixture.ts';

const [, , out, dataFolder, list] = process.argv as [string, string, string, string, string];
const { port } = await openPage(out, dataFolder);
const files = JSON.parse(readFileSync(list, 'utf8')) as string[];
const exports = await roundTrip(connect<Api>(port), files, async ({ name }) => readFileSync(name, 'utf8'));
await quit();
process.stdout.write(JSON.stringify(exports));
