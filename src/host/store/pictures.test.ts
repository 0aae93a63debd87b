import { describe, expect, onTestFinished, test } from 'vitest';
import { MAX_PICTURES } from '../../shared/contract/pictures.ts';
import type { LibraryPuzzle, Puzzle } from '../../shared/contract/types.ts';
import { pngOf } from '../../shared/exchange/pictureFile.fixture.ts';
import { deleteDocuments, restoreDocuments } from './deleted.ts';
import { hashPicture } from './contentHash.ts';
import { deletePicture, getPicture, listPictures, putPicture } from './pictures.ts';
import { board, lesson } from '../../shared/lesson/lessons/stops.ts';
import { saveDocument } from './schemaDocuments.ts';
import { openStore } from '../../main/disk/openStore.ts';
import { addPuzzle, editPuzzle, getPuzzle } from './puzzles.ts';
import { createSet, duplicateSet } from './sets.ts';
import { writeSettings } from './settings.ts';
import { temporaryFolder } from '../../main/disk/temporaryFolder.fixture.ts';

const PUZZLE: Puzzle = { rows: 2, cols: 2, start: [1, 2, 0, 3], goal: [1, 2, 3, 0] };
const PNG = pngOf(30, 20);
const PICTURE = { pictureId: hashPicture(PNG), alt: 'A boat' };

function openLibrary() {
  const folder = temporaryFolder(onTestFinished);
  const opened = { store: openStore(folder) };
  onTestFinished(() => opened.store.close());
  const { setId } = opened.store.write((db) => createSet(db, { title: 'Mine' }));
  return {
    ...{ opened, setId },
    reopen(): void {
      opened.store.close();
      opened.store = openStore(folder);
    },
    add: (picture?: typeof PICTURE): LibraryPuzzle =>
      opened.store.write((db) =>
        addPuzzle(db, { setId, title: 'One', notes: '', tags: [], puzzle: PUZZLE, optimal: null, picture }),
      ),
    put: (bytes: Uint8Array = PNG): string => opened.store.write((db) => putPicture(db, bytes)),
    get: (): Uint8Array => opened.store.read((db) => getPicture(db, PICTURE)),
    list: () => opened.store.read(listPictures),
  };
}

describe('a picture', () => {
  test('is kept once, under the hash of its bytes', () => {
    const { put, get } = openLibrary();
    expect([put(), put()]).toEqual([PICTURE.pictureId, PICTURE.pictureId]);
    expect(Uint8Array.from(get())).toEqual(PNG);
  });

  test('is listed with the puzzles that show it, and with what the latest of them says of it', () => {
    const { put, add, list, opened } = openLibrary();
    put();
    expect(list()).toEqual([]);
    const { puzzleId } = add(PICTURE);
    add({ ...PICTURE, alt: 'A red boat' });
    add({ pictureId: 'cat', alt: 'A cat' });
    expect(list()).toEqual([{ ...PICTURE, alt: 'A red boat', puzzleCount: 2 }]);
    opened.store.write((db) => deleteDocuments(db, { kind: 'puzzle', ids: [puzzleId] }, 1));
    expect(list()).toMatchObject([{ puzzleCount: 1 }]);
  });

  test('stays as long as a puzzle shows it, also a deleted one, and goes at a start after that', () => {
    const { put, add, get, reopen, opened } = openLibrary();
    put();
    const { puzzleId } = add(PICTURE);
    opened.store.write((db) => deleteDocuments(db, { kind: 'puzzle', ids: [puzzleId] }, Date.now()));
    reopen();
    expect(Uint8Array.from(get())).toEqual(PNG);
    opened.store.write((db) => restoreDocuments(db, { kind: 'puzzle', ids: [puzzleId] }));
    opened.store.write((db) => editPuzzle(db, { puzzleId, change: { picture: null } }));
    reopen();
    expect(get).toThrow(expect.objectContaining({ code: 'not-found' }));
  });

  test('that only the puzzle shows which is on the board and in no set stays', () => {
    const { put, get, opened, reopen } = openLibrary();
    put();
    const rememberPicture = (picture: object): void =>
      opened.store.write((db) => writeSettings(db, { unsaved: { title: 'Pasted', picture } }));
    rememberPicture(PICTURE);
    reopen();
    expect(Uint8Array.from(get())).toEqual(PNG);
    rememberPicture({ pictureId: 'cat' });
    reopen();
    expect(get).toThrow(expect.objectContaining({ code: 'not-found' }));
  });

  test('that is deleted leaves every puzzle, also the deleted ones', () => {
    const { put, add, get, opened } = openLibrary();
    put();
    const ids = [add(PICTURE), add(PICTURE)].map(({ puzzleId }) => puzzleId);
    opened.store.write((db) => deleteDocuments(db, { kind: 'puzzle', ids: [ids[1]] }, 1));
    opened.store.write((db) => deletePicture(db, PICTURE));
    opened.store.write((db) => restoreDocuments(db, { kind: 'puzzle', ids: [ids[1]] }));
    for (const puzzleId of ids)
      expect(opened.store.read((db) => getPuzzle(db, { puzzleId }))).not.toHaveProperty('picture');
    expect(get).toThrow('This picture no longer exists.');
  });

  test('stays as long as a stop of a lesson shows it, also a deleted lesson, whatever becomes of puzzles', () => {
    const { put, add, get, list, reopen, opened } = openLibrary();
    put();
    const { puzzleId } = add(PICTURE);
    const page = { ...board({ title: 'One', puzzle: PUZZLE }, { text: '', note: '' }), picture: PICTURE };
    const document = lesson('A lesson', '', [{ ...page, view: 'picture' }]);
    const { lessonId } = opened.store.write((db) => saveDocument(db, { kind: 'lesson', document }));
    opened.store.write((db) => deletePicture(db, PICTURE));
    expect(opened.store.read((db) => getPuzzle(db, { puzzleId }))).not.toHaveProperty('picture');
    opened.store.write((db) => deleteDocuments(db, { kind: 'puzzle', ids: [puzzleId] }, 1));
    opened.store.write((db) => deleteDocuments(db, { kind: 'lesson', ids: [lessonId] }, Date.now()));
    reopen();
    expect([Uint8Array.from(get()), list()]).toEqual([PNG, []]);
    opened.store.write((db) => restoreDocuments(db, { kind: 'lesson', ids: [lessonId] }));
    const without = { ...document, stops: [] };
    opened.store.write((db) => saveDocument(db, { kind: 'lesson', id: lessonId, document: without }));
    reopen();
    expect(get).toThrow(expect.objectContaining({ code: 'not-found' }));
  });

  test('stays while a lesson is damaged, which may have shown it', () => {
    const { put, get, reopen, opened } = openLibrary();
    put();
    const document = lesson('A lesson', '', []);
    opened.store.write((db) => saveDocument(db, { kind: 'lesson', document }));
    opened.store.write((db) => db.prepare("UPDATE lessons SET content = '{'").run());
    reopen();
    expect(Uint8Array.from(get())).toEqual(PNG);
  });

  test('that is corrupted is not shown', () => {
    const { put, get, opened } = openLibrary();
    put();
    opened.store.write((db) => db.prepare('UPDATE pictures SET bytes = ?').run(pngOf(30, 20, 1)));
    expect(get).toThrow(expect.objectContaining({ code: 'store-damaged' }));
  });

  test('beyond the limit is refused; one that is kept already is not', () => {
    const { put } = openLibrary();
    for (let mark = 0; mark < MAX_PICTURES; mark++) put(pngOf(30, 20, mark));
    expect(put()).toBe(PICTURE.pictureId);
    expect(() => put(pngOf(9, 9))).toThrow('holds 100 of your pictures');
  });
});

describe('a puzzle', () => {
  test('comes back with its picture, keeps it through other edits, and is copied with it', () => {
    const { put, add, setId, opened } = openLibrary();
    put();
    const { puzzleId, picture } = add(PICTURE);
    expect(picture).toEqual(PICTURE);
    const edited = opened.store.write((db) => editPuzzle(db, { puzzleId, change: { title: 'Two' } }));
    expect(edited).toMatchObject({ title: 'Two', picture: PICTURE });
    opened.store.write((db) => duplicateSet(db, { setId }));
    expect(opened.store.read(listPictures)).toEqual([{ ...PICTURE, puzzleCount: 2 }]);
  });

  test('whose picture is corrupted is damaged', () => {
    const { add, opened } = openLibrary();
    const { puzzleId } = add({ pictureId: 'cat', alt: 'A cat' });
    opened.store.write((db) => db.prepare("UPDATE puzzles SET picture_id = 'train'").run());
    expect(() => opened.store.read((db) => getPuzzle(db, { puzzleId }))).toThrow(
      expect.objectContaining({ code: 'store-damaged' }),
    );
  });
});
