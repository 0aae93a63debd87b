/** Whether somebody is alone, or stands before a class: then there are notes for the teacher, and hands are counted. */
import type { Program } from './program.ts';

type WhoIsThere = Pick<Program, 'answers' | 'settings' | 'description'>;

/** Whether lessons are done alone: in an exported page always, in a page without a host until somebody chooses otherwise. */
export function doesLessonsAlone({ answers, settings, description }: WhoIsThere): boolean {
  return answers !== null || (settings.now.alone ?? description.host === 'page');
}

/** Whether somebody has to choose before a lesson begins: in a page without a host, students and teachers begin lessons alike. */
export function mustChooseAlone({ answers, settings, description }: WhoIsThere): boolean {
  return answers === null && settings.now.alone === null && description.host === 'page';
}

/** Whether a question is for one person: in an exported page, and in a lesson that is done alone. */
export function isAskedAlone(program: WhoIsThere): boolean {
  return program.answers !== null || (program.settings.now.lesson !== null && doesLessonsAlone(program));
}
