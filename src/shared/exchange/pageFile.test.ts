import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PageContent } from './pageFile.ts';
import { CONTENT_ID, readContent, withContent } from './pageFile.ts';

const PAGE = `<head>
<title>Searchlight</title>
</head>
<body>
<script type="application/json" id="searchlight-index">{}</script>
</body>`;
const EVIL = ['</script><script>alert(1)</script>', '<!--', '$&$1', '</title><img src=x onerror=alert(1)>', '&lt;'];

const blockOf = (page: string): string => new RegExp(`id="${CONTENT_ID}">([^<]*)</script>`).exec(page)![1]!;
const content = (title: string, library: unknown): PageContent => ({
  ...{ title, opens: 'puzzle', asks: 2, lessons: ['A'] },
  library: JSON.stringify(library),
});

test('the content of a page is data, and is read back unchanged', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom('A', ...EVIL), (value, evil) => {
      const carried = content(evil, [JSON.parse(JSON.stringify(value)), evil]);
      const page = withContent(PAGE, carried)!;
      expect(readContent(blockOf(page))).toEqual(carried);
      expect(page.match(/<\/?script/g)).toHaveLength(4);
      expect(page.match(/<[^/]/g)).toHaveLength(5); // head, title, body and two scripts, and nothing that came with a name
    }),
  );
});

test('the title of the document says what the page holds', () => {
  const titleOf = (title: string): string => /<title>.*<\/title>/.exec(withContent(PAGE, content(title, {}))!)![0];
  expect(titleOf('Ties & <contours>')).toBe('<title>Ties &amp; &lt;contours&gt; – Searchlight</title>');
  expect(titleOf('$& costs')).toBe('<title>$&amp; costs – Searchlight</title>');
});

test('new content replaces that of a page', () => {
  const once = withContent(PAGE, content('One', { sets: [1] }))!;
  expect(withContent(once, content('Two', {}))).toBe(withContent(PAGE, content('Two', {})));
});

test('another page is distinguished from one that can carry content', () => {
  expect(withContent('<h1>404</h1>', content('One', {}))).toBe(null);
});

test.each([
  '',
  '{',
  'null',
  '{"title":"One","opens":"door","library":{}}',
  '{"title":"","opens":"puzzle","library":{}}',
])('a page that carries %j says that it is damaged', (text) => expect(() => readContent(text)).toThrow(/damaged/));
