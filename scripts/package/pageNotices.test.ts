import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { noticesOfPage } from './notices.ts';
import { PAGE_NOTICES } from './pageNotices.ts';

test('the notices that the page shows are those of the packages in use; npm run package -- notices writes them', () => {
  const lines = (text: string): string => text.replaceAll('\r\n', '\n');
  expect(lines(readFileSync(PAGE_NOTICES, 'utf8'))).toBe(lines(noticesOfPage()));
});
