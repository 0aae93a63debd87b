import { describe, expect, test } from 'vitest';
import { isOwnScript } from './worker.ts';

/** Where a page may be: its address, and its origin as browsers name it. */
const PLACES = [
  ['http://school.example/searchlight.html', 'http://school.example'],
  ['https://school.example/courses/search/page.html?embed', 'https://school.example'],
  ['file:///home/ada/searchlight.html', 'null'],
  ['https://school.example/in-a-sandbox.html', 'null'],
  ['about:srcdoc', 'null'],
] as const;

const placeOf = (href: string, origin: string) => ({ origin, location: { href, host: new URL(href).host } });

describe.each(PLACES)('a page at %s', (href, origin) => {
  const place = placeOf(href, origin);

  test('starts the workers that it holds in memory, which it did not from a web server', () => {
    expect(isOwnScript(`blob:${origin}/8b1c6b5e`, place)).toBe(true);
    expect(isOwnScript('blob:https://elsewhere.example/8b1c6b5e', place)).toBe(false);
  });

  test('starts no worker of another host', () => {
    expect(isOwnScript('https://elsewhere.example/worker.js', place)).toBe(false);
  });
});

test('the files beside a page are its own', () => {
  const page = placeOf('https://school.example/search/', 'https://school.example');
  expect(isOwnScript('./assets/worker.js', page)).toBe(true);
  expect(isOwnScript('//elsewhere.example/assets/worker.js', page)).toBe(false);
});
