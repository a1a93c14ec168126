const kyivClock = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Kyiv', dateStyle: 'short', timeStyle: 'short' });

/** What the clocks in Kyiv show at a moment, '2026-11-15T09:05', as a field for it is written. */
export function toKyivClock(moment: Date): string {
  return kyivClock.format(moment).replace(' ', 'T');
}

/** The moment at which they show it. An hour that is skipped in spring is the one after it. */
export function fromKyivClock(clock: string): Date | undefined {
  const atGreenwich = Date.parse(`${clock}Z`);
  if (Number.isNaN(atGreenwich)) return undefined;
  const aheadAt = (moment: number) => Date.parse(`${toKyivClock(new Date(moment))}Z`) - moment;
  const guess = atGreenwich - aheadAt(atGreenwich);
  return new Date(atGreenwich - aheadAt(guess));
}
