import type { LessonStop } from './lessons.ts';
import type { TilePicture } from './pictures.ts';
import type { LibraryKeeping } from './types.ts';

export interface AppDescription {
  readonly version: string;
  readonly engineVersion: number;
  readonly host: 'electron' | 'web' | 'page';
  /** By name: the system, Node, Electron. */
  readonly versions: Readonly<Record<string, string>>;
  /** The page of its releases; `null` for an unpublished copy. */
  readonly releases: string | null;
  /** Its folder or, in a page without a host, “this browser”. */
  readonly dataFolder: string;
  /** If missing, the library is kept on a disk, with backups. */
  readonly keeping?: LibraryKeeping;
  /** The content of an exported page. */
  readonly brings?: PageBrings;
  /** The library can be read and exported, but not changed. */
  readonly isReadOnly: boolean;
  /** Paragraphs about events at this or an earlier opening of the library, until acknowledged. */
  readonly notices: readonly string[];
  /** Whether a file waits that the user has opened with the program. */
  readonly isFileWaiting: boolean;
}

export interface PageBrings {
  /** The name of a lesson, a puzzle or a set. */
  readonly title: string;
  /** The moment it opens at; `null`: as the settings say. */
  readonly moment: LessonStop | null;
  /** On the tiles at that moment. */
  readonly picture?: TilePicture;
  /** How many different questions its lessons ask. */
  readonly asks: number;
  /** The lessons that ask them. */
  readonly lessons: readonly string[];
}
