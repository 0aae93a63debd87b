import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test.each(['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠'])(
  'a cell that begins with %j was a formula for a spreadsheet',
  (sign) => {
    expect(csvLine([`${sign}1+1`])).toMatch(/^"?'/);
    expect(csvLine([`a${sign}1`])).not.toContain("'");
  },
);
