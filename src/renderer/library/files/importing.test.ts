import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { AppError } from '../../../shared/contract/errors.ts';
import { MAX_IMPORT_BYTES, MAX_OPEN_FILES } from '../../../shared/contract/exchange.ts';
import { temporaryFolder } from '../../../main/disk/temporaryFolder.fixture.ts';
import { opened as open, quiet } from '../../app/app.fixture.ts';
import { Importing } from './importing.svelte.ts';

const TWO_STATES = '1 2 3 4 5 6 7 0 8\n1 2 3 4 5 6 0 7 8\n';

/** A file that the browser names and cannot read, as it does a folder. */
function unreadable(name: string): File {
  const refuse = async (): Promise<never> => {
    throw new DOMException('A requested file or directory could not be found.', 'NotFoundError');
  };
  return Object.assign(new File(['1'], name), { slice: () => Object.assign(new Blob(), { arrayBuffer: refuse }) });
}

async function setUp() {
  const { app, way, opened } = await open();
  return { app, way, opened, importing: new Importing(app) };
}

describe('a file that comes in', () => {
  test('is looked at, and changes nothing before it is confirmed', async () => {
    const { app, importing } = await setUp();
    const { sets } = app.library;
    await importing.open(new File([TWO_STATES], 'two.txt'));
    expect(importing.file).toMatchObject({ name: 'two.txt', preview: { format: 'text', sets: [{ fresh: 2 }] } });
    await app.library.refresh();
    expect(app.library.sets).toEqual(sets);
    await importing.cancel();
    expect(importing.file).toBeNull();
  });

  test('that cannot be read is reported, and dropped on the host as well', async () => {
    const { app, way, importing } = await setUp();
    way.refusals.set('exchange.preview', new AppError('bad-file', 'This is no file of puzzles.'));
    await importing.open(new File([TWO_STATES], 'two.txt'));
    expect(importing.file).toBeNull();
    expect(app.notices.shown).toEqual({ kind: 'error', text: 'This is no file of puzzles.' });
    expect(way.paramsOf('exchange.cancelImport')).toHaveLength(1);
  });

  test('that was opened with the program is read in its turn, and reported where it cannot be read', async () => {
    const { app, importing, opened } = await setUp();
    const path = join(temporaryFolder(onTestFinished), 'two.txt');
    writeFileSync(path, TWO_STATES);
    for (const each of [path, `${path}.gone`]) opened.add(each);
    await importing.takeOpened();
    await importing.takeOpened();
    expect(importing.file).toMatchObject({ name: 'two.txt', preview: { format: 'text', sets: [{ fresh: 2 }] } });
    expect(app.notices.shown).toBeNull();
    await importing.cancel();
    expect(importing.file).toBeNull();
    expect(app.notices.shown).toEqual({
      kind: 'error',
      text: '“two.txt.gone” cannot be opened: there is no such file.',
    });
    await importing.takeOpened();
    expect(opened.take()).toBeNull();
  });

  test('that cannot be read kept those waiting that were opened after it; now the next one is looked at', async () => {
    const { app, importing, opened } = await setUp();
    const path = join(temporaryFolder(onTestFinished), 'two.txt');
    writeFileSync(path, TWO_STATES);
    for (const each of ['/gone.txt', '/lost.txt', path]) opened.add(each);
    await Promise.all([importing.takeOpened(), importing.takeOpened()]);
    expect(importing.file).toMatchObject({ name: 'two.txt' });
    expect(app.notices.shown?.text).toBe(
      '“gone.txt” cannot be opened: there is no such file. “lost.txt” cannot be opened: there is no such file.',
    );
  });

  test('that came while the answer that none waits was on its way stayed; now it is looked at', async () => {
    const { way, importing, opened } = await setUp();
    const path = join(temporaryFolder(onTestFinished), 'two.txt');
    writeFileSync(path, TWO_STATES);
    const release = way.hold('exchange.takeOpened');
    const taking = importing.takeOpened();
    await quiet();
    opened.add(path);
    await importing.takeOpened();
    release();
    await taking;
    expect(importing.file).toMatchObject({ name: 'two.txt' });
  });

  test('with others is looked at together with them: each thing once, and one that cannot be read is reported', async () => {
    const { app, way, importing } = await setUp();
    const third = '1 2 3 4 5 0 7 8 6\n';
    const files = [
      new File([TWO_STATES], 'two.txt'),
      new File(['{'], 'broken.searchlight'),
      new File([TWO_STATES + third], 'two.txt'),
    ];
    await importing.open(...files);
    expect(importing.words).toBe('2 files');
    expect(importing.file).toMatchObject({ preview: { sets: [{ title: 'two', fresh: 3 }] } });
    expect(importing.file!.preview.faults).toMatchObject([
      { sentence: expect.stringMatching(/^“broken.searchlight”: /) },
    ]);
    await importing.confirm({ into: null, addKnown: false });
    expect(app.notices.shown?.text).toBe('Imported 3 puzzles and 0 runs from 2 files.');
    expect(way.paramsOf('exchange.confirm')).toHaveLength(1); // one backup, and all or nothing
  });

  test('that cannot be sent took all the others with it; now it is named, and they come', async () => {
    const { app, importing } = await setUp();
    const files = [
      unreadable('folder'),
      new File([TWO_STATES], 'two.txt'),
      new File([new Uint8Array(MAX_IMPORT_BYTES + 1)], 'film.mp4'),
      new File(['1 2 3 4 5 0 7 8 6\n'], 'one.txt'),
    ];
    await importing.open(...files);
    expect(app.notices.shown).toBeNull();
    expect(importing.words).toBe('2 files');
    expect(importing.file).toMatchObject({ preview: { sets: [{ title: 'two' }, { title: 'one' }] } });
    expect(importing.file!.preview.faults.map(({ sentence }) => sentence)).toEqual([
      '“folder”: This is a folder, or a file that cannot be read.',
      '“film.mp4”: This file has 10.1 MB; files of up to 10 MB can be imported.',
    ]);
  });

  test('that is a picture beside others was left out without a word; now it is named', async () => {
    const { importing } = await setUp();
    const picture = new File(['<svg/>'], 'cat.svg', { type: 'image/svg+xml' });
    await importing.open(picture, new File([TWO_STATES], 'two.txt'));
    expect(importing.words).toBe('1 file');
    expect(importing.file!.preview.faults).toEqual([
      { line: null, sentence: '“cat.svg”: This is a picture. Dropped alone, it goes on the tiles.' },
    ]);
  });

  test('that are all pictures say that none can be imported', async () => {
    const { app, way, importing } = await setUp();
    const pictures = ['cat.svg', 'dog.svg'].map((name) => new File(['<svg/>'], name, { type: 'image/svg+xml' }));
    await importing.open(...pictures);
    expect(app.notices.shown?.text).toBe(
      'None of these files can be imported. “cat.svg”: This is a picture. Dropped alone, it goes on the tiles.',
    );
    expect(way.paramsOf('exchange.openImport')).toEqual([]);
  });

  test('that is a folder was reported in the words of the browser', async () => {
    const { app, way, importing } = await setUp();
    await importing.open(unreadable('folder'));
    expect(app.notices.shown?.text).toBe('“folder”: This is a folder, or a file that cannot be read.');
    expect(way.paramsOf('exchange.openImport')).toEqual([]);
  });

  test('that are all unreadable say why, and nothing waits', async () => {
    const { app, way, importing } = await setUp();
    await importing.open(new File(['{'], 'a.json'), new File(['{'], 'b.json'));
    expect(importing.file).toBeNull();
    expect(app.notices.shown?.text).toMatch(/^None of these files can be read\. /);
    expect(way.paramsOf('exchange.cancelImport')).toHaveLength(1);
  });

  test('that was dropped while another one was shown left that one open on the host for ever', async () => {
    const { way, importing } = await setUp();
    for (let at = 0; at <= MAX_OPEN_FILES; at++) await importing.open(new File([TWO_STATES], `${at}.txt`));
    expect(importing.file).toMatchObject({ name: `${MAX_OPEN_FILES}.txt` });
    expect(way.paramsOf('exchange.cancelImport')).toHaveLength(MAX_OPEN_FILES);
  });

  test('that the library refuses stayed open on the host', async () => {
    const { app, way, importing } = await setUp();
    const gone = { into: 999, addKnown: false };
    for (let at = 0; at <= MAX_OPEN_FILES; at++) {
      await importing.open(new File([TWO_STATES], 'two.txt'));
      await importing.confirm(gone);
    }
    expect(app.notices.shown?.text).toMatch(/no longer exists/);
    expect(way.paramsOf('exchange.confirm')).toHaveLength(MAX_OPEN_FILES + 1);
  });

  test('that is given up twice is given up once', async () => {
    const { way, importing } = await setUp();
    await importing.open(new File([TWO_STATES], 'two.txt'));
    await Promise.all([importing.cancel(), importing.cancel()]);
    expect(way.paramsOf('exchange.cancelImport')).toHaveLength(1);
  });
});
