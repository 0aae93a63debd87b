/**
 * The one table of commands. Each feature adds its own; the keyboard, the sheet of keys, tooltips, the palette and the
 * window's menu bar read it.
 */
import { ariaKey, writtenKeys } from '../ui/keyNames.ts';
import type { KeyBindings } from '../ui/keys.ts';
import type { View } from '../../shared/contract/types.ts';

export interface Command {
  readonly id: string;
  readonly title: string;
  /** In the notation of tinykeys; the first one is shown. None: only the palette and the menu bar have it. */
  readonly keys?: readonly string[];
  /** Why it is not possible now, in a sentence; `null` where it is. */
  readonly whyNot?: () => string | null;
  /** Whether it is switched on, of a command that switches something: the menu bar shows that. */
  readonly isChecked?: () => boolean;
  /** Whether its keys are heard over menus and dialogs as well: it decides what becomes of them. */
  readonly isOverFront?: boolean;
  readonly run: () => void;
}

/** A key that a part of the page answers itself while it has the focus: the sheet names it. */
export interface KeyNote {
  readonly title: string;
  /** What a button that does the same names. */
  readonly id?: string;
  readonly keys?: readonly string[];
  /** How the sheet writes the keys, where that is not the first of them. */
  readonly shown?: string;
}

/** What can lie in front of a view, and over each other: the later, the further in front. */
const FRONTS = ['presentation', 'lesson', 'hand', 'question', 'tour'] as const;
type Front = (typeof FRONTS)[number];

/** Whose command a key is where several have it: that of the last level. */
const LEVELS = ['program', 'view', ...FRONTS] as const;
type Level = (typeof LEVELS)[number];

/** Commands that belong together. */
export interface CommandGroup {
  readonly title: string;
  /** Where its keys are heard: in this view, or in front of every view while it is on. Everywhere where it is not given. */
  readonly scope?: View | Front;
  /** The view that has such commands of its own: those here are not heard there. */
  readonly except?: View;
  /** Whether it can be used at all now; without it, it always can. */
  readonly isOn?: boolean;
  readonly lines: readonly (Command | KeyNote)[];
}

/** A command of the palette and of the menu bar, with the title of its group. */
export interface OfferedCommand extends Command {
  readonly group: string;
  readonly keys: readonly string[];
  /** How its key is written; empty where none reaches it. */
  readonly shown: string;
}

/** A line of the sheet of keys. */
export interface SheetLine {
  readonly title: string;
  readonly shown: string;
}

export interface SheetGroup {
  readonly title: string;
  readonly lines: readonly SheetLine[];
}

export class Commands {
  #groups = $state.raw<readonly CommandGroup[]>([]);
  readonly #place: { readonly view: View };
  readonly #tell: (sentence: string) => void;

  /** `place`: which view is open; `tell` says why a command is not possible. */
  constructor(place: { readonly view: View }, tell: (sentence: string) => void) {
    this.#place = place;
    this.#tell = tell;
  }

  /** Adds groups, in the order of the sheet. A getter of a group may change with the state of the page. */
  add(...groups: readonly CommandGroup[]): void {
    this.#groups = [...this.#groups, ...groups];
  }

  readonly #lines = $derived.by((): ReadonlyMap<string, Command | KeyNote> => {
    const named = this.#groups.flatMap(({ lines }) => lines).filter(({ id }) => id !== undefined);
    requireUnique(named.map(({ id }) => id!));
    return new Map(named.map((line) => [line.id!, line]));
  });

  /** Groups whose keys are heard now; what is in front comes last. */
  readonly #heard = $derived.by(() =>
    this.#groups
      .filter((group) => (group.isOn ?? true) && isHeardIn(group, this.#place.view))
      .toSorted((a, b) => depthOf(a) - depthOf(b)),
  );

  /** Whose command each key is now: what is in front takes it. */
  readonly #owners = $derived.by((): ReadonlyMap<string, string> => new Map(ownedKeys(this.#heard)));

  /** What each key does now, in the notation of tinykeys. */
  readonly bindings = $derived.by((): KeyBindings => this.bindingsOf(() => true));

  /** The same of the commands that are wanted: what others do with their keys, nothing does. */
  bindingsOf(isWanted: (id: string) => boolean): KeyBindings {
    const heard = [...this.#owners].filter(([, id]) => isWanted(id));
    return Object.fromEntries(heard.map(([key, id]) => [key, () => this.press(id)]));
  }

  /** Keys that several commands of one level have now, so that nothing says whose they are. Tests keep it empty. */
  readonly collisions = $derived.by((): readonly string[] =>
    LEVELS.flatMap((level) => {
      const keys = ownedKeys(this.#heard.filter((group) => levelOf(group) === level)).map(([key]) => key);
      return keys.filter((key, index) => keys.indexOf(key) !== index);
    }),
  );

  /** Those of them that are heard over menus and dialogs as well. */
  readonly bindingsOverFront = $derived.by((): KeyBindings => {
    const keys = commandsOf(this.#heard).flatMap(({ isOverFront, keys = [] }) => (isOverFront ? keys : []));
    return Object.fromEntries(keys.map((key) => [key, this.bindings[key]!]));
  });

  /** All that can be pressed in the open view, whether it is possible now or not, with the keys that reach it; what is in front first. */
  readonly offered = $derived.by((): readonly OfferedCommand[] =>
    this.#heard
      .toSorted((a, b) => depthOf(b) - depthOf(a))
      .flatMap((group) => commandsOf([group]).map((command) => this.#offer(command, group.title))),
  );

  #offer(command: Command, group: string): OfferedCommand {
    const keys = (command.keys ?? []).filter((key) => this.#owners.get(key) === command.id);
    return { ...command, group, keys, shown: writtenKey(keys[0]) };
  }

  /** The keys of the whole program: those of the open view first, those that are not heard in it last. */
  readonly sheet = $derived.by((): readonly SheetGroup[] => {
    const { view } = this.#place;
    const groups = this.#groups.filter((group) => !isFront(group.scope));
    return groups
      .toSorted((a, b) => placeOnSheet(a, view) - placeOnSheet(b, view))
      .map(({ title, lines }) => ({ title, lines: lines.flatMap(sheetLine) }))
      .filter(({ lines }) => lines.length > 0);
  });

  /** Does what a command is for, or says why that is not possible now. */
  press(id: string): void {
    const command = this.#commandOf(id);
    const why = command.whyNot?.() ?? null;
    if (why === null) command.run();
    else this.#tell(why);
  }

  /** Why a command is not possible now; `null` where it is. */
  whyNot(id: string): string | null {
    return this.#commandOf(id).whyNot?.() ?? null;
  }

  /** What `aria-keyshortcuts` of a control says that does the same as these commands. */
  shortcutOf(...ids: readonly string[]): string {
    return ids.flatMap((id) => (this.#lineOf(id).keys ?? []).map((key) => ariaKey(key))).join(' ');
  }

  /** The key of a command as the sheet writes it. */
  keyOf(id: string): string {
    return shownOf(this.#lineOf(id));
  }

  #lineOf(id: string): Command | KeyNote {
    const line = this.#lines.get(id);
    if (!line) throw new Error(`No command has the name ${id}.`);
    return line;
  }

  #commandOf(id: string): Command {
    const line = this.#lineOf(id);
    if (!isCommand(line)) throw new Error(`${id} is only a key of a part of the page.`);
    return line;
  }
}

/** The key of a line as the sheet writes it; empty where it has none. */
function shownOf({ keys = [], ...line }: Command | KeyNote): string {
  if ('shown' in line && line.shown !== undefined) return line.shown;
  return writtenKey(keys[0]);
}

function writtenKey(key: string | undefined): string {
  return key === undefined ? '' : writtenKeys(ariaKey(key)).join(' ');
}

function sheetLine(line: Command | KeyNote): SheetLine[] {
  const shown = shownOf(line);
  return shown === '' ? [] : [{ title: line.title, shown }];
}

function isCommand(line: Command | KeyNote): line is Command {
  return 'run' in line;
}

function commandsOf(groups: readonly CommandGroup[]): Command[] {
  return groups.flatMap(({ lines }) => lines.filter(isCommand));
}

/** The keys of groups, each with the command that has it. */
function ownedKeys(groups: readonly CommandGroup[]): [key: string, id: string][] {
  return commandsOf(groups).flatMap(({ id, keys = [] }) => keys.map((key): [string, string] => [key, id]));
}

function isFront(scope: CommandGroup['scope']): scope is Front {
  return FRONTS.some((front) => front === scope);
}

function levelOf({ scope }: CommandGroup): Level {
  if (scope === undefined) return 'program';
  return isFront(scope) ? scope : 'view';
}

/** How far in front it lies. */
function depthOf(group: CommandGroup): number {
  return LEVELS.indexOf(levelOf(group));
}

function isHeardIn({ scope, except }: CommandGroup, view: View): boolean {
  return except !== view && (scope === undefined || isFront(scope) || scope === view);
}

/** Its place on the sheet while `view` is open: the smaller, the earlier. */
function placeOnSheet(group: CommandGroup, view: View): number {
  if (group.scope === view) return 0;
  if (group.scope !== undefined) return 2;
  return isHeardIn(group, view) ? 1 : 3;
}

function requireUnique(names: readonly string[]): void {
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`Two commands have the name ${twice}.`);
}
