/** Recently opened files. Their paths belong to this computer, so they are stored outside of the library. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, isAbsolute } from 'node:path';
import type { RecentFile } from '../../shared/contract/exchange.ts';

export const MAX_RECENT_FILES = 10;

/** The system's own list, if it has one. */
export interface SystemsList {
  add(path: string): void;
  clear(): void;
}

export class RecentFiles {
  readonly #list: string;
  readonly #system: SystemsList;
  readonly #ids = new Map<string, number>();
  #paths: readonly string[];

  /** `list`: the file that stores them. If it cannot be written, the list ends with the program. */
  constructor(list: string, system: SystemsList = { add() {}, clear() {} }) {
    this.#list = list;
    this.#system = system;
    this.#paths = read(list);
  }

  get files(): readonly RecentFile[] {
    return this.#paths.map((path) => ({ recentId: this.#idOf(path), name: basename(path) }));
  }

  pathOf(recentId: number): string | undefined {
    return this.#paths.find((path) => this.#idOf(path) === recentId);
  }

  add(path: string): void {
    this.#keep([path, ...this.#paths.filter((each) => each !== path)].slice(0, MAX_RECENT_FILES));
    this.#system.add(path);
  }

  clear(): void {
    this.#keep([]);
    this.#system.clear();
  }

  /** Ids stay the same while the program runs. */
  #idOf(path: string): number {
    const id = this.#ids.get(path) ?? this.#ids.size + 1;
    this.#ids.set(path, id);
    return id;
  }

  #keep(paths: readonly string[]): void {
    this.#paths = paths;
    try {
      mkdirSync(dirname(this.#list), { recursive: true });
      writeFileSync(`${this.#list}.new`, JSON.stringify(paths));
      renameSync(`${this.#list}.new`, this.#list);
    } catch (error) {
      console.error(`Recent files are forgotten when Searchlight ends: ${(error as Error).message}.`);
    }
  }
}

function read(list: string): string[] {
  try {
    const paths: unknown = JSON.parse(readFileSync(list, 'utf8'));
    const isPath = (path: unknown): path is string => typeof path === 'string' && isAbsolute(path);
    return Array.isArray(paths) ? paths.filter(isPath).slice(0, MAX_RECENT_FILES) : [];
  } catch {
    return []; // there is none yet
  }
}
