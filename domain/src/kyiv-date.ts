import { lazily } from './lazily.ts';

const timeZone = 'Europe/Kyiv';
const kyivDay = lazily(() => new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }));
const kyivHour = lazily(() => new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }));

/** The date in Kyiv, '2026-11-15'. A certificate is valid until midnight there. */
export function kyivDate(moment: Date): string {
  return kyivDay().format(moment);
}

/** The hour in Kyiv, from 0 to 23. */
export function hourInKyiv(moment: Date): number {
  return Number(kyivHour().format(moment));
}

/** 9:00 in Kyiv on a day, in summer and winter time. */
export function kyivMorning(day: string): Date {
  const atGreenwich = new Date(`${day}T09:00:00Z`);
  const hoursAhead = hourInKyiv(atGreenwich) - 9;
  return new Date(atGreenwich.getTime() - hoursAhead * 3_600_000);
}

/** The same day some months later, '2027-05-15'; the last day of a shorter month. */
export function monthsLater(date: string, months: number): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastOfMonth))).toISOString().slice(0, 10);
}

/** The date some days before, '2026-10-17'. */
export function daysBefore(date: string, days: number): string {
  return new Date(Date.parse(date) - days * 24 * 3_600_000).toISOString().slice(0, 10);
}
