/** Validates the pictures of an imported file: a broken one is left out, and its puzzles and the texts of its stops stay. */
import { fromBase64, toBase64 } from '#platform';
import type { LessonStop } from '../../../shared/contract/lessons.ts';
import type { TilePicture } from '../../../shared/contract/pictures.ts';
import { ownPictures, type PicturesShown } from '../../../shared/exchange/libraryFile.ts';
import type { Incoming } from '../../../shared/exchange/readFile.ts';
import { hashPicture } from '../../store/contentHash.ts';
import { strippedPicture } from './strippedPicture.ts';

type Pictures = NonNullable<Incoming['pictures']>;

/** The file with the pictures that it shows and that can be kept; its faults name the others. */
export function withValidPictures(file: Incoming): Incoming {
  const { faults, pictures = {} } = file;
  const lost = new Map<string, string>();
  const sound: Record<string, string> = {};
  for (const { pictureId, alt } of ownPictures(file)) {
    const reason = whyLost(pictureId, pictures);
    if (reason === null) sound[pictureId] = pictures[pictureId];
    else lost.set(pictureId, `The picture “${alt}”: ${reason} ${whatComes(file, pictureId)}`);
  }
  const found = Array.from(lost.values(), (sentence) => ({ line: null, sentence }));
  const without = withPictures(file, (picture) => (lost.has(picture.pictureId) ? undefined : picture));
  return { ...without, pictures: sound, faults: [...faults, ...found] };
}

const COMES = { sets: 'Its puzzles come without a picture.', lessons: 'Its stops come as texts.' } as const;

/** What becomes of what shows a lost picture. */
function whatComes({ sets, lessons }: PicturesShown, pictureId: string): string {
  const showing = { sets: { sets, lessons: [] }, lessons: { sets: [], lessons } };
  const isShownIn = (part: keyof typeof COMES): boolean =>
    ownPictures(showing[part]).some((picture) => picture.pictureId === pictureId);
  return (['sets', 'lessons'] as const).flatMap((part) => (isShownIn(part) ? COMES[part] : [])).join(' ');
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
 * (`isKept`) stay unchanged, so that their puzzles and lessons are recognised.
 */
export function withStrippedPictures<File extends Omit<Incoming, 'answers'>>(
  file: File,
  isKept: (pictureId: string) => boolean,
): File {
  const { pictures = {} } = file;
  const foreign = ownPictures(file).filter(({ pictureId }) => !isKept(pictureId));
  const bare = new Map(foreign.map(({ pictureId }) => [pictureId, bareTextOf(pictures[pictureId]!)]));
  return {
    ...withPictures(file, ({ pictureId, alt }) => ({ pictureId: bare.get(pictureId)?.id ?? pictureId, alt })),
    pictures: { ...pictures, ...Object.fromEntries(Array.from(bare.values(), ({ id, text }) => [id, text])) },
  };
}

/** Only called with pictures that `withValidPictures` has checked. */
function bareTextOf(text: string): { id: string; text: string } {
  const { bytes } = strippedPicture(fromBase64(text)) as { bytes: Uint8Array };
  return { id: hashPicture(bytes), text: toBase64(bytes) };
}

type PictureChange = (picture: TilePicture) => TilePicture | undefined;

function withPictures<File extends PicturesShown>(file: File, change: PictureChange): File {
  return {
    ...file,
    sets: file.sets.map(({ puzzles, ...set }) => ({
      ...set,
      puzzles: puzzles.map(({ picture, ...puzzle }) => {
        const changed = picture && change(picture);
        return changed ? { ...puzzle, picture: changed } : puzzle;
      }),
    })),
    lessons: file.lessons.map((lesson) => ({ ...lesson, stops: lesson.stops.map((stop) => stopWith(stop, change)) })),
  };
}

/** A stop that loses its picture is a text. */
function stopWith(stop: LessonStop, change: PictureChange): LessonStop {
  if (stop.picture === undefined) return stop;
  const { picture, ...rest } = stop;
  const changed = change(picture);
  return changed ? { ...rest, picture: changed } : { ...rest, view: 'text' };
}
