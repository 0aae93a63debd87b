/** The commands of lessons. During a lesson: the keys of a presenter's clicker, and a few more. */
import type { Command, CommandGroup } from '../../program/commands.svelte.ts';
import { doesLessonsAlone } from '../../program/alone.ts';
import type { Program } from '../../program/program.ts';
import type { LessonPlayer } from '../held/lessonPlayer.svelte.ts';
import type { LessonSelection } from '../written/lessonSelection.svelte.ts';

/** What a clicker does to the whole view. */
interface Presented {
  readonly isOn: () => boolean;
  readonly toggle: () => void;
}

export function lessonCommands(player: LessonPlayer, presentation: Presented, openMap: () => void): CommandGroup {
  return {
    title: 'During a lesson',
    scope: 'lesson',
    get isOn() {
      return player.lesson !== null;
    },
    lines: [
      {
        id: 'lesson.next',
        keys: ['PageDown'],
        title: 'Reveal the answer, or go to the next stop',
        run: () => player.next(),
      },
      { id: 'lesson.back', keys: ['PageUp'], title: 'Go to the previous stop', run: () => player.back() },
      {
        id: 'lesson.skip',
        keys: ['Shift+PageDown'],
        title: 'Skip this stop and its question',
        run: () => player.skip(),
      },
      {
        id: 'lesson.map',
        keys: ['Shift+M'],
        title: 'Show the stops, to go to one or leave one out',
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
    title: 'Go back to the stop',
    whyNot: () => (player.isAway ? null : 'You are already at the stop.'),
    run: () => void player.return(),
  };
}

const ELSEWHERE = 'Notes are not shown while you present.{ Press [notes.window] to open them in a separate window.}';

function noteCommand(player: LessonPlayer, presentation: Presented): Command {
  return {
    id: 'lesson.note',
    keys: ['Shift+N'],
    title: 'Show the teacher’s note beside the view',
    whyNot: () => {
      if (!player.hasNotes) return 'Notes are for the teacher: a lesson that you do alone does not show them.';
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
        title: 'Move the lesson or stop up (↑) or down (↓)',
      },
      { id: 'lesson.deleteRow', keys: ['Delete'], title: 'Delete the lesson or stop' },
      { title: 'Close the stop you are editing', keys: ['Escape'] },
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
      if (doesLessonsAlone(program)) return 'Notes are for the teacher: choose “Before a class” in Lessons.';
      return selection.printout.lesson.stops.length === 0 ? 'This lesson has no stops yet.' : null;
    },
    run: () => void program.notices.attempt(() => selection.printout!.print()),
  };
}

/** The same, for the sheet of keys. */
export const LESSON_NOTES: CommandGroup = {
  title: 'During a lesson',
  lines: [
    { title: 'Reveal the answer, or go to the next stop', keys: ['PageDown'] },
    { title: 'Go to the previous stop', keys: ['PageUp'] },
    { title: 'Skip this stop and its question', keys: ['Shift+PageDown'] },
    { title: 'Show the stops, to go to one or leave one out', keys: ['Shift+M'] },
    { title: 'Go back to the stop', shown: 'Backspace' },
    { title: 'Show the teacher’s note', keys: ['Shift+N'] },
    { title: 'Present, or leave the presentation', shown: 'F5' },
    { title: 'Leave the lesson', keys: ['Shift+L'] },
  ],
};
