import { expect, test } from 'vitest';
import type { Port } from '../../shared/rpc/port.ts';
import { askHost } from './askHost.ts';

/** A host that answers every request with its method, and can go. */
function hostThatGoes(): { port: Port; go: () => void } {
  let [receive, go]: [(message: unknown) => void, () => void] = [() => {}, () => {}];
  const port: Port = {
    post: (message) => {
      const { id, method } = message as { id: number; method: string };
      queueMicrotask(() => receive({ id, result: method }));
    },
    onMessage: (hear) => void (receive = hear),
    onClose: (hear) => void (go = hear),
    close: () => {},
  };
  return { port, go: () => go() };
}

test('a host that closed while the program was still loading was not reported', async () => {
  const { port, go } = hostThatGoes();
  const { description, settings, gone } = await askHost(() => Promise.resolve(port));
  expect([description, settings]).toEqual(['app.describe', 'settings.read']);
  go();
  let isTold = false;
  void gone.then(() => (isTold = true));
  await Promise.resolve();
  expect(isTold).toBe(true);
});

test('a pipe that cannot be opened rejects with its sentence', async () => {
  const refused = askHost(() => Promise.reject(new Error('Open the newest address.')));
  await expect(refused).rejects.toThrow('Open the newest address.');
});
