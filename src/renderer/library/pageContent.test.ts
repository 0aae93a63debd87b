import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withContent } from './pageContent.ts';

const PAGE = '<body>\n<script type="application/json" id="searchlight-index">{}</script>\n</body>';
const contentOf = (page: string): unknown =>
  JSON.parse(/id="searchlight-content">([^<]*)<\/script>/.exec(page)![1]!) as unknown;

test('what a page carries is data, whatever is in it, and comes back', () => {
  fc.assert(
    fc.property(
      fc.jsonValue(),
      fc.constantFrom('', '</script><script>alert(1)</script>', '<!--', '$&$1'),
      (value, evil) => {
        const page = withContent(PAGE, JSON.stringify([value, evil]))!;
        expect(contentOf(page)).toEqual(JSON.parse(JSON.stringify([value, evil])));
        expect(page.match(/<\/?script/g)).toHaveLength(4);
      },
    ),
  );
});

test('a page that carries something already carries the new content alone', () => {
  const once = withContent(PAGE, '{"title":"one"}')!;
  expect(withContent(once, '{"title":"two"}')).toBe(withContent(PAGE, '{"title":"two"}'));
});

test('another page is told from one that can carry something', () => {
  expect(withContent('<h1>404</h1>', '{}')).toBe(null);
});
