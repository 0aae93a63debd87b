import { describe, expect, test } from 'vitest';
import { AppError } from '../../shared/contract/errors.ts';
import { DOCUMENT_KIND_NAMES, nounOf, nounsOf } from '../../shared/contract/kinds.ts';
import { storeError } from '../../main/disk/diskErrors.ts';
import { DamagedRow, notFound } from './storeErrors.ts';

const withCode = (code: string): Error => Object.assign(new Error(`${code}: as the system says it`), { code });

test('a class was called a roster, a word that no view has', () => {
  expect(notFound('roster').message).toBe('This class no longer exists.');
  expect(new DamagedRow('roster', '9b').message).toMatch(/^The class “9b” has changed on the disk/);
  expect(nounsOf('roster')).toBe('classes');
  const others = DOCUMENT_KIND_NAMES.filter((kind) => kind !== 'roster');
  expect(others.map(nounOf)).toEqual(others);
});

describe('system errors in the folder of the library', () => {
  test.each([
    ['ENOSPC', 'the disk is full'],
    ['EROFS', 'the disk or the folder is read-only'],
    ['SQLITE_READONLY_DIRECTORY', 'the disk or the folder is read-only'],
    ['EACCES', 'that is not allowed here'],
    ['EPERM', 'that is not allowed here'],
    ['ENOENT', 'no folder can be made there'],
    ['ENOTDIR', 'something that is not a folder is in the way'],
    ['EEXIST', 'something that is not a folder is in the way'],
    ['ENAMETOOLONG', 'its path is too long'],
    ['ELOOP', 'its links lead in a circle'],
    ['EIO', 'the disk is not working as it should'],
  ])('is a sentence: %s', (code, reason) => {
    const message = `Searchlight cannot write in /data: ${reason}. What was saved before is still there.`;
    expect(storeError(withCode(code), '/data')).toEqual(new AppError('store-full', message));
  });

  test('stay as they are where they are unknown, or were translated before', () => {
    for (const error of [withCode('ERR_SOMETHING'), new Error('no code'), new AppError('not-found', 'Gone.'), 'text'])
      expect(storeError(error, '/data')).toBe(error);
  });
});
