/** The table of commands, for the keyboard, the sheet of keys, tooltips, the palette and the menu bar. */
import { ariaKey, isPrinting, writtenKeys } from '../ui/keyNames.ts';
import type { KeyBindings } from '../ui/keys.ts';
import type { View } from '../../shared/contract/views.ts';

export interface Command {
  readonly id: string;
  readonly title: string;
  /** In the notation of tinykeys; the first one is shown. Absent: only in the palette and the menu bar. */
  readonly keys?: readonly string[];
  /** Why it is not possible now, in a sentence; `null` where it is. */
  readonly whyNot?: () => string | null;
  /** Whether a toggle is on, for the menu bar. */
  readonly isChecked?: () => boolean;
  /** Whether its keys also work over menus and dialogs, which it handles itself. */
  readonly isOverFront?: boolean;
  /** Whether a clicker sends its keys, which always work. */
  readonly isOfClicker?: true;
  readonly run: () => void;
}

/** A key that a part of the page handles itself while focused; only listed on the sheet. */
export interface KeyNote {
  readonly title: string;
  /** For a button that does the same. */
  readonly id?: string;
  readonly keys?: readonly string[];
  /** On the sheet in place of the first key; with `keys`, only while one of these works. */
  readonly shown?: string;
}

/** What can be in front of a view, back to front. */
const FRONTS = ['presentation', 'lesson', 'hand', 'question', 'black', 'tour', 'pen'] as const;
type Front = (typeof FRONTS)[number];

/** For a key with several commands, the last level wins. */
const LEVELS = ['program', 'view', ...FRONTS] as const;
type Level = (typeof LEVELS)[number];

export interface CommandGroup {
  readonly title: string;
  /** Where its keys work: in this view, or in front of every view while it is on; default everywhere. */
  readonly scope?: View | Front;
  /** Its keys do not work in these views, which have their own. */
  readonly except?: readonly View[];
  /** Whether it can be used now; default yes. */
  readonly isOn?: boolean;
  readonly lines: readonly (Command | KeyNote)[];
}

/** A command of the palette and of the menu bar, with the title of its group. */
export interface OfferedCommand extends Command {
  readonly group: string;
  readonly keys: readonly string[];
  /** The written key; '' for none. */
  readonly shown: string;
}

export interface SheetLine {
  readonly title: string;
  readonly shown: string;
}

export interface SheetGroup {
  readonly title: string;
  readonly lines: readonly SheetLine[];
}

/** The open view. `isCovered`: something lies over it, so its keys do not work, and neither do those of all but one view. */
interface OpenPlace {
  readonly view: View;
  readonly isCovered?: boolean;
}

export class Commands {
  #groups = $state.raw<readonly CommandGroup[]>([]);
  readonly #place: OpenPlace;
  readonly #report: (sentence: string, isTrue: () => boolean) => void;
  readonly #hasLetters: () => boolean;

  /**
   * `report` gets the reason why a command is not possible, and whether it still is the reason. `hasLetters`: whether keys
   * that print a character work.
   */
  constructor(
    place: OpenPlace,
    report: (sentence: string, isTrue: () => boolean) => void,
    hasLetters = (): boolean => true,
  ) {
    this.#place = place;
    this.#report = report;
    this.#hasLetters = hasLetters;
  }

  /** In the order of the sheet. A getter of a group may change with the state of the page. */
  add(...groups: readonly CommandGroup[]): void {
    this.#groups = [...this.#groups, ...groups];
  }

  readonly #lines = $derived.by((): ReadonlyMap<string, Command | KeyNote> => {
    const named = this.#groups.flatMap(({ lines }) => lines).filter(({ id }) => id !== undefined);
    requireUnique(named.map(({ id }) => id!));
    return new Map(named.map((line) => [line.id!, line]));
  });

  /** Groups whose keys work now, back to front. */
  readonly #active = $derived.by(() =>
    this.#groups
      .filter((group) => (group.isOn ?? true) && isReached(group, this.#place))
      .toSorted((a, b) => depthOf(a) - depthOf(b)),
  );

  /** By key: the id of its command; the frontmost wins. */
  readonly #owners = $derived.by((): ReadonlyMap<string, string> => new Map(this.#ownedKeys(this.#active)));

  /** By key, in the notation of tinykeys. */
  readonly bindings = $derived.by((): KeyBindings => this.bindingsOf(() => true));

  /** Bindings of wanted commands only; keys owned by others do nothing. */
  bindingsOf(isWanted: (id: string) => boolean): KeyBindings {
    const wanted = [...this.#owners].filter(([, id]) => isWanted(id));
    return Object.fromEntries(wanted.map(([key, id]) => [key, () => this.press(id)]));
  }

  /** Keys with several commands on one level, which is ambiguous; a test keeps it empty. */
  readonly collisions = $derived.by((): readonly string[] =>
    LEVELS.flatMap((level) => {
      const keys = this.#ownedKeys(this.#active.filter((group) => levelOf(group) === level)).map(([key]) => key);
      return keys.filter((key, index) => keys.indexOf(key) !== index);
    }),
  );

  #ownedKeys(groups: readonly CommandGroup[]): [key: string, id: string][] {
    return commandsOf(groups).flatMap((line) => this.#keysOf(line).map((key): [string, string] => [key, line.id]));
  }

  /** Those that work now. */
  #keysOf(line: Command | KeyNote): readonly string[] {
    const { keys = [] } = line;
    return 'isOfClicker' in line ? keys : keys.filter((key) => this.works(key));
  }

  /** Whether a key that a part of the page handles itself works now. */
  works(key: string): boolean {
    return this.#hasLetters() || !isPrinting(key);
  }

  /** Those that also work over menus and dialogs. */
  readonly bindingsOverFront = $derived.by((): KeyBindings => {
    const keys = commandsOf(this.#active).flatMap((line) => (line.isOverFront ? this.#keysOf(line) : []));
    return Object.fromEntries(keys.map((key) => [key, this.bindings[key]!]));
  });

  /** All commands of the open view, possible now or not, with the keys that reach them; frontmost first. */
  readonly offered = $derived.by((): readonly OfferedCommand[] =>
    this.#active
      .toSorted((a, b) => depthOf(b) - depthOf(a))
      .flatMap((group) => commandsOf([group]).map((command) => this.#offer(command, group.title))),
  );

  #offer(command: Command, group: string): OfferedCommand {
    const keys = this.#keysOf(command).filter((key) => this.#owners.get(key) === command.id);
    return { ...command, group, keys, shown: writtenKey(keys[0]) };
  }

  /** All keys of the program: those of the open view first, those that do not work in it last. */
  readonly sheet = $derived.by((): readonly SheetGroup[] => {
    const { view } = this.#place;
    const groups = this.#groups.filter((group) => !isFront(group.scope));
    return groups
      .toSorted((a, b) => placeOnSheet(a, view) - placeOnSheet(b, view))
      .map(({ title, lines }) => ({ title, lines: lines.flatMap((line) => this.#sheetLine(line)) }))
      .filter(({ lines }) => lines.length > 0);
  });

  #sheetLine(line: Command | KeyNote): SheetLine[] {
    const shown = this.#shownOf(line);
    return shown === '' ? [] : [{ title: line.title, shown }];
  }

  #shownOf(line: Command | KeyNote): string {
    const keys = this.#keysOf(line);
    const note = 'shown' in line ? line.shown : undefined;
    const isOff = keys.length < (line.keys?.length ?? 0);
    return note === undefined || isOff ? writtenKey(keys[0]) : note;
  }

  /** Runs a command, or reports why it is not possible now. */
  press(id: string): void {
    const why = this.whyNot(id);
    if (why === null) this.#commandOf(id).run();
    else this.#report(why, () => this.#lines.has(id) && this.whyNot(id) === why);
  }

  whyNot(id: string): string | null {
    const why = this.#commandOf(id).whyNot?.() ?? null;
    return why && this.withKeys(why);
  }

  /** `aria-keyshortcuts` of a control that does the same as these commands. */
  shortcutOf(...ids: readonly string[]): string {
    return ids.flatMap((id) => this.#keysOf(this.#lineOf(id)).map((key) => ariaKey(key))).join(' ');
  }

  /**
   * Attributes of a button that does the same as a command. Like `notices.button`, it keeps its place and the focus while it
   * cannot act, and says why. `does`: what it does, in more words than its name.
   */
  button(id: string, does?: string) {
    const whyNot = this.whyNot(id);
    return {
      'aria-keyshortcuts': this.shortcutOf(id),
      'aria-disabled': whyNot === null ? undefined : true,
      'aria-description': whyNot ?? does,
      onclick: () => this.press(id),
    };
  }

  /** A command as the line of a menu. `name`: what the menu calls it, where that is not its title. */
  menuLine(id: string, name?: string) {
    const { title, isChecked } = this.#commandOf(id);
    return {
      ...{ name: name ?? title, key: this.keyOf(id), shortcut: this.shortcutOf(id) },
      ...{ whyNot: this.whyNot(id), isChecked: isChecked?.(), run: () => this.press(id) },
    };
  }

  /** As written on the sheet. */
  keyOf(id: string): string {
    return this.#shownOf(this.#lineOf(id));
  }

  /**
   * A text with the keys that work now. In it, `[id]` stands for the key of a command, in braces with the words that
   * need it: `Compare{ ([view.compare])}`. Without the key, the braces have what follows a bar: `{Press [a]|Click}`.
   */
  withKeys(text: string): string {
    return text.replace(KEYED_WORDS, (_all, words: string, others = '') => this.#namingKeys(words) ?? others);
  }

  #namingKeys(words: string): string | null {
    const lines = Array.from(words.matchAll(NAMED_KEY), ([, id]) => this.#lines.get(id!));
    if (!lines.every((line) => line && this.#shownOf(line) !== '')) return null;
    return words.replace(NAMED_KEY, (_all, id: string) => this.keyOf(id));
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

const NAMED_KEY = /\[([\w.]+)\]/g;
const KEYED_WORDS = /\{([^{}|]*\[[\w.]+\][^{}|]*)(?:\|([^{}]*))?\}/g;

function writtenKey(key: string | undefined): string {
  return key === undefined ? '' : writtenKeys(ariaKey(key)).join(' ');
}

function isCommand(line: Command | KeyNote): line is Command {
  return 'run' in line;
}

function commandsOf(groups: readonly CommandGroup[]): Command[] {
  return groups.flatMap(({ lines }) => lines.filter(isCommand));
}

function isFront(scope: CommandGroup['scope']): scope is Front {
  return FRONTS.some((front) => front === scope);
}

function levelOf({ scope }: CommandGroup): Level {
  if (scope === undefined) return 'program';
  return isFront(scope) ? scope : 'view';
}

/** 0 is the back. */
function depthOf(group: CommandGroup): number {
  return LEVELS.indexOf(levelOf(group));
}

function isActiveIn({ scope, except = [] }: CommandGroup, view: View): boolean {
  return !except.includes(view) && (scope === undefined || isFront(scope) || scope === view);
}

function isReached(group: CommandGroup, { view, isCovered = false }: OpenPlace): boolean {
  return isActiveIn(group, view) && !(isCovered && (levelOf(group) === 'view' || group.except !== undefined));
}

/** Sorts the sheet while `view` is open; lowest first. */
function placeOnSheet(group: CommandGroup, view: View): number {
  if (group.scope === view) return 0;
  if (group.scope !== undefined) return 2;
  return isActiveIn(group, view) ? 1 : 3;
}

function requireUnique(names: readonly string[]): void {
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`Two commands have the name ${twice}.`);
}
