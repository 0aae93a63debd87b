import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../src/main/disk/temporaryFolder.fixture.ts';
import { inProject } from '../bootstrap/project.mjs';
import { Firefox } from './bidi.ts';

/** Prints its address as Firefox does, answers what begins a session, and dies at the first thing that is asked of a page. */
const DYING = `#!${process.execPath}
const { WebSocketServer } = require(${JSON.stringify(inProject('node_modules', 'ws'))});
const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
server.on('listening', () => console.error('WebDriver BiDi listening on ws://127.0.0.1:' + server.address().port));
server.on('connection', (socket) => socket.on('message', (text) => {
  const { id, method } = JSON.parse(text);
  if (!method.startsWith('session.')) process.exit(1);
  socket.send(JSON.stringify({ type: 'success', id, result: {} }));
}));
`;

test.skipIf(process.platform === 'win32')('a Firefox that died was waited for, for ever', async () => {
  const executable = join(temporaryFolder(onTestFinished), 'firefox.cjs');
  writeFileSync(executable, DYING);
  chmodSync(executable, 0o755);
  const firefox = await Firefox.start(executable, () => {});
  await expect(firefox.value('1')).rejects.toThrow('Firefox has ended.');
  await expect(firefox.value('1')).rejects.toThrow('Firefox has ended.');
  await firefox.end();
});
