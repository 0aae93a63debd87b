import { globSync, readFileSync } from 'node:fs';
import { parse, type AST } from 'svelte/compiler';
import { expect, test } from 'vitest';

/** Code that lies outside its script is shown as text. */
const CODE = /\bfrom ['"][./]|^\s*(import|export|const|let)\b.*;\s*$/m;

/** All texts of the markup of a component. */
function textsOf(source: string): string[] {
  const texts: string[] = [];
  JSON.stringify(parse(source, { modern: true }).fragment, (_, value: unknown) => {
    if (isText(value)) texts.push(value.data);
    return value;
  });
  return texts;
}

function isText(value: unknown): value is AST.Text {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'Text';
}

test('code among the markup is found', () => {
  const source = "<script>let a = 1;</script>\nimport {b} from '../b.ts';\n<p>Let it go, {a}; import nothing.</p>";
  expect(textsOf(source).filter((text) => CODE.test(text))).toEqual([" from '../b.ts';\n"]);
});

test('no component shows its code', () => {
  const files = globSync('src/renderer/**/*.svelte');
  expect(files.length).toBeGreaterThan(90);
  const shown = files.flatMap((file) => textsOf(readFileSync(file, 'utf8')).map((text) => [file, text] as const));
  expect(shown.filter(([, text]) => CODE.test(text))).toEqual([]);
});
