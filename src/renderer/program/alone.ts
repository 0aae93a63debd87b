/** Whether one person uses the program or a teacher with a class, who has notes and counts hands. */
import type { Program } from './program.ts';

type WhoIsThere = Pick<Program, 'answers' | 'settings' | 'description'>;

/** Always in an exported page; by default in a page without a host. */
export function doesLessonsAlone({ answers, settings, description }: WhoIsThere): boolean {
  return answers !== null || (settings.now.alone ?? description.host === 'page');
}

/** Whether the user must choose before a lesson: in a page without a host, it may be a student or a teacher. */
export function mustChooseAlone({ answers, settings, description }: WhoIsThere): boolean {
  return answers === null && settings.now.alone === null && description.host === 'page';
}

/** Whether a question is for one person: in an exported page, or in a lesson done alone. */
export function isAskedAlone(program: WhoIsThere): boolean {
  return program.answers !== null || (program.settings.now.lesson !== null && doesLessonsAlone(program));
}

/** Of the button that asks: who is asked. */
export function askLabel(program: WhoIsThere): string {
  return isAskedAlone(program) ? 'Ask me' : 'Ask the class';
}
