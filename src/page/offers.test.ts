import { expect, onTestFinished, test } from 'vitest';
import { PageDestination } from './destination.ts';
import { giveAddresses, MAX_WAITING, offersThrough } from './offers.ts';

/** Both ends, and the browser's recorded calls. */
function joined() {
  const { port1, port2 } = new MessageChannel();
  onTestFinished(() => port1.close());
  const given = new Map<string, Blob>();
  let last = 0;
  giveAddresses(port1 as never, {
    createObjectURL(file) {
      const url = `blob:${++last}`;
      given.set(url, file as Blob);
      return url;
    },
    revokeObjectURL: (url) => void given.delete(url),
  });
  return { given, destination: new PageDestination(offersThrough(port2 as never)) };
}

test('a file that leaves has all of its parts, and an address of the page', async () => {
  const { given, destination } = joined();
  const file = (await destination.create({ name: 'My / sets', type: 'csv' }))!;
  for (const part of ['a,b\r\n', 'c']) await file.write(new TextEncoder().encode(part));
  const saved = await file.finish();
  expect(saved).toEqual({ name: 'My sets.csv', bytes: 6, url: 'blob:1' });
  expect(given.get('blob:1')!.type).toBe('text/csv; charset=utf-8');
  expect(await given.get('blob:1')!.text()).toBe('a,b\r\nc');
});

test('what is written later is not in what was written before, although its memory is the same', async () => {
  const { given, destination } = joined();
  const bytes = new Uint8Array([65]);
  const file = (await destination.create({ name: 'a', type: 'txt' }))!;
  await file.write(bytes);
  bytes[0] = 66;
  await file.finish();
  expect(await given.get('blob:1')!.text()).toBe('A');
});

test(`of more than ${MAX_WAITING} files the oldest is let go`, async () => {
  const { given, destination } = joined();
  for (let count = 0; count <= MAX_WAITING; count++)
    await (await destination.create({ name: 'a', type: 'txt' }))!.finish();
  expect(given.has('blob:1')).toBe(false);
  expect(given.size).toBe(MAX_WAITING);
});
