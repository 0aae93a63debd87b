/** The commands of lessons. During a lesson: the keys of a presenter's clicker, and a few more. */
import { undoCommand } from '../library/libraryCommands.ts';
import type { Command, CommandGroup } from '../program/commands.svelte.ts';
import { doesLessonsAlone } from '../program/alone.ts';
import type { Program } from '../program/program.ts';
import type { LessonPlayer } from './lessonPlayer.svelte.ts';
import type { LessonSelection } from './lessonSelection.svelte.ts';

/** What a clicker does to the whole view. */
interface Presented {
  readonly isOn: () => boolean;
  readonly toggle: () => void;
}

export function lessonCommands(player: LessonPlayer, presentation: Presented, openMap: () => void): CommandGroup {
  return {
    title: 'While a lesson is held',
    scope: 'lesson',
    get isOn() {
      return player.lesson !== null;
    },
    lines: [
      { id: 'lesson.next', keys: ['PageDown'], title: 'Reveal the answer, or the next stop', run: () => player.next() },
      { id: 'lesson.back', keys: ['PageUp'], title: 'The previous stop', run: () => player.back() },
      {
        id: 'lesson.skip',
        keys: ['Shift+PageDown'],
        title: 'Skip this stop, and its question',
        run: () => player.skip(),
      },
      {
        id: 'lesson.map',
        keys: ['Shift+M'],
        title: 'The stops of the lesson, to go to one or to leave one out',
        run: openMap,
      },
      returnCommand(player),
      noteCommand(player, presentation),
      {
        id: 'lesson.present',
        keys: ['F5', 'Shift+F5'],
        title: 'Present the lesson, or leave the presentation',
        run: () => presentation.toggle(),
      },
      { id: 'lesson.leave', keys: ['Shift+L'], title: 'Leave the lesson', run: () => void player.leave() },
    ],
  };
}

function returnCommand(player: LessonPlayer): Command {
  return {
    id: 'lesson.return',
    keys: ['Backspace'],
    title: 'Back to the stop',
    whyNot: () => (player.isAway ? null : 'You are already at the stop.'),
    run: () => void player.return(),
  };
}

const ELSEWHERE = 'Notes are not shown while you present. Press Shift P to open them in their own window.';

function noteCommand(player: LessonPlayer, presentation: Presented): Command {
  return {
    id: 'lesson.note',
    keys: ['Shift+N'],
    title: 'The note for the teacher, beside the view',
    whyNot: () => {
      if (!player.hasNotes) return 'Notes are for who teaches: they are not shown in a lesson that you do alone.';
      return presentation.isOn() ? ELSEWHERE : null;
    },
    run: () => (player.showsNote = !player.showsNote),
  };
}

/** `whyNot`: why there is no moment to add; `open` asks for its lesson. */
export function addMomentCommand(whyNot: () => string | null, open: () => void): Command {
  return { id: 'lesson.addMoment', keys: ['Shift+U'], title: 'Add this moment to a lesson', whyNot, run: open };
}

export function lessonListCommands(program: Program, selection: LessonSelection): CommandGroup {
  return {
    title: 'In your lessons',
    scope: 'lessons',
    lines: [
      printCommand(program, selection),
      {
        id: 'lesson.moveRow',
        keys: ['Alt+ArrowUp', 'Alt+ArrowDown'],
        title: 'Move the lesson or the stop up; with ↓, down',
      },
      { id: 'lesson.deleteRow', keys: ['Delete'], title: 'Delete it' },
      { title: 'Close the stop that you are editing', keys: ['Escape'] },
      undoCommand('lesson.undo', program.notices),
    ],
  };
}

function printCommand(program: Program, selection: LessonSelection): Command {
  return {
    id: 'lesson.print',
    keys: ['$mod+p'],
    title: 'Print the notes of the lesson',
    whyNot: () => {
      if (program.navigation.view !== 'lessons' || !selection.printout) return 'Open a lesson in Lessons first.';
      if (doesLessonsAlone(program)) return 'Notes are for who teaches: choose “Before a class” in Lessons.';
      return selection.printout.lesson.stops.length === 0 ? 'This lesson has no stops yet.' : null;
    },
    run: () => void program.notices.attempt(() => selection.printout!.print()),
  };
}

/** The same, for the sheet of keys. */
export const LESSON_NOTES: CommandGroup = {
  title: 'While a lesson is held',
  lines: [
    { title: 'Reveal the answer, or the next stop', shown: 'Page ↓' },
    { title: 'The previous stop', shown: 'Page ↑' },
    { title: 'Skip this stop, and its question', shown: 'Shift Page ↓' },
    { title: 'The stops, to go to one or to leave one out', shown: 'Shift M' },
    { title: 'Back to the stop', shown: 'Backspace' },
    { title: 'The note for the teacher', shown: 'Shift N' },
    { title: 'Present, or leave the presentation', shown: 'F5' },
    { title: 'Leave the lesson', shown: 'Shift L' },
  ],
};
