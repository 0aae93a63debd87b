import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../../../scripts/bootstrap/project.mjs';

const CSS = readFileSync(inProject('src', 'renderer', 'theme', 'fonts.css'), 'utf8');
const FACES = CSS.split('@font-face').slice(1);
const field = (face: string, name: string): string | undefined =>
  new RegExp(`${name}:([^;]+);`).exec(face)?.[1]?.trim();

test('each family has one face', () => {
  const families = FACES.map((face) => field(face, 'font-family'));
  expect(families).toHaveLength(4);
  expect(new Set(families).size).toBe(families.length);
});

test.each(['next', 'mono'])('what is beyond Latin is what the package of %s has', (name) => {
  const packaged: Record<string, string> = JSON.parse(
    readFileSync(
      inProject('node_modules', '@fontsource-variable', `atkinson-hyperlegible-${name}`, 'unicode.json'),
      'utf8',
    ),
  );
  const beyond = FACES.find((face) => face.includes(`${name}-latin-ext-wght`))!;
  expect(field(beyond, 'unicode-range')!.split(/,\s*/)).toEqual(packaged['latin-ext']!.split(','));
});
