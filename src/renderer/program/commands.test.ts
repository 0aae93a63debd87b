import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Commands, type Command, type CommandGroup } from './commands.svelte.ts';
import { Navigation } from './navigation.svelte.ts';

function setUp(...groups: CommandGroup[]) {
  const place = new Navigation('search');
  const tell = vi.fn<(sentence: string, isTrue: () => boolean) => void>();
  const commands = new Commands(place, tell);
  commands.add(...groups);
  return { commands, place, tell };
}

function command(id: string, key?: string, rest: Partial<Command> = {}): Command {
  return { id, title: `Title of ${id}`, ...(key && { keys: [key] }), run: vi.fn(), ...rest };
}

test('a key of the open view goes before that of the program, and one of what is in front before both', () => {
  const [ofAll, ofView, inFront] = [command('all', 'e'), command('view', 'e'), command('front', 'e')];
  let isOn = false;
  const { commands, place } = setUp(
    { title: 'Front', scope: 'question', get isOn() { return isOn; }, lines: [inFront] }, // prettier-ignore
    { title: 'Board', scope: 'puzzle', lines: [ofView] },
    { title: 'All', lines: [ofAll] },
  );
  commands.bindings.e();
  place.view = 'puzzle';
  commands.bindings.e();
  isOn = true;
  place.view = 'library';
  commands.bindings.e();
  for (const { run } of [ofAll, ofView, inFront]) expect(run).toHaveBeenCalledOnce();
});

test('keys of a group do not work in a view that has such keys of its own', () => {
  const { commands, place } = setUp({ title: 'Steps', except: ['compare'], lines: [command('step', 'ArrowRight')] });
  expect(Object.keys(commands.bindings)).toEqual(['ArrowRight']);
  place.view = 'compare';
  expect(commands.bindings).toEqual({});
});

test('the button of a command that is not possible looks so and says why, and acts once it is', () => {
  let why: string | null = 'There is no room.';
  const add = command('add', 'a', { whyNot: () => why });
  const { commands, tell } = setUp({ title: 'All', lines: [add] });
  const idle = commands.button('add', 'Adds one');
  expect(idle).toMatchObject({ 'aria-disabled': true, 'aria-description': why, 'aria-keyshortcuts': 'A' });
  idle.onclick();
  expect(tell.mock.calls[0]![0]).toBe(why);
  why = null;
  const ready = commands.button('add', 'Adds one');
  expect(ready).toMatchObject({ 'aria-disabled': undefined, 'aria-description': 'Adds one' });
  ready.onclick();
  expect(add.run).toHaveBeenCalledOnce();
});

test('what lies further in front has the key: the tour before a question, and that before what is presented', () => {
  const open = new Set<string>();
  const groups = (['tour', 'question', 'hand', 'lesson', 'presentation'] as const).map((scope): CommandGroup => ({
    title: scope,
    scope,
    get isOn() {
      return open.has(scope);
    },
    lines: [command(scope, 'Escape')],
  }));
  const { commands } = setUp({ title: 'All', lines: [command('all', 'Escape')] }, ...groups);
  const owner = (): string[] => commands.offered.filter(({ keys }) => keys.length > 0).map(({ id }) => id);
  expect(owner()).toEqual(['all']);
  for (const scope of ['presentation', 'lesson', 'hand', 'question', 'tour']) {
    open.add(scope);
    commands.add(); // what is open is no state here: the groups are asked again
    expect(owner()).toEqual([scope]);
    expect(commands.collisions).toEqual([]);
  }
});

test('two commands of one level with one key are a collision, and the key still works; no two have one name', () => {
  const [one, other] = [command('a', 'x'), command('b', 'x')];
  const twice = setUp({ title: 'A', lines: [one, other] }).commands;
  expect(twice.collisions).toEqual(['x']);
  twice.bindings.x();
  expect([one.run, other.run].map((run) => vi.mocked(run).mock.calls.length)).toEqual([0, 1]);
  const apart = setUp(
    { title: 'A', scope: 'search', lines: [command('a', 'x')] },
    { title: 'B', scope: 'puzzle', lines: [command('b', 'x')] },
  );
  expect(apart.commands.collisions).toEqual([]);
  const named = setUp({ title: 'A', lines: [command('a'), command('a')] });
  expect(() => named.commands.press('a')).toThrow('Two commands have the name a.');
});

test('a command is offered with the keys that reach it, and without those of what is in front', () => {
  const { commands, place } = setUp(
    { title: 'Board', scope: 'puzzle', lines: [command('right', 'ArrowRight')] },
    { title: 'Steps', lines: [command('step', 'ArrowRight', { keys: ['ArrowRight', 'x'] })] },
  );
  const keys = (): unknown => Object.fromEntries(commands.offered.map(({ id, shown }) => [id, shown]));
  expect(keys()).toEqual({ step: '→' });
  place.view = 'puzzle';
  expect(keys()).toEqual({ right: '→', step: 'X' });
});

test('a command that is not possible now says why, and does nothing', () => {
  let why: string | null = 'There is nothing to undo.';
  const undo = command('undo', '$mod+z', { whyNot: () => why });
  const { commands, tell } = setUp({ title: 'A', lines: [undo] });
  commands.bindings['$mod+z']();
  expect(tell).toHaveBeenCalledExactlyOnceWith(why, expect.any(Function));
  expect(undo.run).not.toHaveBeenCalled();
  const [, isTrue] = tell.mock.calls[0]!;
  expect(isTrue()).toBe(true);
  why = null;
  expect(isTrue()).toBe(false);
  commands.bindings['$mod+z']();
  expect(undo.run).toHaveBeenCalledOnce();
});

test('a command that works over menus and dialogs has its keys there too, and no other one has', () => {
  const find = command('find', 'k', { keys: ['$mod+k'], isOverFront: true });
  const { commands, place } = setUp(
    { title: 'Views', lines: [find, command('step', 'x')] },
    { title: 'Board', scope: 'puzzle', lines: [command('hint', 'h', { isOverFront: true })] },
  );
  expect(Object.keys(commands.bindingsOverFront)).toEqual(['$mod+k']);
  commands.bindingsOverFront['$mod+k']!();
  expect(find.run).toHaveBeenCalledOnce();
  place.view = 'puzzle';
  expect(Object.keys(commands.bindingsOverFront)).toEqual(['$mod+k', 'h']);
});

test('the sheet has the open view first, the program next, then other views, and what does not work last', () => {
  const { commands, place } = setUp(
    { title: 'Board', scope: 'puzzle', lines: [command('a', 'a')] },
    { title: 'Compare', scope: 'compare', lines: [command('b', 'b')] },
    { title: 'Steps', except: ['compare'], lines: [command('c', 'c')] },
    { title: 'Views', lines: [command('d', 'd'), { title: 'In a list', shown: '↑ ↓' }] },
    { title: 'Without keys', lines: [command('e')] },
    { title: 'Card', scope: 'tour', lines: [command('f', 'f')] },
  );
  const titles = (): string[] => commands.sheet.map(({ title }) => title);
  expect(titles()).toEqual(['Steps', 'Views', 'Board', 'Compare']);
  place.view = 'compare';
  expect(titles()).toEqual(['Compare', 'Views', 'Board', 'Steps']);
  expect(commands.sheet[1]!.lines).toEqual([
    { title: 'Title of d', shown: 'D' },
    { title: 'In a list', shown: '↑ ↓' },
  ]);
});

test('a button that names commands has their keys, the first one for its tooltip', () => {
  const { commands } = setUp({
    title: 'A',
    lines: [
      command('zoom', '+', { keys: ['+', '='] }),
      { id: 'move', title: 'Move', keys: ['Alt+ArrowUp', 'Alt+ArrowDown'] },
    ],
  });
  expect(commands.shortcutOf('zoom')).toBe('Plus =');
  expect(commands.shortcutOf('move', 'zoom')).toBe('Alt+ArrowUp Alt+ArrowDown Plus =');
  expect(commands.keyOf('move')).toBe('Alt ↑');
  expect(() => commands.shortcutOf('nothing')).toThrow('No command has the name nothing.');
  expect(() => commands.press('move')).toThrow();
});

test('what can be pressed now is offered with the title of its group; notes of the sheet are not', () => {
  const { commands } = setUp(
    { title: 'Steps', lines: [command('step', 'x'), { title: 'In a list', shown: '↑ ↓' }] },
    { title: 'Board', scope: 'puzzle', lines: [command('hint', 'h')] },
    { title: 'Card', scope: 'tour', lines: [command('skip', 'Escape')] },
  );
  expect(commands.offered.map(({ id, group }) => [id, group])).toEqual([
    ['skip', 'Card'],
    ['step', 'Steps'],
  ]);
});

describe('without single-letter keys', () => {
  let hasLetters = true;
  beforeEach(() => {
    hasLetters = true;
  });

  function withSwitch(...groups: CommandGroup[]): Commands {
    const commands = new Commands(new Navigation('search'), vi.fn(), () => hasLetters);
    hasLetters = false;
    commands.add(...groups);
    return commands;
  }

  test('no key that prints a character works or is shown, but those with Ctrl or Alt, and words such as Enter', () => {
    const keys = [
      'x',
      'Shift+W',
      '?',
      '.',
      '+',
      '7',
      'Shift+Digit7',
      '$mod+k',
      'Alt+n',
      'F1',
      'Space',
      'Shift+PageDown',
    ];
    const commands = withSwitch({ title: 'All', lines: [command('all', undefined, { keys, isOverFront: true })] });
    const kept = ['$mod+k', 'Alt+n', 'F1', 'Space', 'Shift+PageDown'];
    expect(Object.keys(commands.bindings)).toEqual(kept);
    expect(Object.keys(commands.bindingsOverFront)).toEqual(kept);
    expect(commands.offered.map((line) => [line.keys, line.shown])).toEqual([[kept, 'Ctrl K']]);
    expect(commands.menuLine('all').key).toBe('Ctrl K');
    expect(commands.shortcutOf('all')).toBe('Control+K Alt+N F1 Space Shift+PageDown');
    hasLetters = true;
    commands.add(); // the switch is no state here
    expect(new Set(Object.keys(commands.bindings))).toEqual(new Set(keys));
  });

  test('the sheet has no line without a key; ranges go with their keys, and what is no key stays', () => {
    const commands = withSwitch({
      title: 'All',
      lines: [
        command('a', 'a'),
        command('leave', undefined, { keys: ['r', 'Escape'] }),
        { title: 'Vote', keys: ['1'], shown: '1 to 5' },
        { title: 'Walk', shown: '← →' },
      ],
    });
    expect(commands.sheet[0]!.lines).toEqual([
      { title: 'Title of leave', shown: 'Esc' },
      { title: 'Walk', shown: '← →' },
    ]);
  });

  test('a text names a key while it works, and has other words or none once it does not', () => {
    const why = 'No.{ Press [a] for more.}';
    const lines = [command('a', 'Shift+a', { whyNot: () => why }), command('b.b', 'F1'), command('c')];
    const commands = withSwitch({ title: 'All', lines });
    const texts = [
      'Go{ ([a])}, {press [a] or [b.b]|click}, {[b.b]|no}.',
      '{Press [c]|Find} it: {1, 2} [a]{ by [none]}',
    ];
    const written = (): unknown => texts.map((text) => commands.withKeys(text));
    expect(written()).toEqual(['Go, click, F1.', 'Find it: {1, 2} [a]']);
    expect([commands.whyNot('a'), commands.menuLine('a').whyNot]).toEqual(['No.', 'No.']);
    hasLetters = true;
    expect(written()).toEqual(['Go (Shift A), press Shift A or F1, F1.', 'Find it: {1, 2} [a]']);
    expect(commands.whyNot('a')).toBe('No. Press Shift A for more.');
  });

  test('what a clicker sends still works', () => {
    const commands = withSwitch({ title: 'All', lines: [command('black', 'b', { isOfClicker: true })] });
    expect(Object.keys(commands.bindings)).toEqual(['b']);
    expect(commands.keyOf('black')).toBe('B');
  });
});
