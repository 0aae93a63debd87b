import { describe, expect, test } from 'vitest';
import type { PageFiles } from '../hosts/pageFiles.ts';
import { answer } from './appProtocol.ts';

const files: PageFiles = new Map([
  ['/', { type: 'text/html; charset=utf-8', bytes: Buffer.from('<title>Searchlight</title>') }],
  ['/assets/a.js', { type: 'text/javascript; charset=utf-8', bytes: Buffer.from('export {};') }],
]);
const get = (url: string, method = 'GET'): Response => answer(files, { url, method });

describe('the app protocol', () => {
  test('serves the files of the page with the policy of the page', async () => {
    const page = get('app://bundle/');
    expect(page.status).toBe(200);
    expect(await page.text()).toBe('<title>Searchlight</title>');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; font-src 'self'; " +
        "connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; " +
        "object-src 'none'; require-trusted-types-for 'script'; trusted-types svelte-trusted-html searchlight-workers",
    );
    expect(await get('app://bundle/assets/a.js?x').text()).toBe('export {};');
    expect(await get('app://bundle/', 'HEAD').text()).toBe('');
  });

  test.each([
    'app://bundle/../package.json',
    'app://bundle/%2e%2e/package.json',
    'app://bundle/..%5cpackage.json',
    'app://bundle//etc/passwd',
    'app://bundle/assets/',
    'app://bundle/__proto__',
    'app://elsewhere/',
    'file:///etc/passwd',
    'nonsense',
  ])('has nothing at %s', async (url) => {
    const nothing = get(url);
    expect(nothing.status).toBe(404);
    expect(await nothing.text()).toBe('');
  });

  test('takes nothing', () => expect(get('app://bundle/', 'POST').status).toBe(405));
});
