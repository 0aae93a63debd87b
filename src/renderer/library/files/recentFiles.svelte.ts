import type { RecentFile } from '../../../shared/contract/exchange.ts';
import type { Command, CommandGroup } from '../../program/commands.svelte.ts';
import type { Program } from '../../program/program.ts';

const SHOWN_LETTERS = 60;

export class RecentList {
  files = $state.raw<readonly RecentFile[]>([]);
  readonly #program: Program;
  readonly #open: () => Promise<void>;

  /** `open` previews the file that waits. */
  constructor(program: Program, open: () => Promise<void>) {
    this.#program = program;
    this.#open = open;
  }

  /** Empty where the host does not answer. */
  async load(): Promise<void> {
    this.files = await this.#program.api.exchange.recentFiles({}).catch(() => []);
  }

  async openAgain(recentId: number): Promise<void> {
    const { api, notices } = this.#program;
    if (await notices.attempt(() => api.exchange.openRecent({ recentId }))) await this.#open();
  }

  async clear(): Promise<void> {
    const { api, notices } = this.#program;
    await notices.attempt(() => api.exchange.clearRecent({}));
    await this.load();
  }
}

export function recentCommands(list: RecentList): CommandGroup {
  return {
    title: 'Recent files',
    get lines(): Command[] {
      const { files } = list;
      const lines = files.map(({ recentId, name }) => ({
        id: `recent.${recentId}`,
        title: `Open ${shortened(name)} again`,
        run: () => void list.openAgain(recentId),
      }));
      const clear = { id: 'recent.clear', title: 'Clear recent files', run: () => void list.clear() };
      return files.length > 0 ? [...lines, clear] : [];
    },
  };
}

function shortened(name: string): string {
  const letters = Array.from(name);
  if (letters.length <= SHOWN_LETTERS) return name;
  const half = (SHOWN_LETTERS - 2) / 2;
  return `${letters.slice(0, half).join('')}…${letters.slice(-half).join('')}`;
}
