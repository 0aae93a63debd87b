/** The planned times of a lesson's stops, and what has been used. */
import { isMinutes, type LessonStop } from '../../shared/contract/lessons.ts';
import { count, formatNumber } from '../ui/format.ts';

const MINUTE_MS = 60_000;
const MINUTES_OF_HOUR = 60;

/** Minutes of these stops; `null` where none has a planned time. */
export function plannedMinutes(stops: readonly LessonStop[]): number | null {
  const planned = stops.flatMap(({ minutes }) => minutes ?? []);
  return planned.length === 0 ? null : planned.reduce((sum, minutes) => sum + minutes, 0);
}

/** By stop: "5 min · to 0:23", its planned minutes and the time since the beginning when it ends; '' without a time. */
export function plannedTimes(stops: readonly LessonStop[]): string[] {
  let until = 0;
  return stops.map(({ minutes }) => {
    if (minutes === undefined) return '';
    until += minutes;
    return `${minutes} min · to ${Math.floor(until / MINUTES_OF_HOUR)}:${String(until % MINUTES_OF_HOUR).padStart(2, '0')}`;
  });
}

type TypedNumber = Pick<HTMLInputElement, 'value' | 'valueAsNumber'> & {
  readonly validity: Pick<ValidityState, 'badInput'>;
};

/** The planned minutes that are typed: `null` for none, `undefined` where they are refused. "1e" reads as empty. */
export function typedMinutes({ value, valueAsNumber, validity }: TypedNumber): number | null | undefined {
  if (value === '' && !validity.badInput) return null;
  return isMinutes(valueAsNumber) ? valueAsNumber : undefined;
}

/** "1 minute planned"; '' where no stop has a time. */
export function plannedWords(stops: readonly LessonStop[]): string {
  const planned = plannedMinutes(stops);
  return planned === null ? '' : `${count(planned, 'minute')} planned`;
}

/** "41 minutes planned; 2 stops have no time." '' where none has. */
export function planWords(stops: readonly LessonStop[]): string {
  const planned = plannedWords(stops);
  if (planned === '') return '';
  const open = stops.filter(({ minutes }) => minutes === undefined).length;
  const rest = open === 0 ? '' : `; ${count(open, 'stop')} ${open === 1 ? 'has' : 'have'} no time`;
  return `${planned}${rest}.`;
}

/** "41 minutes planned, 12 used", in whole minutes; `usedMs`: by stop. */
export function minutesWords(stops: readonly LessonStop[], usedMs: ReadonlyMap<number, number>): string {
  const planned = plannedWords(stops);
  const used = Math.floor([...usedMs.values()].reduce((sum, ms) => sum + ms, 0) / MINUTE_MS);
  return planned === '' ? `${count(used, 'minute')} used.` : `${planned}, ${formatNumber(used)} used.`;
}
