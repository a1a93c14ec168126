import { kyivMorning, monthsLater } from './kyiv-date.ts';
import { inOneDirection } from './text-direction.ts';

export const longestRecipientName = 100;
export const longestMessage = 300;
const furthestMonths = 6;

/** Several lines, and nothing else that cannot be seen: neither control signs nor halves of a character. */
export const messageForm = /^(?:\n|[^\p{Cc}\p{Cs}])*$/u;

/** As it is kept: every system ends its lines in its own way, and nobody means a tabulator. */
export function plainMessage(typed: string): string {
  return inOneDirection(typed).replace(/\r\n?/g, '\n').replaceAll('\t', ' ').trim();
}

/** The days on which a certificate can be mailed to who gets it, when it is bought today. */
export function sendingDays(today: string): { first: string; last: string } {
  return { first: today, last: monthsLater(today, furthestMonths) };
}

export function isSendingDay(day: string, today: string): boolean {
  const { first, last } = sendingDays(today);
  return day >= first && day <= last;
}

/** When a certificate is mailed to who gets it: in the morning of the day, or at once when there is no better time. */
export function sendingMoment(day: string | null, now: Date): Date {
  const morning = day === null ? now : kyivMorning(day);
  return morning > now ? morning : now;
}
