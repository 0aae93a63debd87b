import { AppError } from '../../shared/contract/errors.ts';
import type { PicturesApi } from '../../shared/contract/pictures.ts';
import type { Store } from '../store/database.ts';
import { deletePicture, getPicture, listPictures, putPicture } from '../store/pictures.ts';
import { barePicture } from './barePicture.ts';

export function picturesService({ read, write }: Store): PicturesApi {
  return {
    put: async ({ bytes }) => {
      const bare = barePicture(new Uint8Array(bytes));
      if ('fault' in bare) throw new AppError('bad-file', `This picture cannot be kept. ${bare.fault}`);
      return { pictureId: write((db) => putPicture(db, bare.bytes)) };
    },
    get: async (params) => ownBuffer(read((db) => getPicture(db, params))),
    list: async () => read(listPictures),
    delete: async (params) => write((db) => deletePicture(db, params)),
  };
}

/** SQLite's bytes may lie in a larger buffer, and a pipe takes a whole one. */
function ownBuffer(bytes: Uint8Array): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}
