import fc from 'fast-check';
import { deflateRawSync, deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { DEFAULT_SEARCH } from '../../shared/contract/defaults.ts';
import { LESSONS } from '../../shared/lesson/lessons.ts';
import { MAX_LINK_BYTES, MAX_LINK_LENGTH, readLink, wordless, writeLink, type LinkedMoment } from './linkText.ts';
import { looksLikeLink } from './looksLikeLink.ts';
import { ANY_CHARACTER } from '../../shared/text/anyCharacter.fixture.ts';

const MOMENTS = LESSONS.flatMap(({ stops }) => stops).map(wordless);
const [FIRST] = MOMENTS;
const messageOf = async (text: string): Promise<string> => {
  const read = await readLink(text);
  return read.ok ? 'opened' : read.message;
};

/** A link that holds some bytes. */
const linkOf = (bytes: Uint8Array): string => `#moment=1${Buffer.from(bytes).toString('base64url')}`;
const linkOfValue = (value: unknown): string => linkOf(deflateSync(JSON.stringify(value)));

test('every moment of the lessons comes back from its link, wherever that stands, in under 2,000 characters', async () => {
  for (const moment of MOMENTS) {
    const link = await writeLink(moment);
    expect(await readLink(`https://school.example/searchlight/${link}`)).toEqual({ ok: true, moment });
    expect(link.length).toBeLessThan(2_000);
    expect(link).toMatch(/^#moment=1[\w-]+$/); // no letter that has a meaning in an address, or that a mail would break at
  }
});

describe('what is wrong with a link is said in one sentence', () => {
  const DAMAGED = 'A character of this link is wrong or missing: copy the whole link again.';

  test('one that was cut', async () => {
    const link = await writeLink(FIRST);
    expect(await messageOf('#moment=')).toBe('Nothing follows “#moment=”: copy the whole link again.');
    for (let length = '#moment=1'.length; length < link.length; length += 7)
      expect(await messageOf(link.slice(0, length))).toBe(DAMAGED);
  });

  test('one of which a letter is another one', async () => {
    const link = await writeLink(FIRST);
    for (let at = '#moment=1'.length; at < link.length; at += 5) {
      const other = link[at] === 'A' ? 'B' : 'A';
      expect(await messageOf(link.slice(0, at) + other + link.slice(at + 1))).toBe(DAMAGED);
    }
    expect(await messageOf('#moment=1%41%42')).toBe(DAMAGED);
  });

  test('one of another version, one that is too long, and one that holds too much', async () => {
    expect(await messageOf('#moment=2abc')).toBe('This link is of another version of Searchlight: its format is 2.');
    expect(await messageOf(`#moment=1${'a'.repeat(MAX_LINK_LENGTH)}`)).toBe(
      'This link has 16,001 characters: a link of Searchlight has at most 16,000.',
    );
    expect(await messageOf(linkOf(deflateSync(Buffer.alloc(MAX_LINK_BYTES + 1, ' '))))).toBe(
      'This link holds more than 200,000 bytes, the most that a link of Searchlight can hold.',
    );
    expect(await messageOf(linkOf(deflateRawSync('{}')))).toBe(DAMAGED);
  });

  test('one that holds something else', async () => {
    for (const value of [null, 7, 'text', [FIRST]]) expect(await messageOf(linkOfValue(value))).not.toBe('opened');
    expect(await messageOf(linkOfValue({ ...FIRST, evil: 1 }))).toMatch(/^This link does not open: .+\.$/);
    const wide = { rows: 4, cols: 4, start: [...Array(16).keys()], goal: [...Array(16).keys()] };
    const searches = [{ ...DEFAULT_SEARCH, heuristic: 'walking-distance' as const }];
    const tall: LinkedMoment = {
      ...FIRST,
      view: 'search',
      puzzle: { ...wide, rows: 2, cols: 8 },
      searches,
      steps: [0],
    };
    expect(await messageOf(linkOfValue(tall))).toMatch(/^This link .+\.$/);
  });
});

test('hostile links are refused in one sentence, or are what they say', async () => {
  const hostile = fc.oneof(
    fc.string({ unit: ANY_CHARACTER }),
    fc.base64String().map((text) => `1${text}`),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => linkOf(bytes).slice('#moment='.length)),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => linkOf(deflateSync(bytes)).slice('#moment='.length)),
    fc.jsonValue().map((value) => linkOfValue(value).slice('#moment='.length)),
    fc.tuple(fc.constantFrom(...Object.keys(FIRST)), fc.jsonValue()).map(([name, value]) => {
      return linkOfValue({ ...FIRST, [name]: value }).slice('#moment='.length);
    }),
  );
  await fc.assert(
    fc.asyncProperty(hostile, async (text) => {
      const read = await readLink(`#moment=${text}`);
      if (read.ok) expect(await readLink(await writeLink(read.moment))).toEqual(read);
      else expect(read.message).toMatch(/^[^\n]{1,300}[.?]$/);
    }),
    { numRuns: Number(process.env.HOSTILE ?? 200) },
  );
}, 120_000);

test('codes, boards and other addresses are not meant as links', () => {
  for (const text of ['SL1-00GJ-J6N3', '1 2 3/4 5 6/7 8 _', 'https://school.example/#ticket=12', 'moment=1abc'])
    expect(looksLikeLink(text)).toBe(false);
});
