/** The pictures of a file that comes in: a broken one costs the puzzles that show it nothing but the picture. */
import { ownPictures, type FileSet } from '../../../shared/exchange/libraryFile.ts';
import { pictureFault } from '../../../shared/exchange/pictureFile.ts';
import type { Incoming } from '../../../shared/exchange/readFile.ts';
import { hashPicture } from '../../store/contentHash.ts';

type Pictures = NonNullable<Incoming['pictures']>;

/** The file without the pictures that cannot be kept; its faults say which, and why. */
export function withSoundPictures(file: Incoming): Incoming {
  const { sets, faults, pictures = {} } = file;
  const lost = new Map<string, string>();
  for (const { pictureId, alt } of ownPictures(sets)) {
    const reason = whyLost(pictureId, pictures);
    if (reason !== null) lost.set(pictureId, `The picture “${alt}”: ${reason} The puzzles that show it come without.`);
  }
  if (lost.size === 0) return file;
  const found = Array.from(lost.values(), (sentence) => ({ line: null, sentence }));
  return { ...file, sets: without(sets, lost), faults: [...faults, ...found] };
}

function whyLost(pictureId: string, pictures: Pictures): string | null {
  if (!Object.hasOwn(pictures, pictureId)) return 'It is not in this file.';
  const bytes = Buffer.from(pictures[pictureId], 'base64');
  return hashPicture(bytes) === pictureId ? pictureFault(bytes) : 'It is broken: its bytes are not those of its name.';
}

function without(sets: readonly FileSet[], lost: ReadonlyMap<string, string>): FileSet[] {
  return sets.map(({ title, puzzles }) => ({
    title,
    puzzles: puzzles.map(({ picture, ...puzzle }) =>
      picture && !lost.has(picture.pictureId) ? { ...puzzle, picture } : puzzle,
    ),
  }));
}
