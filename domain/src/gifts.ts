import { kyivMorning, monthsLater } from './kyiv-date.ts';
import { inOneDirection } from './text-direction.ts';

export const longestRecipientName = 100;
export const longestMessage = 300;
const furthestMonths = 6;

/** Line breaks are allowed; other control characters and lone surrogates are not. */
export const messageForm = /^(?:\n|[^\p{Cc}\p{Cs}])*$/u;

/** Normalises a message for storing: line breaks become \n, tabs become spaces. */
export function plainMessage(typed: string): string {
  return inOneDirection(typed).replace(/\r\n?/g, '\n').replaceAll('\t', ' ').trim();
}

/** The days on which a certificate bought today can be mailed to its recipient. */
export function sendingDays(today: string): { first: string; last: string } {
  return { first: today, last: monthsLater(today, furthestMonths) };
}

export function isSendingDay(day: string, today: string): boolean {
  const { first, last } = sendingDays(today);
  return day >= first && day <= last;
}

/** When a certificate is mailed to its recipient: in the morning of the chosen day, or at once if that is past or not set. */
export function sendingMoment(day: string | null, now: Date): Date {
  const morning = day === null ? now : kyivMorning(day);
  return morning > now ? morning : now;
}
