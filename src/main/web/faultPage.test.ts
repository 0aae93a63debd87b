import { expect, test } from 'vitest';
import { showFault } from './faultPage.ts';

test('whoever started the program without a terminal saw nothing of why it could not start; now it is a page', async () => {
  let page: Promise<Response> | undefined;
  await showFault('“<b>” & others\nare in use.', (address) => (page = fetch(address)));
  const response = await page!;
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await response.text()).toContain('“&lt;b&gt;” &amp; others\nare in use.');
  await expect(fetch(response.url)).rejects.toThrow(); // it has been read
});
