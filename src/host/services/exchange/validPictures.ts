/** Validates the pictures of an imported file: a broken one is left out, and its puzzles stay. */
import { fromBase64, toBase64 } from '#platform';
import type { TilePicture } from '../../../shared/contract/pictures.ts';
import { ownPictures, type FileSet } from '../../../shared/exchange/libraryFile.ts';
import type { Incoming } from '../../../shared/exchange/readFile.ts';
import { hashPicture } from '../../store/contentHash.ts';
import { strippedPicture } from './strippedPicture.ts';

type Pictures = NonNullable<Incoming['pictures']>;

/** The file with the pictures that its puzzles show and that can be kept; its faults name the others. */
export function withValidPictures(file: Incoming): Incoming {
  const { sets, faults, pictures = {} } = file;
  const lost = new Map<string, string>();
  const sound: Record<string, string> = {};
  for (const { pictureId, alt } of ownPictures(sets)) {
    const reason = whyLost(pictureId, pictures);
    if (reason === null) sound[pictureId] = pictures[pictureId];
    else lost.set(pictureId, `The picture “${alt}”: ${reason} Its puzzles come without a picture.`);
  }
  const found = Array.from(lost.values(), (sentence) => ({ line: null, sentence }));
  return { ...file, sets: without(sets, lost), pictures: sound, faults: [...faults, ...found] };
}

function whyLost(pictureId: string, pictures: Pictures): string | null {
  if (!Object.hasOwn(pictures, pictureId)) return 'It is not in this file.';
  const bytes = fromBase64(pictures[pictureId]);
  if (hashPicture(bytes) !== pictureId) return 'This picture is damaged.';
  const bare = strippedPicture(bytes);
  return 'fault' in bare ? bare.fault : null;
}

/**
 * The file with its pictures stripped of metadata, and renamed after their hash. Pictures that the library already has
 * (`isKept`) stay unchanged, so that their puzzles are recognised.
 */
export function withStrippedPictures<File extends Omit<Incoming, 'answers'>>(
  file: File,
  isKept: (pictureId: string) => boolean,
): File {
  const { sets, pictures = {} } = file;
  const foreign = ownPictures(sets).filter(({ pictureId }) => !isKept(pictureId));
  const bare = new Map(foreign.map(({ pictureId }) => [pictureId, bareTextOf(pictures[pictureId]!)]));
  return {
    ...file,
    sets: withPictures(sets, ({ pictureId, alt }) => ({ pictureId: bare.get(pictureId)?.id ?? pictureId, alt })),
    pictures: { ...pictures, ...Object.fromEntries(Array.from(bare.values(), ({ id, text }) => [id, text])) },
  };
}

/** Only called with pictures that `withValidPictures` has checked. */
function bareTextOf(text: string): { id: string; text: string } {
  const { bytes } = strippedPicture(fromBase64(text)) as { bytes: Uint8Array };
  return { id: hashPicture(bytes), text: toBase64(bytes) };
}

function without(sets: readonly FileSet[], lost: ReadonlyMap<string, string>): FileSet[] {
  return withPictures(sets, (picture) => (lost.has(picture.pictureId) ? undefined : picture));
}

function withPictures(sets: readonly FileSet[], change: (picture: TilePicture) => TilePicture | undefined): FileSet[] {
  return sets.map(({ puzzles, ...set }) => ({
    ...set,
    puzzles: puzzles.map(({ picture, ...puzzle }) => {
      const changed = picture && change(picture);
      return changed ? { ...puzzle, picture: changed } : puzzle;
    }),
  }));
}
