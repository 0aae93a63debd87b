import { afterEach, expect, test, vi } from 'vitest';
import { openHostPort } from './hostPort.ts';

afterEach(() => vi.unstubAllGlobals());

test('in Electron the pipe is the bridge, and what crosses is plain', async () => {
  const post = vi.fn();
  let receive: (message: unknown) => void = () => {};
  vi.stubGlobal('window', { searchlight: { post, listen: (receiver: typeof receive) => (receive = receiver) } });
  const port = await openHostPort();
  const heard: unknown[] = [];
  port.onMessage((message) => heard.push(message));
  receive('one');
  port.post({ id: 1, params: new Proxy({ cells: [1, 0] }, {}) });
  expect(structuredClone(post.mock.calls[0]![0])).toEqual({ id: 1, params: { cells: [1, 0] } });
  port.close();
  receive('two');
  port.post('late');
  expect(heard).toEqual(['one']);
  expect(post).toHaveBeenCalledOnce();
});

test('the menu bar of the window gets the commands, and what is chosen there is no answer of the host', async () => {
  const post = vi.fn();
  let receive: (message: unknown) => void = () => {};
  vi.stubGlobal('window', { searchlight: { post, listen: (receiver: typeof receive) => (receive = receiver) } });
  const { menu, onMessage } = await openHostPort();
  const [heard, chosen] = [vi.fn(), vi.fn()];
  onMessage(heard);
  menu!.onChoice(chosen);
  const item = { id: 'a', title: 'A', menu: 'file', section: 'B', isEnabled: true } as const;
  menu!.show([item]);
  receive({ command: 'a' });
  expect(post).toHaveBeenCalledExactlyOnceWith({ menu: [item] });
  expect(chosen).toHaveBeenCalledExactlyOnceWith('a');
  expect(heard).not.toHaveBeenCalled();
});

test('in a browser without a key, a sentence says which address to open', async () => {
  vi.stubGlobal('window', {});
  vi.stubGlobal('location', { hash: '', pathname: '/', search: '', host: '127.0.0.1:1' });
  vi.stubGlobal('history', {});
  vi.stubGlobal('sessionStorage', { getItem: () => null });
  await expect(openHostPort()).rejects.toMatchObject({
    code: 'closed',
    message: expect.stringContaining('newest address'),
  });
});
