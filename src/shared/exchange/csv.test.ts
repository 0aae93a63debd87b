import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test.each(['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠'])(
  'a cell that begins with %j was a formula for a spreadsheet',
  (sign) => {
    expect(csvLine([`${sign}1+1`])).toMatch(/^"?'/);
    expect(csvLine([`a${sign}1`])).not.toContain("'");
  },
);

test.each([
  ['a;=1+1', `"a;'=1+1"`],
  ['a\n-1', `"a\n'-1"`],
  ['a\t@b', `"a\t'@b"`],
  ['a;"=1+1', `"a;'""=1+1"`],
  ['a; b - c, -d', '"a; b - c, -d"'],
])('%j has a formula in its middle only for a spreadsheet that parts cells there', (text, line) => {
  expect(csvLine(['x', text])).toBe(`x,${line}\r\n`);
});

/** The cells that a spreadsheet sees; a quotation mark means something only at the beginning of a cell. */
function cellsOf(csv: string, separator: string): string[] {
  const cells: string[] = [];
  const cell = new RegExp(`(?:"((?:[^"]|"")*)(?:"|$))?([^${separator}\\r\\n]*)(?:[${separator}\\r\\n]|$)`, 'y');
  while (cell.lastIndex < csv.length) {
    const [, quoted = '', plain = ''] = cell.exec(csv)!;
    cells.push(quoted.replaceAll('""', '"') + plain);
  }
  return cells;
}

const TEXT = fc.string({ unit: fc.constantFrom(...'=+-@＝;,"\'\t\r\n a'), maxLength: 8 });
const TABLE = fc.array(fc.array(TEXT, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 });

test.each([',', ';', '\t'])('whatever its texts, no cell of a table is a formula where %j parts cells', (separator) => {
  fc.assert(
    fc.property(TABLE, (rows) => {
      const csv = rows.map(csvLine).join('');
      for (const cell of cellsOf(csv, separator)) expect(cell).not.toMatch(/^[\t\r\n]*[=+\-@＝]/);
    }),
    { numRuns: 5_000 },
  );
});
