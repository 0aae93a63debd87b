/** All figures of a stop with their values, offered while its texts are written. */
import type { Api } from '../../shared/contract/api.ts';
import { FIGURES, OF_PUZZLE, type FigureName } from '../../shared/contract/lessonText.ts';
import type { LessonStop } from '../../shared/contract/lessons.ts';
import { filledText, type FiguredSearch } from '../../shared/lesson/figures.ts';
import { StopSearches } from './stopSearches.ts';

interface OfferedFigure {
  readonly name: FigureName;
  readonly tells: string;
  /** How to write it, and its value: for each search, or once. */
  readonly written: readonly { readonly braces: string; readonly value: string }[];
}

export class StopFigures {
  readonly #stop: () => LessonStop;
  readonly #searches: StopSearches;
  /** The finished searches; `null` until they arrive. */
  #finished = $state.raw<readonly FiguredSearch[] | null>(null);

  /** `stop`: as it is now. While it is written its step may change, but not its searches. */
  constructor(searches: Api['searches'], stop: () => LessonStop) {
    this.#searches = new StopSearches(searches);
    this.#stop = stop;
  }

  readonly #all = $derived.by((): readonly FiguredSearch[] | null => {
    const { steps } = this.#stop();
    return this.#finished?.map((search, index) => ({ ...search, step: steps[index] })) ?? null;
  });

  /** Runs all searches of the stop. Throws if the host is gone. */
  async run(): Promise<void> {
    const stop = this.#stop();
    const all = await this.#searches.run(stop, [...stop.searches.keys()]);
    if (this.#searches.isWanted) this.#finished = all;
  }

  stop(): void {
    this.#searches.stop();
  }

  /** The text with its figures; an ellipsis for each that is not computed yet. */
  told(text: string): string {
    return filledText(text, this.#stop().puzzle, this.#all);
  }

  readonly offered = $derived.by((): readonly OfferedFigure[] => {
    const { length } = this.#stop().searches;
    return (Object.keys(FIGURES) as FigureName[])
      .filter((name) => name !== 'ratio' || length > 1)
      .map((name) => {
        const isOfAll = name === 'ratio' || OF_PUZZLE.includes(name);
        const prefixes = isOfAll || length === 1 ? [''] : Array.from({ length }, (_, index) => `${index + 1}.`);
        const written = prefixes.map((prefix) => `{${prefix}${name}}`);
        return {
          ...{ name, tells: FIGURES[name] },
          written: written.map((braces) => ({ braces, value: this.told(braces) })),
        };
      });
  });
}
