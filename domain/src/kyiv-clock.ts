const kyivClock = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Kyiv', dateStyle: 'short', timeStyle: 'short' });

/** The local time in Kyiv, '2026-11-15T09:05', in the format of a datetime-local input. */
export function toKyivClock(moment: Date): string {
  return kyivClock.format(moment).replace(' ', 'T');
}

/** The moment of a local time in Kyiv. A time in the hour skipped in spring becomes an hour later. */
export function fromKyivClock(clock: string): Date | undefined {
  const atGreenwich = Date.parse(`${clock}Z`);
  if (Number.isNaN(atGreenwich)) return undefined;
  const aheadAt = (moment: number) => Date.parse(`${toKyivClock(new Date(moment))}Z`) - moment;
  const guess = atGreenwich - aheadAt(atGreenwich);
  return new Date(atGreenwich - aheadAt(guess));
}
