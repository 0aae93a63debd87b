/** The picture on the tiles of the puzzle shown, and the pictures to choose from. */
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
import { readPictureHeader } from '../../../shared/exchange/pictureFile.ts';
import { notLoaded } from '../../ui/notLoaded.ts';
import { decodePicture, ratioOf, reducedPicture } from './pictureFile.ts';
import type { Program } from '../../program/program.ts';

/** It is drawn anew for every goal; the other pictures of the program are files. */
const NUMBER_LINE: BuiltInPicture = 'number-line';
const BUILT_IN_URLS: Readonly<Record<string, string>> = { train, cat };

/** Those that come with the program. */
export const BUILT_INS: readonly TilePicture[] = Object.entries(BUILT_IN_PICTURES).map(([pictureId, { alt }]) => ({
  pictureId,
  alt,
}));

type Loaded = Pick<BoardPicture, 'url' | 'ratio' | 'image'>;

/** Goals whose number lines are kept; beyond that, all are forgotten and drawn again where they are needed. */
const MAX_NUMBER_LINES = 50;

export class TilePictures {
  /** The user's own pictures that puzzles of the library show, the latest first. */
  own = $state.raw<readonly KeptPicture[]>([]);
  readonly #program: Program;
  /** By id: those that have been decoded. `null`: one that cannot be shown. */
  readonly #loaded = new SvelteMap<string, Loaded | null>();
  /** By goal. */
  readonly #numberLines = new Map<string, Loaded>();

  constructor(program: Program) {
    this.#program = program;
  }

  /** The picture on the tiles; `null` where they show their numbers alone. */
  readonly onTiles = $derived.by((): BoardPicture | null => {
    const { shown } = this.#program.current;
    return shown && this.onTilesOf(shown.puzzle, shown.picture);
  });

  /** The picture on the tiles if it is the user's own. */
  readonly ownShown = $derived.by((): TilePicture | null => {
    const picture = this.#program.current.shown?.picture;
    return picture && !isBuiltIn(picture.pictureId) ? picture : null;
  });

  /** Pictures to choose from; the one on the tiles is among them, also before a puzzle of the library shows it. */
  readonly choices = $derived.by((): readonly TilePicture[] => {
    const kept = [...BUILT_INS, ...this.own];
    const { ownShown } = this;
    const isNew = ownShown !== null && !kept.some(({ pictureId }) => pictureId === ownShown.pictureId);
    return isNew ? [...kept, ownShown] : kept;
  });

  /** Puzzles of the library that show the user's own picture. */
  puzzlesWith(pictureId: string): number {
    return this.own.find((kept) => kept.pictureId === pictureId)?.puzzleCount ?? 0;
  }

  /** A picture on the tiles of a puzzle; `null` while it is not loaded, and where it cannot be shown. */
  onTilesOf(puzzle: Puzzle, picture: TilePicture | undefined): BoardPicture | null {
    const loaded = picture && this.#lookOf(picture.pictureId, puzzle);
    if (!loaded) return null;
    return { ...loaded, alt: picture.alt, numbers: this.#program.settings.now.pictureNumbers, goal: puzzle.goal };
  }

  /** Where a picture can be fetched as the puzzle shown would have it, once it is there. */
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

  /** Gets a picture that is not there yet. One that cannot be shown is told once; the tiles then show their numbers. */
  async load(pictureId: string): Promise<void> {
    if (pictureId === NUMBER_LINE || this.#loaded.has(pictureId)) return;
    this.#loaded.set(pictureId, null);
    await this.#program.notices.attempt(async () => this.#loaded.set(pictureId, await this.#decoded(pictureId)));
  }

  async #decoded(pictureId: string): Promise<Loaded> {
    const builtIn = BUILT_IN_URLS[pictureId];
    const url = builtIn ?? (await this.#fetched(pictureId));
    const image = await decodePicture(url).catch((error: unknown) => {
      throw builtIn === undefined ? error : notLoaded();
    });
    return { url, image, ratio: ratioOf(image) };
  }

  async #fetched(pictureId: string): Promise<string> {
    const bytes = await this.#program.api.pictures.get({ pictureId });
    const type = readPictureHeader(new Uint8Array(bytes))?.mime;
    return URL.createObjectURL(new Blob([bytes], { type }));
  }

  /** Reads anew which pictures puzzles show. */
  async loadOwn(): Promise<void> {
    await this.#program.notices.attempt(async () => {
      this.own = await this.#program.api.pictures.list({});
      await Promise.all(this.own.map(({ pictureId }) => this.load(pictureId)));
    });
  }

  /** Puts a picture on the tiles, `null`: takes it off. A puzzle of the library keeps it. */
  async hang(picture: TilePicture | null): Promise<void> {
    const { current, shelf } = this.#program;
    const { shown } = current;
    if (!shown) return;
    current.shown = { ...shown, picture: picture ?? undefined };
    const { puzzleId } = shown;
    if (puzzleId === null) return;
    await this.#program.notices.attempt(() => shelf.editPuzzle(puzzleId, { picture }));
    await this.loadOwn();
  }

  /** Says in other words what the user's own picture on the tiles shows; without a word, nothing changes. */
  async describe(words: string): Promise<void> {
    const alt = words.trim();
    if (this.ownShown && alt !== '') await this.hang({ ...this.ownShown, alt });
  }

  /** Puts a picture of the user's on the tiles: a file, or what was dropped or pasted. */
  async bring(file: File): Promise<void> {
    await this.#program.notices.attempt(async () => {
      const bytes = await reducedPicture(file);
      const { pictureId } = await this.#program.api.pictures.put({ bytes });
      await this.hang({ pictureId, alt: altFrom(file.name) });
    });
  }

  /** Forgets the user's own picture: no puzzle shows it any more. */
  async delete(pictureId: string): Promise<void> {
    await this.#program.notices.attempt(async () => {
      await this.#program.api.pictures.delete({ pictureId });
      this.#forget(pictureId);
      const { current, shelf } = this.#program;
      const { shown } = current;
      if (shown?.picture?.pictureId === pictureId) current.shown = { ...shown, picture: undefined };
      await shelf.load();
    });
    await this.loadOwn();
  }

  /** Boards that show it fall back to their numbers, also those that an undo brings back. */
  #forget(pictureId: string): void {
    const url = this.urlOf(pictureId);
    if (url !== undefined) URL.revokeObjectURL(url);
    this.#loaded.set(pictureId, null);
  }
}

/** What is said of a picture until the user says it better: the name of its file. */
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
