import { kyivDate } from '@shop/domain/kyiv-date.ts';
import { lazily } from '@shop/domain/lazily.ts';

const months = [
  'січня',
  'лютого',
  'березня',
  'квітня',
  'травня',
  'червня',
  'липня',
  'серпня',
  'вересня',
  'жовтня',
  'листопада',
  'грудня',
];
const kyivTime = lazily(() => new Intl.DateTimeFormat('uk', { timeZone: 'Europe/Kyiv', timeStyle: 'short' }));

/** '14 листопада' for the date '2026-11-14'. */
export function dayAndMonth(date: string): string {
  const [, month, day] = date.split('-').map(Number) as [number, number, number];
  return `${day}\u00a0${months[month - 1]}`;
}

/** '14 листопада 2026' for the date '2026-11-14'. Not Intl, which adds «р.» in some browsers. */
export function longDay(date: string): string {
  return `${dayAndMonth(date)}\u00a0${Number(date.slice(0, 4))}`;
}

/** '14 листопада 2026', in Kyiv. */
export function longDate(moment: Date): string {
  return longDay(kyivDate(moment));
}

/** '14 листопада 2026, 09:05' */
export function longDateAndTime(moment: Date): string {
  return `${longDate(moment)}, ${kyivTime().format(moment)}`;
}

/** '14.11.2026, 09:05', for tables. */
export function shortDateAndTime(moment: Date): string {
  const [year, month, day] = kyivDate(moment).split('-');
  return `${day}.${month}.${year}, ${kyivTime().format(moment)}`;
}

/** '14.11.2026', the day of a moment in Kyiv. */
export function shortDate(moment: Date): string {
  return shortDay(kyivDate(moment));
}

/** '14.11.2026' for the date '2026-11-14'. */
export function shortDay(date: string): string {
  return date.split('-').reverse().join('.');
}
