import { createContext } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import {
  BUILT_IN_PICTURES,
  isBuiltIn,
  MAX_ALT_LENGTH,
  type BuiltInPicture,
  type KeptPicture,
  type TilePicture,
} from '../../../shared/contract/pictures.ts';
import type { Puzzle } from '../../../shared/contract/types.ts';
import cat from './cat.svg?url';
import { numberLine } from './numberLine.ts';
import train from './train.svg?url';
import type { BoardPicture } from '../tilePart.ts';
import { notLoaded } from '../../ui/notLoaded.ts';
import type { Program } from '../../program/program.ts';

/** Files that can be read, for a field. */
export const PICTURE_FILES = 'image/png,image/jpeg,image/webp,image/svg+xml';

/** Drawn for each goal; the other built-in pictures are files. */
const NUMBER_LINE: BuiltInPicture = 'number-line';
const BUILT_IN_URLS: Readonly<Record<string, string>> = { train, cat };

export const BUILT_INS: readonly TilePicture[] = Object.entries(BUILT_IN_PICTURES).map(([pictureId, { alt }]) => ({
  pictureId,
  alt,
}));

type Loaded = Pick<BoardPicture, 'url' | 'ratio' | 'image'>;

/** Number lines that are cached; when there are more, the cache is cleared. */
const MAX_NUMBER_LINES = 50;

export class TilePictures {
  /** The user's own pictures on puzzles of the library, latest first. */
  own = $state.raw<readonly KeptPicture[]>([]);
  readonly #program: Program;
  /** Decoded pictures by id; `null` for one that cannot be shown. */
  readonly #loaded = new SvelteMap<string, Loaded | null>();
  readonly #numberLines = new Map<string, Loaded>();

  constructor(program: Program) {
    this.#program = program;
  }

  /** `null` where the tiles show only numbers. */
  readonly onTiles = $derived.by((): BoardPicture | null => {
    const { shown } = this.#program.current;
    return shown && this.onTilesOf(shown.puzzle, shown.picture);
  });

  readonly ownShown = $derived.by((): TilePicture | null => {
    const picture = this.#program.current.shown?.picture;
    return picture && !isBuiltIn(picture.pictureId) ? picture : null;
  });

  /** Includes the picture on the tiles, even before a puzzle of the library has it. */
  readonly choices = $derived.by((): readonly TilePicture[] => {
    const kept = [...BUILT_INS, ...this.own];
    const { ownShown } = this;
    const isNew = ownShown !== null && !kept.some(({ pictureId }) => pictureId === ownShown.pictureId);
    return isNew ? [...kept, ownShown] : kept;
  });

  puzzlesWith(pictureId: string): number {
    return this.own.find((kept) => kept.pictureId === pictureId)?.puzzleCount ?? 0;
  }

  /** `null` while the picture is loading, or if it cannot be shown. */
  onTilesOf(puzzle: Puzzle, picture: TilePicture | undefined): BoardPicture | null {
    const loaded = picture && this.#lookOf(picture.pictureId, puzzle);
    if (!loaded) return null;
    return { ...loaded, alt: picture.alt, numbers: this.#program.settings.now.pictureNumbers, goal: puzzle.goal };
  }

  /** The URL of a loaded picture, for the goal of the puzzle shown. */
  urlOf(pictureId: string): string | undefined {
    const { shown } = this.#program.current;
    return shown ? this.#lookOf(pictureId, shown.puzzle)?.url : undefined;
  }

  #lookOf(pictureId: string, puzzle: Puzzle): Loaded | null | undefined {
    return pictureId === NUMBER_LINE ? this.#numberLineOf(puzzle) : this.#loaded.get(pictureId);
  }

  #numberLineOf({ goal, rows, cols }: Puzzle): Loaded {
    const key = `${cols} ${goal.join(' ')}`;
    const known = this.#numberLines.get(key);
    if (known) return known;
    if (this.#numberLines.size === MAX_NUMBER_LINES) this.#numberLines.clear();
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(numberLine(goal, rows, cols))}`;
    const drawn = { url: image.src, image, ratio: cols / rows };
    this.#numberLines.set(key, drawn);
    return drawn;
  }

  /** Reports a picture that cannot be shown once, or each time (`isAgain`); the tiles then show their numbers. */
  async load(pictureId: string, isAgain = false): Promise<void> {
    const known = this.#loaded.get(pictureId);
    if (pictureId === NUMBER_LINE || known || (known === null && !isAgain)) return;
    this.#loaded.set(pictureId, null);
    await this.#program.notices.attempt(async () => this.#loaded.set(pictureId, await this.#decoded(pictureId)));
  }

  async #decoded(pictureId: string): Promise<Loaded> {
    const builtIn = BUILT_IN_URLS[pictureId];
    const url = builtIn ?? (await this.#fetched(pictureId));
    const { decodePicture, ratioOf } = await import('./pictureFile.ts');
    const image = await decodePicture(url).catch((error: unknown) => {
      throw builtIn === undefined ? error : notLoaded();
    });
    return { url, image, ratio: ratioOf(image) };
  }

  async #fetched(pictureId: string): Promise<string> {
    const bytes = await this.#program.api.pictures.get({ pictureId });
    const { readPictureHeader } = await import('../../../shared/exchange/pictureFile.ts');
    const type = readPictureHeader(new Uint8Array(bytes))?.mime;
    return URL.createObjectURL(new Blob([bytes], { type }));
  }

  async loadOwn(): Promise<void> {
    await this.#program.notices.attempt(async () => {
      this.own = (await this.#program.api.library.list({ pictures: {} })).pictures;
      await Promise.all(this.own.map(({ pictureId }) => this.load(pictureId)));
    });
  }

  /** Puts a picture on the tiles, or takes it off (`null`). A puzzle of the library saves that. */
  async hang(picture: TilePicture | null): Promise<void> {
    const { current, changes } = this.#program;
    const { shown } = current;
    if (!shown) return;
    current.shown = { ...shown, picture: picture ?? undefined };
    const { puzzleId } = shown;
    if (puzzleId === null) return;
    await this.#program.notices.attempt(() => changes.library.editPuzzle({ puzzleId, change: { picture } }));
    await this.loadOwn();
  }

  /** Changes the description of the user's own picture; ignores an empty one. Returns the one in force. */
  describe(words: string): string {
    const { ownShown } = this;
    const alt = words.trim();
    if (ownShown === null || alt === '') return ownShown?.alt ?? '';
    void this.hang({ ...ownShown, alt });
    return alt;
  }

  /** Puts a file on the tiles, whether chosen, dropped or pasted. */
  async bring(file: File): Promise<void> {
    await this.#program.notices.attempt(async () => this.hang(await this.keep(file)));
  }

  /** Puts a file into the library. Throws where it cannot be kept. */
  async keep(file: File): Promise<TilePicture> {
    const { reducedPicture } = await import('./pictureFile.ts');
    const bytes = await reducedPicture(file);
    const { pictureId } = await this.#program.api.pictures.put({ bytes });
    return { pictureId, alt: altFrom(file.name) };
  }

  async delete(pictureId: string): Promise<void> {
    await this.#program.notices.attempt(async () => {
      await this.#program.api.pictures.delete({ pictureId });
      this.#forget(pictureId);
      const { current, library } = this.#program;
      const { shown } = current;
      if (shown?.picture?.pictureId === pictureId) current.shown = { ...shown, picture: undefined };
      await library.refresh();
    });
    await this.loadOwn();
  }

  /** Boards with it fall back to their numbers, even those that an undo restores. */
  #forget(pictureId: string): void {
    const url = this.urlOf(pictureId);
    if (url !== undefined) URL.revokeObjectURL(url);
    this.#loaded.set(pictureId, null);
  }
}

/** The name of the file, as the description until the user writes one. */
export function altFrom(fileName: string): string {
  const words = fileName
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}_]+/gu, ' ')
    .trim();
  return Array.from(words || 'Your own picture')
    .slice(0, MAX_ALT_LENGTH)
    .join('')
    .trim();
}

export const [getTilePictures, setTilePictures] = createContext<TilePictures>();
